import { fingerprint } from './canonical.js';
import { admit, decode, type Bounds } from './codec.js';
import { isLeft, left, right, type Either } from './either.js';
import type { AnyGame, GameTypes } from './game.js';
import { logOf, type Match } from './match.js';
import type { Fault } from './refusal.js';
import { CONTRACT, Document, FORMAT, VERSION, type Replay } from './replay-codec.js';
import { verifyReplay } from './verify.js';

/** The match as a document. */
export const replayOf = <G extends GameTypes>({ game, ...match }: Match<G>): Replay => {
  const steps = logOf({ game, ...match }).map(({ choice, source, state }) => ({ choice, source, hash: fingerprint(state.play) }));
  const body: Omit<Replay, 'seal'> = {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    edition: game.edition,
    contract: CONTRACT,
    table: match.state.table,
    start: match.start,
    steps,
    takenBack: match.takenBack,
    length: steps.length,
  };
  return { ...body, seal: fingerprint(body) };
};

/** A document that has been read, and the game among those given that it is of. */
export interface Reading<K extends AnyGame> {
  readonly game: K;
  readonly replay: Replay;
}

const BOUNDS: Bounds = { depth: 40, values: 5_000_000 };

const parsed = (source: unknown): Either<readonly Fault[], Readonly<Record<string, unknown>>> => {
  let value = source;
  if (typeof source === 'string') {
    try {
      value = JSON.parse(source);
    } catch (error) {
      return left([{ path: '', expected: `a whole JSON document (${error instanceof Error ? error.message : 'unreadable'})` }]);
    }
  }
  const fault = admit(value, BOUNDS);
  if (fault !== undefined) return left([fault]);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? right(value as Readonly<Record<string, unknown>>)
    : left([{ path: '', expected: 'a replay document' }]);
};

const quoted = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));

const named = (path: string, known: readonly (string | number)[], found: unknown): Fault => ({
  path,
  expected: `${known.map((one) => JSON.stringify(one)).join(' or ')}, found ${quoted(found)}`,
});

/** The game that the document is of, or the first of format, version, game and edition that is not known. */
const gameOf = <K extends AnyGame>(games: readonly K[], source: Readonly<Record<string, unknown>>): Either<readonly Fault[], K> => {
  if (source['format'] !== FORMAT) return left([named('format', [FORMAT], source['format'])]);
  if (source['version'] !== VERSION) return left([named('version', [VERSION], source['version'])]);
  const ofId = games.filter(({ id }) => id === source['game']);
  if (ofId[0] === undefined) return left([named('game', games.map(({ id }) => id), source['game'])]);
  const game = ofId.find(({ edition }) => edition === source['edition']);
  if (game !== undefined) return right(game);
  const fault = named('edition', ofId.map(({ edition }) => edition), source['edition']);
  return left([ofId[0].editionRule === undefined ? fault : { ...fault, rule: ofId[0].editionRule }]);
};

const sealFaults = (source: Readonly<Record<string, unknown>>, replay: Replay): readonly Fault[] => {
  const { seal, ...body } = source;
  const faults: Fault[] = [];
  if (replay.length !== replay.steps.length) faults.push({ path: 'steps', expected: `${replay.length} steps, found ${replay.steps.length}` });
  if (seal !== fingerprint(body)) faults.push({ path: 'seal', expected: 'the fingerprint of the document: it was changed after it was written' });
  return faults;
};

/**
 * Reads a replay, as text or as JSON, of one of these games. A format, version, game or edition that is not known is refused by
 * name; a document that was cut short or edited is refused with the paths, as far as they can be told.
 */
export const readReplay = <K extends AnyGame>(games: readonly K[], source: unknown): Either<readonly Fault[], Reading<K>> => {
  const json = parsed(source);
  if (isLeft(json)) return json;
  const game = gameOf(games, json.right);
  if (isLeft(game)) return game;
  const document = decode(Document, json.right, BOUNDS);
  if (isLeft(document)) return document;
  const replay = document.right as Replay;
  const faults = sealFaults(json.right, replay);
  if (faults.length === 0) return right({ game: game.right, replay });
  const played = verifyReplay(game.right, replay);
  return left(isLeft(played) ? [...faults, ...played.left] : faults);
};
