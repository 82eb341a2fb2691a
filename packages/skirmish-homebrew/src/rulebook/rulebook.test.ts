import { citationLine, isRule, type Lang } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../model/options.js';
import type { RuleId } from '../model/rule-id.js';
import { citeRule, rulebook, waiting } from './index.js';

const IDS = Object.keys(rulebook.entries) as RuleId[];
const LANGS: readonly Lang[] = ['en', 'de'];

test('all 121 rules are there', () => {
  expect(IDS).toHaveLength(121);
});

test.each(IDS.flatMap((id) => LANGS.map((lang) => [id, lang] as const)))('%s is cited in %s: document, section, title, text, id', (id, lang) => {
  const citation = citeRule(id, lang);
  const document = rulebook.documents.find(({ id: known }) => known === rulebook.entries[id].document);
  expect(citation.document).toBe(document?.title[lang]);
  expect(citation.asOf).toBe('2026-07-28');
  expect([citation.documentEdition, citation.edition]).toEqual(['3.5', '3.5']);
  for (const text of [citation.place, citation.title, citation.text]) expect(text).not.toBe('');
  expect(citationLine(citation, lang)).toContain(`[${id}`);
});

test('every place in the book is in a document that is listed', () => {
  const known = rulebook.documents.map(({ id }) => id);
  for (const { document, also } of Object.values(rulebook.entries)) for (const id of [document, ...also.map((other) => other.document)]) expect(known).toContain(id);
});

test('the options that an entry names exist, and every option is named by an entry', () => {
  const named = new Set(Object.values(rulebook.entries).flatMap(({ options }) => options));
  expect([...named].sort()).toEqual(Object.keys(DEFAULTS).sort());
});

test('what waits is a rule of the book', () => {
  for (const id of Object.keys(waiting)) expect(isRule(rulebook, id)).toBe(true);
});
