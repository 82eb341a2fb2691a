import { isLeft, replayOf } from '@regelwerk/core';
import { luck } from '@regelwerk/dice';
import { openReplay } from '@regelwerk/skirmish-homebrew';
import { readArguments, type Wishes } from './arguments.js';
import type { Io } from './io.js';
import { playMatch } from './match.js';
import { COLOURED, PLAIN } from './paint.js';
import { printMatch } from './print.js';
import { quoted, refuse } from './refuse.js';
import { runShatterpoint } from './shatterpoint/run.js';
import { tableFor } from './table.js';
import { verify } from './verify.js';
import { WORDS } from './words.js';

const playAndTell = (io: Io, { lang, seed, scenario, out }: Wishes): number => {
  const table = tableFor(scenario, io);
  if (isLeft(table)) return refuse(io, lang, table.left);
  const seedLuck = luck(seed);
  if (seedLuck._tag === 'Left') return refuse(io, lang, [{ path: '--seed', expected: 'a whole number' }]);
  const match = playMatch(table.right, seedLuck.right);
  if (isLeft(match)) return refuse(io, lang, match.left);
  io.out(printMatch(match.right, { lang, seed, paint: io.colour ? COLOURED : PLAIN }));
  const written = io.write(out, `${JSON.stringify(replayOf(match.right))}\n`);
  if (isLeft(written)) return refuse(io, lang, [written.left]);
  const words = WORDS[lang];
  io.out(`${words.written(out)} ${words.howToVerify}\n  npm start -- --verify ${quoted(out)}`);
  return 0;
};

/** The whole program: reads its options, does what they say, and returns the exit code. The name of another game comes first. */
export const run = (argv: readonly string[], io: Io): number => {
  if (argv[0] === 'shatterpoint') return runShatterpoint(argv.slice(1), io);
  const wishes = readArguments(argv);
  if (isLeft(wishes)) return refuse(io, wishes.left.lang, wishes.left.faults);
  const { lang, help, verify: replay } = wishes.right;
  if (help) {
    io.out(WORDS[lang].usage);
    return 0;
  }
  return replay === undefined ? playAndTell(io, wishes.right) : verify(io, lang, { file: replay, open: openReplay });
};
