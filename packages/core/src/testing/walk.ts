import { draw, fork, luck, type Luck } from '@regelwerk/dice';
import { seeded, type ChanceSource } from '../chance/source.js';
import { isChance, type Density } from '../decision.js';
import { isLeft } from '../either.js';
import type { Game, GameTypes, State } from '../game.js';
import { answer, logOf, type Entry, type Match } from '../match.js';
import { openMatch } from '../open.js';
import { isOver } from '../over.js';
import { ask, choices } from '../play.js';
import { sample } from '../sample.js';

/** How a random match is played. */
export interface Stroll {
  readonly seed: number;
  /** How many choices of seats are made at most. */
  readonly choices: number;
  /** Which of the listed answers are drawn from; `sample` takes what the rooms sample. */
  readonly density: Density | 'sample';
  /** Where dice and cards come from; seeded if left out. */
  readonly chance?: (luck: Luck) => readonly ChanceSource[];
  /** How likely a listed choice is taken, in whole numbers from 1; all alike if left out. Players who wander never meet. */
  readonly weigh?: (state: never, choice: never) => number;
}

/** The value of an answer that must be there. */
export const must = <A>(result: { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right'; readonly right: A }): A => {
  if (result._tag === 'Left') throw new Error(`refused: ${JSON.stringify(result.left)}`);
  return result.right;
};

interface Whim extends Pick<Stroll, 'density' | 'weigh'> {
  readonly luck: Luck;
}

const chosen = <G extends GameTypes>(game: Game<G>, state: State<G>, { luck: own, density, weigh }: Whim): unknown => {
  if (density === 'sample') return sample(game, state, own);
  const listed = choices(game, state, density);
  if (weigh === undefined) return listed[draw(own, `choice-${state.play.written}`, 0, 0, listed.length - 1)];
  const weights = listed.map((choice) => weigh(state as never, choice as never));
  let left = draw(own, `choice-${state.play.written}`, 0, 0, weights.reduce((sum, weight) => sum + weight, 0) - 1);
  return listed[weights.findIndex((weight) => (left -= weight) < 0)];
};

/** Goes on with a match by random choices of its seats, until it is over, or somebody must type in a roll. */
export const strollOn = <G extends GameTypes>(match: Match<G>, stroll: Stroll): Match<G> => {
  const own = fork(must(luck(stroll.seed)), 'stroll');
  let at = match;
  for (let i = 0; i < stroll.choices; i += 1) {
    const asked = ask(at.game, at.state);
    if (isOver<G>(asked) || isChance(asked)) return at;
    const next = answer(at, chosen(at.game, at.state, { ...stroll, luck: own }));
    if (isLeft(next)) throw new Error(`a listed choice is refused: ${JSON.stringify(next.left)}`);
    at = next.right;
  }
  return at;
};

/** A random match on a table: the same table and seed give the same match. */
export const randomPlay = <G extends GameTypes>(game: Game<G>, table: unknown, stroll: Stroll): Match<G> => {
  const own = fork(must(luck(stroll.seed)), 'chance');
  return strollOn(must(openMatch(game, { kind: 'table', table }, stroll.chance?.(own) ?? [seeded(own)])), stroll);
};

/** One choice of a match with the state before it. */
export interface Visit<G extends GameTypes> {
  readonly before: State<G>;
  readonly entry: Entry<G>;
}

/** The choices of a match, each with the state before it. */
export const visitsOf = <G extends GameTypes>(match: Match<G>): readonly Visit<G>[] => {
  let before = match.opening.state;
  return logOf(match).map((entry) => {
    const visit = { before, entry };
    before = entry.state;
    return visit;
  });
};

/** The states of a match in which somebody was asked, and the last one. */
export const statesOf = <G extends GameTypes>(match: Match<G>): readonly State<G>[] => [
  match.opening.state,
  ...logOf(match).map(({ state }) => state),
];
