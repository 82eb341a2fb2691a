import type { Frozen } from '@regelwerk/core';
import { withChart } from '../../attacks/chart.js';
import { stanceOf } from '../../attacks/stance.js';
import type { Effect } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';

/** First the attack roll is modified: the attacker speaks first, then the defender. */
export const modifyAttack = rule('sp.attack.modify-attack-roll', (state: State, { attacker, defender }: Frozen<AttackFrame>): readonly Event[] =>
  announce(state, { at: 'modify-attack', about: attacker, other: defender, rule: 'sp.attack.modify-attack-roll' }),
);

/** Then the defence roll, in the same order. */
export const modifyDefence = rule('sp.attack.modify-defence-roll', (state: State, { attacker, defender }: Frozen<AttackFrame>): readonly Event[] =>
  announce(state, { at: 'modify-defence', about: attacker, other: defender, rule: 'sp.attack.modify-defence-roll' }),
);

/** Only then the charts are used: that of the attacker's weapon with its damage, then that of the defender. */
export const useCharts = rule('sp.attack.modify-expertise', (state: State, frame: Frozen<AttackFrame>): readonly Event[] => {
  const { options } = state.table;
  const first = withChart(stanceOf(state, frame.attacker), 'attack', { frame, options });
  const dice = first === undefined ? frame : { ...frame, ...first.dice };
  const second = withChart(stanceOf(state, frame.defender), 'defence', { frame: dice, options });
  return [first, second].flatMap((one): readonly Event[] => {
    if (one === undefined) return [];
    return [{ kind: 'chart-applied', rule: 'sp.attack.modify-expertise', roll: one.roll, expertise: one.expertise, ...one.dice, later: one.later as readonly Effect[] }];
  });
});
