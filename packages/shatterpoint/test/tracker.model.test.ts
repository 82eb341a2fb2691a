import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Event } from '../src/model/event.js';
import type { State } from '../src/model/state.js';
import { gainMomentum, loseMomentum } from '../src/rules/struggle/momentum.js';
import { scoreTurn } from '../src/rules/struggle/score.js';
import { settleStruggle } from '../src/rules/struggle/win-resolved.js';
import { after } from '../src/testing/after.js';
import { turnFrame } from '../src/testing/scene.js';
import { rowOf, trackScene } from '../src/testing/track.js';

// The tracker against the simplest thing that could be true: seventeen spaces, a token, and the sets of spaces on which momentum lies.

type Seat = 'north' | 'south';

interface Model {
  token: number;
  readonly laid: Record<Seat, Set<number>>;
  winner: Seat | undefined;
  won: Record<Seat, number>;
  over: boolean;
}

interface Real {
  state: State;
}

/** The space of the track with a number of a seat's own half. */
const spaceOf = (seat: Seat, own: number): number => (seat === 'south' ? own : -own);
const other = (seat: Seat): Seat => (seat === 'south' ? 'north' : 'south');
const OUTSIDE_IN = [8, 7, 6, 5, 4, 3, 2, 1];

const gain = (model: Model, seat: Seat): void => {
  if (model.winner !== undefined) return;
  const free = OUTSIDE_IN.map((own) => spaceOf(seat, own)).find((space) => !model.laid[seat].has(space));
  if (free === undefined) return;
  if (free === model.token) model.winner = seat;
  else model.laid[seat].add(free);
};

const spend = (model: Model, seat: Seat, n: number, order: readonly number[]): void => {
  let left = n;
  for (const own of order) {
    if (left > 0 && model.laid[seat].delete(spaceOf(seat, own))) left -= 1;
  }
};

const score = (model: Model, seat: Seat, steps: number): void => {
  if (model.winner !== undefined) return;
  const step = spaceOf(seat, 1);
  for (let i = 0; i < steps && Math.abs(model.token + step) <= 8; i += 1) {
    if (model.laid[seat].has(model.token + step)) {
      model.winner = seat;
      return;
    }
    model.token += step;
  }
  const own = model.token * step;
  if (own <= 0) gain(model, seat);
  if (own === 0) gain(model, other(seat));
};

const same = (model: Model, { state }: Real): void => {
  const { play } = state;
  expect({
    token: play.struggle.token,
    north: rowOf(state, 'north').map((own) => -own),
    south: rowOf(state, 'south'),
    winner: model.over ? play.winner[0] : play.struggle.winner[0],
    won: [play.sides['north']?.won.length, play.sides['south']?.won.length],
    over: play.ended === 'struggles',
  }).toEqual({
    token: model.token,
    north: [...model.laid.north].sort((a, b) => a - b),
    south: [...model.laid.south].sort((a, b) => b - a),
    winner: model.winner,
    won: [model.won.north, model.won.south],
    over: model.over,
  });
};

/** A command: what it does to the model, and the events of the rules. */
const command = (name: string, toModel: (model: Model) => void, events: (state: State) => readonly Event[]): fc.Command<Model, Real> => ({
  check: ({ over }) => !over,
  run: (model, real) => {
    toModel(model);
    real.state = after(real.state, events(real.state));
    same(model, real);
  },
  toString: () => name,
});

const controlled = (state: State, seat: Seat, n: number): State => ({
  table: state.table,
  play: {
    ...state.play,
    active: seat,
    objectives: Object.fromEntries(Object.entries(state.play.objectives).map(([id, one], i) => [id, { ...one, active: true, control: i < n ? [seat] : [] }])),
  },
});

/** Step 11: the model takes a card, and lays a new track unless that was the second. */
const settle = (model: Model): void => {
  const seat = model.winner;
  if (seat === undefined) return;
  model.won[seat] += 1;
  model.over = model.won[seat] === 2;
  if (model.over) return;
  Object.assign(model, { token: 0, winner: undefined });
  for (const one of ['north', 'south'] as const) {
    model.laid[one].clear();
    model.laid[one].add(spaceOf(one, 8));
  }
};

/** After step 11 the next card is revealed elsewhere: the turn goes on. */
const settledEvents = (state: State): readonly Event[] =>
  settleStruggle(state).flatMap((event): readonly Event[] => (event.kind === 'begun' ? [{ kind: 'struggle-revealed', rule: 'sp.struggle.next-card', card: 's1', phase: 2 }] : [event]));

const seat = fc.constantFrom<Seat>('north', 'south');

const commands = (spendFrom: 'innermost' | 'outermost') => {
  const order = spendFrom === 'innermost' ? [...OUTSIDE_IN].reverse() : OUTSIDE_IN;
  return fc.commands(
    [
      seat.map((who) => command(`gain ${who}`, (model) => gain(model, who), (state) => gainMomentum(state, who, 'sp.damage.wounded-momentum'))),
      fc.tuple(seat, fc.nat(4)).map(([who, n]) => command(`spend ${who} ${n}`, (model) => spend(model, who, n, order), (state) => loseMomentum(state, who, n))),
      fc.tuple(seat, fc.nat(5)).map(([who, n]) => command(`score ${who} ${n}`, (model) => score(model, who, n), (state) => scoreTurn(controlled(state, who, n)))),
      fc.constant(command('settle', settle, settledEvents)),
    ],
    { maxCommands: 60 },
  );
};

const fresh = (spendFrom: 'innermost' | 'outermost'): { readonly model: Model; readonly real: Real } => ({
  model: { token: 0, laid: { north: new Set([-8]), south: new Set([8]) }, winner: undefined, won: { north: 0, south: 0 }, over: false },
  real: { state: trackScene({ token: 0, scene: { options: { 'struggle.spendFrom': spendFrom }, agenda: [turnFrame('north', 'north-a', { step: 11 })] } }) },
});

test.each(['innermost', 'outermost'] as const)('the tracker does what sets of spaces do; momentum is spent from the %s', (spendFrom) => {
  fc.assert(fc.property(commands(spendFrom), (list) => fc.modelRun(() => fresh(spendFrom), list)), { numRuns: 200 });
});
