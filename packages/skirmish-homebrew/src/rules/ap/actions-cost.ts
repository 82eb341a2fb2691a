import type { Explained } from '@regelwerk/core';
import { the } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { RuleId } from '../../model/rule-id.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { pooled } from './pool.js';

/** What an action costs, with the rules that make its price. */
export type Cost = Explained<number, RuleId>;

/** The action points that a figure can pay with: its own, or those of its side where a table plays with a pool. */
export const apOf = rule('hb.ap.actions-cost', (state: State, figure: string): number =>
  pooled(state) ? the(state.play.sides, seatOf(state, figure)).ap : the(state.play.figures, figure).ap,
);

/** A figure pays for an action. */
export const pay = rule(
  'hb.ap.actions-cost',
  (state: State, figure: string, { value, because }: Cost): EventOf<'ap-spent'> => ({
    kind: 'ap-spent',
    rule: because[0] ?? 'hb.ap.actions-cost',
    figure,
    ap: value,
    from: pooled(state) ? 'pool' : 'figure',
    seat: seatOf(state, figure),
    because,
  }),
);

const seatOf = ({ table }: State, figure: string): string => the(prepare(table).profiles, figure).seat;
