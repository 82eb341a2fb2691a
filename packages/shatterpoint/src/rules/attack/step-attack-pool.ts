import { the, type Explained } from '@regelwerk/core';
import { cardDice, together, type Build } from '../../attacks/pool.js';
import { stanceOf, unitOf } from '../../attacks/stance.js';
import { focusDice } from '../../focus.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { poolSize } from '../dice/pool-size.js';
import { baseDice } from './fixed-dice-attack.js';
import { meleeValues } from './melee-values.js';
import { rangedValues } from './ranged-values.js';

/** The attack pool: the attack value, then what is added to it, as by focus, then what is taken from it. */
export const attackPool = rule('sp.attack.step-attack-pool', (state: State, { attacker, defender, type, fixed, more }: Build): Explained<number, RuleId> => {
  const [unit, values] = [unitOf(state, attacker), type === 'melee' ? meleeValues : rangedValues];
  const { focus } = the(state.play.characters, attacker);
  const base = baseDice(values(stanceOf(state, attacker), stanceOf(state, defender)).attack, fixed);
  const { value, because } = together([
    { dice: base, rule: fixed > 0 ? baseDice.rule : values.rule },
    { dice: focus, rule: 'sp.turn.action-focus' },
    { dice: focus > 0 ? focusDice(unit, type) : 0, rule: type === 'melee' ? 'sp.keyword.impact' : 'sp.keyword.sharpshooter' },
    cardDice(unit, 'attack', type),
    { dice: more.attack, rule: 'sp.attack.step-attack-pool' },
  ]);
  return { value: poolSize(value, state.table.options), because };
});
