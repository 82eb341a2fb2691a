import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

const NOTHING: readonly Event[] = [];

const lost = (figure: string): Event => ({ kind: 'aim-lost', rule: 'hb.action.aim-lasts', figure });

/** A movement action takes a figure's aim away, where a table plays so. */
export const aimLostByMove = rule('hb.action.aim-lasts', ({ table, play }: State, figure: string): readonly Event[] =>
  table.options.aimEnds === 'move' && the(play.figures, figure).aims > 0 ? [lost(figure)] : NOTHING,
);

/** The end of the round takes all aims away, where a table plays so. */
export const aimLostByRound = rule('hb.action.aim-lasts', ({ table, play }: State): readonly Event[] => {
  if (table.options.aimEnds !== 'round') return NOTHING;
  const { seats, gangs } = prepare(table);
  return seats.flatMap((seat) => the(gangs, seat).filter((figure) => the(play.figures, figure).aims > 0).map(lost));
});
