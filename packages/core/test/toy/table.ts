import { luck } from '@regelwerk/dice';
import { ask, choices, isLeft, isOver, openMatch, seeded, type ChanceSource, type Match, type SeededChance } from '@regelwerk/core';
import { game } from './game.js';
import type { Choice, Table, Toy } from './model.js';

export const TABLE: Table = { seats: ['north', 'south'], rounds: 2, hand: 3, deck: { dare: 4, gust: 4, shade: 2, spark: 4 } };

/** The answer, or a failed test. */
export const sure = <A>(result: { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right'; readonly right: A }): A => {
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  return result.right;
};

export const lucky = (seed: number | string): SeededChance => seeded(sure(luck(seed)));

export const matchOn = (table: Table, chance: readonly ChanceSource[]): Match<Toy> => sure(openMatch(game, { kind: 'table', table }, chance));

/** The choice of a kind among those that are open. */
export const open = ({ state }: Pick<Match<Toy>, 'state'>, kind: Choice['kind'], holds: (choice: Choice) => boolean = () => true): Choice => {
  const found = choices(game, state, 'dense').find((choice) => choice.kind === kind && holds(choice));
  if (found === undefined) throw new Error(`no ${kind} among ${JSON.stringify(choices(game, state, 'dense'))} for ${JSON.stringify(ask(game, state))}`);
  return found;
};

export const over = ({ state }: Pick<Match<Toy>, 'state'>): boolean => isOver<Toy>(ask(game, state));
export { isLeft };
