import { begin, simulate, type Table } from '../src/index.js';
import { relay, strongbox } from '../src/data/index.js';
import { must, picker, type Options, type Row } from '../../core/bench/row.js';
import { answerOf, LONG, table, WARM } from './random.js';

const inPlace = (on: Table, seed: number, milliseconds: number): { readonly choices: number; readonly matches: number; readonly seconds: number } => {
  const pick = picker(seed);
  const first = begin(on).state;
  let made = 0;
  let matches = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    const run = simulate(first);
    for (;;) {
      const choice = answerOf(run.state, () => run.choices('sparse'), pick);
      if (choice === undefined) break;
      must(run.play(choice));
      made += 1;
    }
    matches += 1;
  }
  return { choices: made, matches, seconds: (performance.now() - start) / 1000 };
};

/** What random play in place costs. Apart from the rest: who drives in place drives nothing else. */
export const bench = ({ seed }: Options): readonly Row[] =>
  ([['strongbox', strongbox], ['relay', relay]] as const).flatMap(([name, scenario]) => {
    inPlace(table(scenario), seed, WARM);
    const { choices, matches, seconds } = inPlace(table(scenario), seed, LONG);
    return [
      { name: `skirmish: random play in place, sparse, ${name}`, value: choices / seconds, unit: 'choices/s' },
      { name: `skirmish: whole matches in place, ${name}`, value: matches / seconds, unit: 'matches/s' },
    ];
  });
