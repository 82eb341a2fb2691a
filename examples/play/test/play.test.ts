import { relay, strongbox } from '@regelwerk/skirmish-homebrew/data';
import { expect, test } from 'vitest';
import { ran } from './desk.js';

const REPLAY = '.regelwerk/replay.json';
const played = ran([]);

test('without options a whole match is played and told, round by round, with its rules', () => {
  expect(played).toMatchObject({ code: 0, error: '' });
  const lines = played.out.split('\n');
  expect(lines[0]).toBe('The relay at the ford');
  for (const round of [1, 2, 3, 4, 5]) expect(lines.filter((line) => line.startsWith(`── Round ${round} `))).toHaveLength(1);
  expect(played.out).toMatch(/^── The end .*\n\n(North|South) wins|^── The end .*\n\nA draw/m);
  expect(played.out).toContain('npm start -- --verify .regelwerk/replay.json');
});

test('every decision and everything that happened has its rule behind it', () => {
  const told = played.out.split('\n').filter((line) => /^ {2}\S/.test(line) || /^(North|South) · /.test(line));
  const story = told.filter((line) => !/able to act, |npm start/.test(line));
  expect(story.length).toBeGreaterThan(100);
  for (const line of story) expect(line).toMatch(/(Actions|Skills|House rules), \S.* · hb\.[a-z]+\.[a-z-]+/);
});

test('the same seed tells the same match, another one another', () => {
  expect(ran(['--seed', '10'])).toEqual(played);
  expect(ran(['--seed', '11']).out).not.toBe(played.out);
});

test('without a terminal there are no colours', () => {
  expect(played.out).not.toContain('\u001B');
});

test('in German the same match is told in German', () => {
  const { code, out } = ran(['--lang', 'de']);
  expect(code).toBe(0);
  for (const words of ['Runde 1', 'Nord · ', 'gehen nach', 'Die Würfel von', 'Das Ende', 'Hausregeln, ', 'Die Aufzeichnung steht in']) expect(out).toContain(words);
  expect(out).not.toMatch(/ wins |walk to|Round \d|undefined|NaN/);
});

test('the other scenario is played by its name, and any by its file', () => {
  expect(ran(['--scenario', 'strongbox']).out).toContain('The strongbox\n');
  const own = { ...relay, id: 'own', name: 'A table of my own', rounds: 1 };
  const { code, out } = ran(['--scenario', 'own.json', '--out', 'a b.json'], { 'own.json': JSON.stringify(own) });
  expect(code).toBe(0);
  expect(out).toContain('A table of my own\n');
  expect(out).toContain('npm start -- --verify "a b.json"');
  expect(out).not.toContain('Round 2');
});

test('a scenario file with faults gets a list of them with paths, and no match', () => {
  const broken = { ...strongbox, width: -1, deeds: [{ ...strongbox.deeds[0], price: 'much' }] };
  const { code, out, error, files } = ran(['--scenario', 'broken.json'], { 'broken.json': JSON.stringify(broken) });
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(/^\d+ faults:\n/);
  expect(error).toContain('  broken.json: width: expected ');
  expect(error).toContain('  broken.json: deeds.0.price');
  expect(error).not.toMatch(/ at .*\.[tj]s:\d/);
  expect(Object.keys(files)).toEqual(['broken.json']);
});

test.each([
  { says: 'is not there', file: 'gone.json', text: undefined },
  { says: 'is cut short', file: 'cut.json', text: JSON.stringify(relay).slice(0, 500) },
  { says: 'is a list', file: 'list.json', text: '[]' },
  { says: 'is empty', file: 'empty.json', text: '' },
])('a scenario file that $says is a fault', ({ file, text }) => {
  const { code, out, error } = ran(['--scenario', file], text === undefined ? {} : { [file]: text });
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(file);
});

test('a replay that cannot be written is a fault', () => {
  expect(ran(['--out', '/nowhere/replay.json'])).toMatchObject({ code: 2, error: '1 fault:\n  /nowhere/replay.json: expected a file that can be written\n' });
});

test('the replay of a match is verified', () => {
  const { code, out } = ran(['--verify', REPLAY], played.files);
  expect(code).toBe(0);
  expect(out).toMatch(/^verified: \d+ choices, fingerprint [0-9a-f]{64}\n$/);
  expect(ran(['--verify', REPLAY, '--lang', 'de'], played.files).out).toMatch(/^geprüft: /);
});

const text = played.files[REPLAY] ?? '';

test.each([
  { says: 'with another face on a die', edited: text.replace(/"counts":\[\[\d,\d,\d,\d,\d,\d\]\]/, '"counts":[[9,0,0,0,0,0]]'), path: 'steps.' },
  { says: 'with a hash of its own', edited: text.replace(/"hash":"[0-9a-f]{8}/, '"hash":"00000000'), path: 'steps.0.hash' },
  { says: 'of another version', edited: text.replace('"version":1', '"version":2'), path: 'version' },
  { says: 'of another edition', edited: text.replace('"edition":"3.5"', '"edition":"3.4"'), path: 'edition' },
  { says: 'that was cut short', edited: text.slice(0, -200), path: 'all of it' },
])('a replay $says is refused with the path', ({ edited, path }) => {
  expect(edited).not.toBe(text);
  const { code, out, error } = ran(['--verify', 'edited.json'], { 'edited.json': edited });
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(`edited.json: `);
  expect(error).toContain(path);
});

test('a replay that is not there is a fault', () => {
  expect(ran(['--verify', 'gone.json'])).toMatchObject({ code: 2, out: '' });
});
