import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { liesOn, SPACES, type Row } from '../../row.js';
import { isFrozen } from './first-win.js';
import { isFull } from './full-track.js';
import { winsByPlacement, winStruggle } from './win.js';

/** The spaces of a side, the outermost first. */
const INWARD: readonly number[] = Array.from({ length: SPACES }, (_, i) => SPACES - i);

/** Where a side's next momentum token goes: on its outermost free space, but never on the middle one. */
export const nextSpace = rule('sp.struggle.momentum-not-middle', (row: Row): number | undefined =>
  isFull(row) ? undefined : (row.gaps[0] ?? SPACES - row.momentum),
);

/** A momentum token for a seat while the struggle token stands on a space: it is laid, or would lie just there, which wins the struggle. */
export const layMomentum = rule(
  'sp.struggle.momentum-place',
  (state: State, seat: string, { token, rule: because }: { readonly token: number; readonly rule: RuleId }): readonly Event[] => {
    const space = nextSpace(the(state.play.sides, seat));
    if (isFrozen(state) || space === undefined) return [];
    if (winsByPlacement(state, seat, { token, space })) return winStruggle(state, seat, 'sp.struggle.win-by-placement');
    return [{ kind: 'momentum-gained', rule: because, seat, space }];
  },
);

/** A player gains one momentum token. A struggle that is won so may begin something: say this last. */
export const gainMomentum = rule('sp.struggle.momentum-place', (state: State, seat: string, because: RuleId): readonly Event[] =>
  layMomentum(state, seat, { token: state.play.struggle.token, rule: because }),
);

/** The free spaces outside the innermost token once so many tokens have gone: none, unless the table takes the outermost first. */
export const gapsAfter = rule('sp.struggle.momentum-spend-inner', ({ table }: State, row: Row, n: number): readonly number[] => {
  if (table.options['struggle.spendFrom'] === 'innermost' || n >= row.momentum) return [];
  const lost = INWARD.filter((space) => liesOn(row, space)).slice(0, n);
  return INWARD.filter((space) => row.gaps.includes(space) || lost.includes(space));
});

/** A player spends or loses so many momentum tokens, or all there are. */
export const loseMomentum = rule('sp.struggle.momentum-spend', (state: State, seat: string, most: number): readonly Event[] => {
  const side = the(state.play.sides, seat);
  const n = Math.min(most, side.momentum);
  return n === 0 ? [] : [{ kind: 'momentum-lost', rule: 'sp.struggle.momentum-spend', seat, n, gaps: gapsAfter(state, side, n) }];
});

/** Why so much momentum cannot be spent: there is less. */
export const whyNoMomentum = rule('sp.struggle.momentum-spend', ({ play }: State, seat: string, cost: number): Refusal | undefined => {
  const { momentum } = the(play.sides, seat);
  return cost <= momentum ? undefined : { kind: 'too-little-momentum', rule: 'sp.struggle.momentum-spend', cost, momentum };
});
