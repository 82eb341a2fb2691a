import { draw, luck, type Luck } from '@regelwerk/dice';
import { answer, ask, begin, fingerprint, isChance, isLeft, isOver, madeIn, openMatch, play, seededAnswer, simulate, type Match, type State } from '@regelwerk/core';
import { game } from '../test/toy/game.js';
import type { Choice, Table, Toy } from '../test/toy/model.js';
import type { Row } from './row.js';

const TABLE: Table = { seats: ['north', 'south'], rounds: 9, hand: 5, deck: { dare: 20, gust: 20, shade: 20, spark: 20 } };

const lucky = (seed: number): Luck => {
  const made = luck(seed);
  if (made._tag === 'Left') throw new Error(made.left.kind);
  return made.right;
};

/** A whole random match, as its choices. */
const recorded = (seed: number): readonly Choice[] => {
  const own = lucky(seed);
  const drive = simulate(game, begin(game, TABLE).state);
  const made: Choice[] = [];
  for (let asked = drive.ask(); !isOver<Toy>(asked); asked = drive.ask()) {
    const listed = drive.choices('sparse');
    const choice = isChance(asked) ? (seededAnswer(own, asked) as Choice) : listed[draw(own, `${asked.id}`, 0, 0, listed.length - 1)];
    if (choice === undefined || isLeft(drive.play(choice))) throw new Error('a recorded choice is refused');
    made.push(choice);
  }
  return made;
};

/** Runs for about a second after a warm-up; how often a second. */
const rate = (once: () => number): number => {
  const now = (): number => Number(process.hrtime.bigint()) / 1e9;
  for (let warm = now() + 0.3; now() < warm; ) once();
  const start = now();
  let count = 0;
  while (now() < start + 1) count += once();
  return count / (now() - start);
};

const inPlace = (first: State<Toy>, choices: readonly Choice[]): number => {
  const drive = simulate(game, first);
  for (const choice of choices) drive.play(choice);
  return choices.length;
};

const still = (first: State<Toy>, choices: readonly Choice[]): number => {
  let state = first;
  for (const choice of choices) {
    const next = play(game, state, choice);
    if (!isLeft(next)) state = next.right.state;
  }
  return choices.length;
};

/** A match with the first so many choices made by hand, and the next choice. */
const matchAt = (choices: readonly Choice[], made: number): readonly [Match<Toy>, Choice] => {
  let match = openMatch(game, { kind: 'table', table: TABLE }, []);
  for (const choice of choices.slice(0, made)) if (!isLeft(match)) match = answer(match.right, choice) as typeof match;
  const next = choices[made];
  if (isLeft(match) || next === undefined || madeIn(match.right) !== made) throw new Error('the match is shorter');
  return [match.right, next];
};

const perChoice = (choices: readonly Choice[], from: number): number => {
  const some = Array.from({ length: 10 }, (_, i) => matchAt(choices, from + i));
  return 1e6 / rate(() => some.reduce((sum, [match, choice]) => sum + (answer(match, choice)._tag === 'Right' ? 1 : 0), 0));
};

/** What the machine costs, on the toy game of the tests. */
export const bench = ({ seed }: { readonly seed: number }): readonly Row[] => {
  const choices = recorded(seed);
  const first = begin(game, TABLE).state;
  const immutable = rate(() => still(first, choices));
  const late = choices.length - 20;
  const drive = simulate(game, first);
  if (isOver<Toy>(ask(game, first))) throw new Error('over');
  return [
    { name: 'core: lanterns, in place', value: rate(() => inPlace(first, choices)), unit: 'choices/s', against: { name: 'immutable', value: immutable } },
    { name: 'core: lanterns, immutable', value: immutable, unit: 'choices/s' },
    { name: `core: answer after ${late} choices`, value: perChoice(choices, late), unit: 'µs', against: { name: 'after 20', value: perChoice(choices, 20) } },
    { name: 'core: fork', value: 1e6 / rate(() => (drive.fork(), 1)), unit: 'µs' },
    { name: 'core: fingerprint of a play', value: 1e6 / rate(() => (fingerprint(first.play), 1)), unit: 'µs' },
  ];
};
