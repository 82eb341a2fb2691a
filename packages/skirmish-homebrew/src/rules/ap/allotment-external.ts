import { find } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { isAble } from '../life/incapacitated.js';

/** The points that a side has for a round. */
export const sideAp = rule('hb.ap.allotment-external', ({ table }: State): number => table.options.sideAp);

const whyNotAllotted = (state: State, seat: string, figure: string): Refusal | undefined => {
  const profile = find(prepare(state.table).profiles, figure);
  if (profile === undefined) return { kind: 'unknown-id', what: 'figure', id: figure };
  const why = profile.seat !== seat ? 'not-yours' : isAble(state, figure) ? undefined : 'not-able';
  return why === undefined ? undefined : { kind: 'cannot-be-allotted', rule: 'hb.ap.allotment-external', figure, why };
};

/** Why a side may not spread its points so; `undefined` if it may. */
export const checkAllotment = rule(
  'hb.ap.allotment-external',
  (state: State, seat: string, ap: Readonly<Record<string, number>>): Refusal | undefined => {
    let allotted = 0;
    for (const [figure, points] of Object.entries(ap)) {
      const refusal = whyNotAllotted(state, seat, figure);
      if (refusal !== undefined) return refusal;
      allotted += points;
    }
    const total = sideAp(state);
    return allotted <= total ? undefined : { kind: 'too-many-ap', rule: 'hb.ap.allotment-external', allotted, total };
  },
);

/** The points of a side are spread over its figures; who gets none is not named. */
export const allot = rule(
  'hb.ap.allotment-external',
  (seat: string, ap: Readonly<Record<string, number>>): EventOf<'ap-allotted'> => ({
    kind: 'ap-allotted',
    rule: 'hb.ap.allotment-external',
    seat,
    ap: Object.fromEntries(Object.entries(ap).filter(([, points]) => points > 0)),
    pool: 0,
  }),
);
