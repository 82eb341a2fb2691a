import type { AnyChoice } from '../decision.js';
import type { Game, GameTypes } from '../game.js';
import { isOver } from '../over.js';
import { ask } from '../play.js';
import type { Visit } from './walk.js';

/**
 * Choices that are mostly wrong at a visit: of the wrong moment, seat or kind, and those of other moments put forward now. Some are
 * legal all the same.
 */
export const wrongChoices = <G extends GameTypes>(game: Game<G>, { before, entry }: Visit<G>, others: readonly Visit<G>[]): readonly unknown[] => {
  const asked = ask(game, before);
  if (isOver<G>(asked)) return [];
  const choice: AnyChoice = entry.choice;
  const seats = game.seats(before.table);
  return [
    { ...choice, answers: choice.answers + 1 },
    { ...choice, answers: 0 },
    ...[...seats, 'chance', 'constructor', ''].filter((by) => by !== asked.by).map((by) => ({ ...choice, by })),
    { ...choice, kind: 'nonsense' },
    { kind: choice.kind, answers: choice.answers, by: choice.by },
    null,
    ...others.map((other) => ({ ...other.entry.choice, answers: asked.id, by: asked.by })),
  ];
};
