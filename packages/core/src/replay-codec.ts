import * as t from 'io-ts';
import { list, text, whole } from './codec.js';
import type { AnyChoice } from './decision.js';
import type { AnswerSource, TakenBack } from './match.js';

/** What stands in `format` of a replay document. */
export const FORMAT = 'regelwerk-replay';

/** The version of the replay format that is written and read. */
export const VERSION = 1;

/** The version of the contract between core, games and bots. */
export const CONTRACT = 1;

/** One choice of a replay: where it came from, and the fingerprint of `play` after it. */
export interface ReplayStep {
  readonly choice: AnyChoice;
  readonly source: AnswerSource;
  readonly hash: string;
}

/** A match as a document: plain JSON from which it can be played again, checked after every choice. */
export interface Replay {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly game: string;
  readonly edition: string;
  readonly contract: typeof CONTRACT;
  readonly table: object;
  readonly start: { readonly kind: 'beginning' } | { readonly kind: 'position'; readonly play: object };
  readonly steps: readonly ReplayStep[];
  readonly takenBack: readonly TakenBack[];
  /** The number of steps: a document that was cut short shows it. */
  readonly length: number;
  /** The fingerprint of the document without this field. */
  readonly seal: string;
}

/** How many choices a replay may have. */
const MOST = 100_000;

const Hash = new t.Type<string>(
  'a fingerprint of 64 hexadecimal digits',
  (u): u is string => typeof u === 'string' && /^[0-9a-f]{64}$/.test(u),
  (u, c) => (typeof u === 'string' && /^[0-9a-f]{64}$/.test(u) ? t.success(u) : t.failure(u, c)),
  t.identity,
);

const Any = new t.Type<object>(
  'an object',
  (u): u is object => typeof u === 'object' && u !== null,
  (u, c) => (typeof u === 'object' && u !== null ? t.success(u) : t.failure(u, c)),
  t.identity,
);

const Source = t.keyof({ seat: null, seeded: null, scripted: null, 'typed-in': null }, 'seat, seeded, scripted or typed-in');

const Step = t.strict({ choice: Any, source: Source, hash: Hash });

const Taken = t.strict({
  from: whole(1, MOST),
  to: whole(0, MOST),
  what: list(t.keyof({ chance: null, secret: null }, 'chance or secret'), 2, 1),
});

/** The frame of the document; table, play and choices are read by the codecs of the game. */
export const Document = t.strict({
  format: t.literal(FORMAT),
  version: t.literal(VERSION),
  game: text(100),
  edition: text(100),
  contract: t.literal(CONTRACT),
  table: Any,
  start: t.union([t.strict({ kind: t.literal('beginning') }), t.strict({ kind: t.literal('position'), play: Any })]),
  steps: list(Step, MOST),
  takenBack: list(Taken, MOST),
  length: whole(0, MOST),
  seal: Hash,
});
