import { describe, expect, test } from 'vitest';
import type { Refusal } from '../test/toy/model.js';
import { rulebook } from '../test/toy/rulebook.js';
import { citationLine, cite, explain, isMachineRefusal, isRule, sayRefusal, UNCITED, type Lang, type MachineRefusal, type Rulebook } from './index.js';

const book: Rulebook<'x.a' | 'x.b'> = {
  game: 'x',
  edition: '3',
  documents: [{ id: 'core', title: { en: 'Core rules', de: 'Grundregeln' }, edition: '3.1', asOf: '2026-01' }],
  entries: {
    'x.a': { document: 'core', page: 12, also: [{ document: 'faq', section: 'Dice' }, { document: 'core', page: 3 }], title: { en: 'A', de: 'Ä' }, text: { en: 'One.', de: 'Eins.' }, status: 'assumption', options: ['a'] },
    'x.b': { document: 'lost', section: 'End', also: [], title: { en: 'B', de: 'B' }, text: { en: 'Two.', de: 'Zwei.' }, status: 'printed', options: [] },
  },
};

describe('citing', () => {
  test.each([
    { id: 'x.a', lang: 'en', line: 'Core rules, p. 12: A [x.a, assumption]' },
    { id: 'x.a', lang: 'de', line: 'Grundregeln, S. 12: Ä [x.a, Annahme]' },
    { id: 'x.b', lang: 'de', line: 'lost, End: B [x.b]' },
  ] as const)('$id in $lang: $line', ({ id, lang, line }) => expect(citationLine(cite(book, id, lang), lang)).toBe(line));

  test('tells document, edition, date, and where else the rule stands', () => {
    expect(cite(book, 'x.a', 'en')).toMatchObject({ game: 'x', edition: '3', documentEdition: '3.1', asOf: '2026-01', also: ['faq, Dice', 'Core rules, p. 3'] });
  });

  test.each(['x.c', 'constructor', '__proto__', ''])('[EN-15] %j is no rule', (id) => expect(isRule(book, id)).toBe(false));
});

describe('explaining', () => {
  const say = (refusal: Refusal, lang: Lang): string =>
    isMachineRefusal(refusal) ? sayRefusal(refusal, lang) : { en: 'You do not hold that.', de: 'Die hast du nicht.' }[lang];

  test('gives a sentence and the rule', () => {
    const explained = explain({ book: rulebook, say }, { kind: 'not-in-hand', rule: 'la.round.lay', card: 'gust' }, 'de');
    expect(explained.sentence).toBe('Die hast du nicht.');
    expect(explained.citation && citationLine(explained.citation, 'de')).toBe('Laternen, Round: Legen [la.round.lay]');
  });

  test('gives a sentence alone where the machine refuses', () => {
    const refusal: Refusal = { kind: 'not-asked', choice: 'pass', decision: 4, for: 'lay' };
    expect(explain({ book: rulebook, say }, refusal, 'en')).toEqual({ sentence: 'Question 4 (lay) is not answered by "pass".' });
  });
});

const REFUSALS: readonly MachineRefusal[] = [
  { kind: 'malformed', faults: [{ path: '', expected: 'a choice' }, { path: 'card', expected: 'a card' }] },
  { kind: 'match-over' },
  { kind: 'stale', answers: 3, asked: 5 },
  { kind: 'not-yours', by: 'north', asked: 'south', decision: 5 },
  { kind: 'not-asked', choice: 'pass', decision: 5, for: 'lay' },
  { kind: 'impossible-roll', decision: 5, group: 0, dice: 2, faces: 6, counts: [3] },
  { kind: 'impossible-draw', decision: 5, card: 'dragon' },
  { kind: 'unknown-id', what: 'figure', id: 'constructor' },
  { kind: 'script-misfit', source: 0, answer: 1, why: { kind: 'impossible-draw', decision: 5, card: 'dragon' } },
  { kind: 'nothing-to-take-back' },
  { kind: 'no-such-point', made: 3, asked: 9 },
  { kind: 'already-revealed', what: ['chance', 'secret'], since: 5 },
];

describe('what the machine refuses', () => {
  test.each(REFUSALS)('$kind has a sentence of its own in both languages', (refusal) => {
    const [en, de] = [sayRefusal(refusal, 'en'), sayRefusal(refusal, 'de')];
    expect(en).not.toBe(de);
    for (const sentence of [en, de]) expect(sentence).toMatch(/^[^]{10,}[.]$/);
    expect(isMachineRefusal(refusal)).toBe(true);
    expect(`${en} ${de}`).not.toMatch(/undefined|\[object/);
  });

  test('the list of kinds is complete', () => expect([...UNCITED].sort()).toEqual(REFUSALS.map(({ kind }) => kind).sort()));
});
