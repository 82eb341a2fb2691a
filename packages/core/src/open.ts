import type { ChanceSource } from './chance/source.js';
import { decode } from './codec.js';
import { CHANCE } from './decision.js';
import { isLeft, left, right, type Either } from './either.js';
import { copyPlain, freeze } from './frozen.js';
import { SPECTATOR, type Game, type GameTypes, type State } from './game.js';
import { goOn, type Match, type TakenBack } from './match.js';
import { begin, rest } from './play.js';
import type { Fault } from './refusal.js';

/** What a match can be opened from, as foreign JSON: a table, or a position in the middle of a match. */
export type Start =
  | { readonly kind: 'table'; readonly table: unknown }
  | { readonly kind: 'position'; readonly state: unknown };

const under = (path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));

const seatFaults = <G extends GameTypes>(game: Game<G>, table: State<G>['table']): readonly Fault[] => {
  const seats = game.seats(table);
  const fair = seats.every((seat, i) => seat !== CHANCE && seat !== SPECTATOR && seats.indexOf(seat) === i);
  return fair ? [] : [{ path: 'table', expected: `seats with names of their own, other than ${CHANCE} and ${SPECTATOR}` }];
};

/** Reads a table as foreign JSON. */
const readTable = <G extends GameTypes>(game: Game<G>, foreign: unknown): Either<readonly Fault[], State<G>['table']> => {
  const table = decode(game.codecs.table, foreign);
  if (isLeft(table)) return left(under('table', table.left));
  const still = freeze<G['Table']>(copyPlain(table.right));
  const faults = seatFaults(game, still);
  return faults.length > 0 ? left(faults) : right(still);
};

/** Reads a position as foreign JSON: by the codecs, then by the game's invariants. */
export const readState = <G extends GameTypes>(game: Game<G>, foreign: unknown): Either<readonly Fault[], State<G>> => {
  if (typeof foreign !== 'object' || foreign === null) return left([{ path: '', expected: 'a state' }]);
  const { table: outer, play: inner } = foreign as { readonly table?: unknown; readonly play?: unknown };
  const table = readTable(game, outer);
  if (isLeft(table)) return table;
  const play = decode(game.codecs.play, inner);
  if (isLeft(play)) return left(under('play', play.left));
  const state: State<G> = { table: table.right, play: freeze<G['Play']>(copyPlain(play.right)) };
  const faults = game.faults(state);
  return faults.length > 0 ? left(faults) : right(state);
};

const openState = <G extends GameTypes>(game: Game<G>, start: Start): Either<readonly Fault[], Pick<Match<G>, 'start' | 'opening'>> => {
  if (start.kind === 'position') {
    const state = readState(game, start.state);
    if (isLeft(state)) return state;
    return right({ start: { kind: 'position', play: state.right.play }, opening: rest(game, state.right) });
  }
  const table = readTable(game, start.table);
  if (isLeft(table)) return table;
  const faults = game.faults({ table: table.right, play: freeze(game.begin(table.right)) });
  if (faults.length > 0) return left(faults);
  return right({ start: { kind: 'beginning' }, opening: begin<G>(game, table.right) });
};

const NONE: readonly TakenBack[] = [];

/**
 * Opens a match on a table or from a position, with the sources of its dice and cards, asked in order. What no source answers is
 * typed in through `answer`.
 */
export const openMatch = <G extends GameTypes>(
  game: Game<G>,
  start: Start,
  chance: readonly ChanceSource[],
): Either<readonly Fault[], Match<G>> => {
  const opened = openState(game, start);
  if (isLeft(opened)) return opened;
  const { opening } = opened.right;
  const first: Match<G> = { game, chance: [...chance], ...opened.right, state: opening.state, last: undefined, takenBack: NONE };
  const match = goOn(first);
  if (!isLeft(match)) return match;
  const { left: refusal } = match;
  const path = refusal.kind === 'script-misfit' && 'answer' in refusal ? `chance.${refusal.source}.answers.${refusal.answer}` : 'chance';
  return left([{ path, expected: 'an answer that fits the first question to chance' }]);
};
