import { ask, begin, choices, play, simulate, type State } from '../src/index.js';
import { must, perCall, picker, type Options, type Row } from '../../core/bench/row.js';
import { answerOf, table } from './random.js';

const [WARM, LONG] = [2000, 4000];

const immutable = (seed: number, milliseconds: number): number => {
  const pick = picker(seed);
  const first = begin(table()).state;
  let made = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    for (let state = first; ; ) {
      const now = state;
      const choice = answerOf(ask(now), () => choices(now, 'sparse'), pick);
      if (choice === undefined) break;
      state = must(play(now, choice)).state;
      made += 1;
    }
  }
  return made / ((performance.now() - start) / 1000);
};

/** A state in the middle of a match: after so many choices. */
const middle = (seed: number, made: number): State => {
  const pick = picker(seed);
  let state = begin(table()).state;
  for (let i = 0; i < made; i += 1) {
    const now = state;
    const choice = answerOf(ask(now), () => choices(now, 'sparse'), pick);
    if (choice === undefined) return now;
    state = must(play(now, choice)).state;
  }
  return state;
};

/** What the game costs. */
export const bench = ({ seed }: Options): readonly Row[] => {
  immutable(seed, WARM);
  const state = middle(seed, 200);
  const simulation = simulate(state);
  return [
    { name: 'shatterpoint: random play, immutable, sparse', value: immutable(seed, LONG), unit: 'choices/s' },
    { name: 'shatterpoint: size of a play as JSON', value: JSON.stringify(state.play).length, unit: 'bytes' },
    {
      name: 'shatterpoint: fork of a play',
      value: perCall(1000, () => simulation.fork()),
      unit: 'µs',
      against: { name: 'structuredClone', value: perCall(200, () => structuredClone(state.play)) },
    },
  ];
};
