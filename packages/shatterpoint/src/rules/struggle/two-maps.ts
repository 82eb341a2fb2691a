import { struggleCardOf } from '../../mission.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';

/** Who chooses between two plans of the next card: who has lost the struggle. */
export const chooserAfter = rule('sp.struggle.two-maps', ({ table }: State, winner: string): string => otherSeat(prepare(table), winner));

/** Who chooses between two plans of the first card: the second player, unless the table has agreed otherwise. */
export const firstChooser = rule('sp.struggle.two-maps-first', ({ table, play }: State): string => {
  const prepared = prepare(table);
  const first = play.first[0] ?? prepared.seats[0];
  return table.options['struggle.firstMapChooser'] === 'first-player' ? first : otherSeat(prepared, first);
});

/** Why a plan cannot be chosen: the card does not show it. */
export const whyNotPlan = rule('sp.struggle.two-maps', (state: State, plan: number): Refusal | undefined =>
  plan < (struggleCardOf(state, state.play.struggle.card)?.plans.length ?? 0) ? undefined : { kind: 'no-such-plan', rule: 'sp.struggle.two-maps', plan },
);
