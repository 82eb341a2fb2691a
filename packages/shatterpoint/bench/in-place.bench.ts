import { begin, simulate, type Table } from '../src/index.js';
import { drydock, moonwell } from '../src/data/index.js';
import { must, picker, type Options, type Row } from '../../core/bench/row.js';
import { answerOf, table } from './random.js';

/** How long play runs until it is measured, and how long it is, in milliseconds. */
const [WARM, LONG] = [3000, 5000];

const inPlace = (on: Table, seed: number, milliseconds: number): { readonly choices: number; readonly matches: number; readonly turns: number; readonly seconds: number } => {
  const pick = picker(seed);
  const first = begin(on).state;
  let [made, matches, turns] = [0, 0, 0];
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    const run = simulate(first);
    for (;;) {
      const choice = answerOf(run.ask(), () => run.choices('sparse'), pick);
      if (choice === undefined) break;
      must(run.play(choice));
      made += 1;
    }
    turns += run.state.play.turn;
    matches += 1;
  }
  return { choices: made, matches, turns, seconds: (performance.now() - start) / 1000 };
};

/** What random play in place costs. Apart from the rest: who drives in place drives nothing else. */
export const bench = ({ seed }: Options): readonly Row[] =>
  ([['drydock', drydock], ['moonwell', moonwell]] as const).flatMap(([name, terrain]) => {
    inPlace(table(terrain), seed, WARM);
    const { choices, matches, turns, seconds } = inPlace(table(terrain), seed, LONG);
    return [
      { name: `shatterpoint: random play in place, sparse, ${name}`, value: choices / seconds, unit: 'choices/s' },
      { name: `shatterpoint: whole matches in place, ${name}`, value: matches / seconds, unit: 'matches/s' },
      { name: `shatterpoint: choices of a match, ${name}`, value: choices / matches, unit: 'choices' },
      { name: `shatterpoint: turns of a match, ${name}`, value: turns / matches, unit: 'turns' },
    ];
  });
