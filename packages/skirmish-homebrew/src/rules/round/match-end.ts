import { the } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Outcome } from '../../model/outcome.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { isAble } from '../life/incapacitated.js';

/** The last round of the match. */
export const lastRound = rule('hb.round.match-end', ({ table: { scenario, options } }: State): number =>
  scenario.rounds === 'usual' ? options.roundLimit : scenario.rounds,
);

/** Why the match ends at once; `undefined` if it goes on. */
export const endsNow = rule('hb.round.match-end', (state: State): 'scenario' | 'no-able-figure' | undefined => {
  if (state.play.winner.length > 0) return 'scenario';
  const { seats, gangs } = prepare(state.table);
  for (const seat of seats) if (!the(gangs, seat).some((figure) => isAble(state, figure))) return 'no-able-figure';
  return undefined;
});

/** The match is over. */
export const endMatch = rule(
  'hb.round.match-end',
  ({ play }: State, why: EventOf<'match-ended'>['why']): EventOf<'match-ended'> => ({
    kind: 'match-ended',
    rule: 'hb.round.match-end',
    round: play.round,
    why,
  }),
);

type Account = Outcome['sides'][number];

const account = (state: State, seat: string): Account => {
  const figures = the(prepare(state.table).gangs, seat);
  const able = figures.filter((figure) => isAble(state, figure)).length;
  const life = figures.reduce((sum, figure) => sum + the(state.play.figures, figure).life, 0);
  return { seat, able, life, points: the(state.play.sides, seat).points };
};

const leader = (sides: readonly Account[], by: 'points' | 'able' | 'life'): readonly string[] => {
  const [one, other] = sides;
  if (one === undefined || other === undefined || one[by] === other[by]) return [];
  return [one[by] > other[by] ? one.seat : other.seat];
};

/** How a match has ended: who the scenario names, else more points where it counts them, more able figures, more life points. */
export const outcome = rule('hb.round.match-end', (state: State): Outcome => {
  const sides = prepare(state.table).seats.map((seat) => account(state, seat));
  if (state.play.winner.length > 0) return { winner: state.play.winner, by: 'scenario', sides };
  const points = state.table.scenario.victory === 'points' ? leader(sides, 'points') : [];
  if (points.length > 0) return { winner: points, by: 'points', sides };
  const able = leader(sides, 'able');
  if (able.length > 0) return { winner: able, by: 'able-figures', sides };
  const life = leader(sides, 'life');
  return life.length > 0 ? { winner: life, by: 'life-points', sides } : { winner: [], by: 'draw', sides };
});
