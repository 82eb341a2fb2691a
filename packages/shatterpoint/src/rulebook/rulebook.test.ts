import { citationLine, isRule, type Lang } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../model/options.js';
import type { RuleId } from '../model/rule-id.js';
import { EDITION } from '../model/table.js';
import { citeRule, rulebook, waiting } from './index.js';

const IDS = Object.keys(rulebook.entries) as RuleId[];
const ENTRIES = IDS.map((id) => ({ id, ...rulebook.entries[id] }));
const LANGS: readonly Lang[] = ['en', 'de'];

test('all 431 rules are there', () => {
  expect(IDS).toHaveLength(431);
});

test.each(LANGS)('every rule is cited in %s: document, edition, page, title, text, id', (lang) => {
  for (const id of IDS) {
    const citation = citeRule(id, lang);
    const document = rulebook.documents.find(({ id: known }) => known === rulebook.entries[id].document);
    expect(citation.document).toBe(document?.title[lang]);
    expect([citation.documentEdition, citation.edition]).toEqual([EDITION, EDITION]);
    for (const text of [citation.place, citation.title, citation.text]) expect(text).not.toBe('');
    expect(citationLine(citation, lang)).toContain(`[${id}`);
  }
});

test('every place in the book is a page of a document that is listed, or a point that the documents leave open', () => {
  const known = rulebook.documents.map(({ id }) => id);
  for (const { id, document, page, also, status } of ENTRIES) {
    for (const other of [{ document, page }, ...also]) {
      expect(known).toContain(other.document);
      if (other.document === 'house-rules') expect([id, status]).toEqual([id, 'assumption']);
      else expect([id, (other.page ?? 0) > 0]).toEqual([id, true]);
    }
  }
});

test('the options that an entry names exist, and every option is named by an entry', () => {
  const named = new Set(ENTRIES.flatMap(({ options }) => options));
  expect([...named].sort()).toEqual(Object.keys(DEFAULTS).sort());
});

test('a text that names an option says its default, and so it is', () => {
  for (const { id, options, text } of ENTRIES) {
    for (const option of options) {
      const value = (DEFAULTS as unknown as Record<string, unknown>)[option];
      const shown = Array.isArray(value) ? value.map((one) => `\`${String(one)}\``).join(', ') : `\`${String(value)}\``;
      expect([id, text.en.includes(`option \`${option}\`, default ${shown}`)]).toEqual([id, true]);
      expect([id, text.de.includes(`Option \`${option}\`, Vorgabe ${shown}`)]).toEqual([id, true]);
    }
  }
});

test.each(LANGS)('titles in %s differ, and no text is that of another rule', (lang) => {
  for (const what of ['title', 'text'] as const) {
    const all = ENTRIES.map((entry) => entry[what][lang]);
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
  }
});

test.each(LANGS)('texts in %s are whole sentences in words of their own and speak of no source', (lang) => {
  for (const { id, title, text } of ENTRIES) {
    expect([id, /^[A-ZÄÖÜ„“"0-9].*[.?!)]$/su.test(text[lang])]).toEqual([id, true]);
    expect([id, /\b(?:sources?|Quellen?|Verfasser|authors?|engine)\b| {2}/iu.exec(`${title[lang]} ${text[lang]}`)?.[0]]).toEqual([id, undefined]);
    expect([id, /[.]$/u.test(title[lang])]).toEqual([id, false]);
  }
});

test('what waits is a rule of the book', () => {
  for (const id of Object.keys(waiting)) expect(isRule(rulebook, id)).toBe(true);
});
