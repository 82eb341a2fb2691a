import { isLeft, left, replayOf, type Either, type Fault } from '@regelwerk/core';
import { luck } from '@regelwerk/dice';
import { layTable, openReplay, type Table } from '@regelwerk/shatterpoint';
import { driftSalvage, drydock, moonWardens, moonwell, saltworks, threeBeacons } from '@regelwerk/shatterpoint/data';
import type { Io } from '../io.js';
import { COLOURED, PLAIN } from '../paint.js';
import { quoted, refuse } from '../refuse.js';
import { verify } from '../verify.js';
import { WORDS as PROGRAM } from '../words.js';
import { readArguments, type Wishes } from './arguments.js';
import { playMatch } from './match.js';
import { printMatch } from './print.js';
import { WORDS } from './words.js';

const SHIPPED: Readonly<Record<string, unknown>> = { drydock, moonwell, saltworks };

const under = (path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, path: `${path}: ${fault.path.replace(/^terrain\.?/, '') || '(all of it)'}` }));

const lay = (terrain: unknown): Either<readonly Fault[], Table> =>
  layTable({ seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain, options: {} });

const tableFor = (name: string, { read }: Pick<Io, 'read'>): Either<readonly Fault[], Table> => {
  if (Object.hasOwn(SHIPPED, name)) return lay(SHIPPED[name]);
  const text = read(name);
  if (isLeft(text)) return left([text.left]);
  try {
    const laid = lay(JSON.parse(text.right));
    return isLeft(laid) ? left(under(name, laid.left)) : laid;
  } catch (error) {
    return left([{ path: name, expected: `JSON (${error instanceof Error ? error.message : 'unreadable'})` }]);
  }
};

const playAndTell = (io: Io, { lang, seed, table: name, out }: Wishes): number => {
  const table = tableFor(name, io);
  if (isLeft(table)) return refuse(io, lang, table.left);
  const seedLuck = luck(seed);
  if (seedLuck._tag === 'Left') return refuse(io, lang, [{ path: '--seed', expected: 'a whole number' }]);
  const match = playMatch(table.right, seedLuck.right);
  if (isLeft(match)) return refuse(io, lang, match.left);
  io.out(printMatch(match.right, { lang, seed, paint: io.colour ? COLOURED : PLAIN }));
  const written = io.write(out, `${JSON.stringify(replayOf(match.right))}\n`);
  if (isLeft(written)) return refuse(io, lang, [written.left]);
  io.out(`${PROGRAM[lang].written(out)} ${PROGRAM[lang].howToVerify}\n  npm start -- shatterpoint --verify ${quoted(out)}`);
  return 0;
};

/** A match of Shatterpoint: reads its options, does what they say, and returns the exit code. */
export const runShatterpoint = (argv: readonly string[], io: Io): number => {
  const wishes = readArguments(argv);
  if (isLeft(wishes)) return refuse(io, 'en', wishes.left);
  const { lang, help, verify: replay } = wishes.right;
  if (help) {
    io.out(WORDS[lang].usage);
    return 0;
  }
  return replay === undefined ? playAndTell(io, wishes.right) : verify(io, lang, { file: replay, open: openReplay });
};
