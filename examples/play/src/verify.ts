import { fingerprint, isLeft, madeIn, type Either, type Fault, type GameTypes, type Lang, type Match } from '@regelwerk/core';
import type { Io } from './io.js';
import { refuse } from './refuse.js';
import { WORDS } from './words.js';

/** A replay to verify: its file, and what reads it and plays it again. */
export interface Verifying<G extends GameTypes> {
  readonly file: string;
  readonly open: (source: string) => Either<readonly Fault[], Match<G>>;
}

/** Plays a replay again, tells what came of it, and gives the exit code. */
export const verify = <G extends GameTypes>(io: Io, lang: Lang, { file, open }: Verifying<G>): number => {
  const text = io.read(file);
  if (isLeft(text)) return refuse(io, lang, [text.left]);
  const match = open(text.right);
  if (isLeft(match)) return refuse(io, lang, match.left.map((fault) => ({ ...fault, path: `${file}: ${fault.path || '(all of it)'}` })));
  io.out(WORDS[lang].verified(madeIn(match.right), fingerprint(match.right.state.play)));
  return 0;
};
