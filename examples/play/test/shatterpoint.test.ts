import { fileURLToPath } from 'node:url';
import { storyOf } from '@regelwerk/core';
import { golden, must } from '@regelwerk/core/testing';
import { luck } from '@regelwerk/dice';
import { layTable } from '@regelwerk/shatterpoint';
import { driftSalvage, drydock, moonWardens, threeBeacons } from '@regelwerk/shatterpoint/data';
import { tell } from '@regelwerk/shatterpoint/rulebook';
import { expect, test } from 'vitest';
import { SEED } from '../src/shatterpoint/arguments.js';
import { playMatch } from '../src/shatterpoint/match.js';
import { ran } from './desk.js';

const REPLAY = '.regelwerk/shatterpoint.json';
const played = ran(['shatterpoint']);
const input = { seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain: drydock, options: {} };

test('a whole match is played and told, turn by turn, until somebody has two struggles', () => {
  expect(played).toMatchObject({ code: 0, error: '' });
  expect(played.out).toMatch(/^── Turn 1: (North|South) /m);
  expect(played.out).toMatch(/^(North|South) wins with two struggles\.$/m);
  expect(played.out).toContain('npm start -- shatterpoint --verify .regelwerk/shatterpoint.json');
});

test('everything that happened has its rule behind it', () => {
  const story = played.out.split('\n').filter((line) => /^ {2}\S/.test(line) && !/struggles? won$|npm start/.test(line));
  expect(story.length).toBeGreaterThan(200);
  for (const line of story) expect(line).toMatch(/(Core Rules|FAQ|House rules).*, \S.* · sp\.[a-z]+\.[a-z-]+/);
  expect(played.out).not.toMatch(/undefined|NaN|\[object/);
});

test('its replay is verified, and a changed one refused', () => {
  const text = played.files[REPLAY] ?? '';
  expect(ran(['shatterpoint', '--verify', 'r.json'], { 'r.json': text }).out).toMatch(/^verified: \d+ choices, fingerprint [0-9a-f]{64}/);
  const broken = ran(['shatterpoint', '--verify', 'r.json'], { 'r.json': text.replace('"kind":"action"', '"kind":"actoin"') });
  expect(broken.code).toBe(2);
  expect(broken.error).toMatch(/^\d+ faults?:\n {2}r\.json: /);
});

test('in German it is told in German', () => {
  const { code, out } = ran(['shatterpoint', '--lang', 'de', '--seed', '7']);
  expect(code).toBe(0);
  for (const words of ['Zug 1: ', 'Grundregelwerk', 'Das Ende', 'Konflikt']) expect(out).toContain(words);
  expect(out).not.toMatch(/ wins |Turn \d|undefined|NaN/);
});

test.each([
  { says: 'an unknown option', argv: ['--tabel', 'x'], path: 'options' },
  { says: 'a broken seed', argv: ['--seed', '1e3'], path: '--seed' },
  { says: 'a language that is not spoken', argv: ['--lang', 'fr'], path: '--lang' },
  { says: 'a file that is not there', argv: ['--table', 'none.json'], path: 'none.json' },
])('$says: exit code 2, a fault, no stack', ({ argv, path }) => {
  const { code, out, error } = ran(['shatterpoint', ...argv]);
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(`  ${path}`);
  expect(error).not.toMatch(/ at .*\.[tj]s:\d/);
});

test('a terrain file with faults gets a list of them with paths', () => {
  const broken = { ...drydock, pieces: drydock.pieces.map((piece, i) => (i === 0 ? { ...piece, parts: piece.parts.map((part) => ({ ...part, elevation: -1 })) } : piece)) };
  const { code, error } = ran(['shatterpoint', '--table', 'own.json'], { 'own.json': JSON.stringify(broken) });
  expect(code).toBe(2);
  expect(error).toContain('  own.json: pieces.0.parts.0.elevation: expected ');
});

test('its story is kept', () => {
  const match = must(playMatch(must(layTable(input)), must(luck(Number(SEED)))));
  golden(fileURLToPath(new URL('./golden/shatterpoint.story.txt', import.meta.url)), storyOf(match, tell, `two invented strike teams at the drydock, played by seed ${SEED}`));
});
