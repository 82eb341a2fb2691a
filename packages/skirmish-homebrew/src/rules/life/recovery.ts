import { the, type Frozen } from '@regelwerk/core';
import type { Event, EventOf } from '../../model/event.js';
import type { RecoveryFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { countSuccesses } from '../dice/success.js';
import { callRoll } from '../dice/whole-roll.js';
import { resistanceDice } from '../skill/dice.js';
import { isOut } from './incapacitated.js';

/** The figures that roll a recovery test at the start of the round: out, on the table, with life points again. */
export const needsRecovery = rule('hb.life.recovery', ({ table, play }: State): readonly string[] => {
  if (table.options.recovery === 'off') return [];
  const { seats, gangs } = prepare(table);
  return seats.flatMap((seat) =>
    the(gangs, seat).filter((figure) => {
      const { able, gone, life } = the(play.figures, figure);
      return !able && !gone && life >= 1 && !isOut(life, table.options);
    }),
  );
});

/** A recovery test is due. */
export const beginRecovery = rule('hb.life.recovery', (figure: string): readonly Event[] => [
  { kind: 'recovery-begun', rule: 'hb.life.recovery', figure },
]);

/** The figure rolls its resistance. */
export const callRecovery = rule('hb.life.recovery', (state: State, figure: string): EventOf<'roll-called'> =>
  callRoll(state, { by: 'hb.life.recovery', purpose: 'recovery', figure, pools: [resistanceDice(state, figure)] }),
);

/** What the test shows: at least one success makes the figure able again. */
export const settleRecovery = rule('hb.life.recovery', ({ table }: State, { figure, rolled }: Frozen<RecoveryFrame>): Event => {
  const successes = countSuccesses(rolled[0]?.[0] ?? [], table.options.successOn);
  return { kind: successes >= 1 ? 'figure-recovered' : 'recovery-failed', rule: 'hb.life.recovery', figure };
});
