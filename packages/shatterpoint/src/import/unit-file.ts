import { admit, left, right, type Either, type Fault } from '@regelwerk/core';
import type { UnitCard, UnitType } from '../model/unit.js';
import { eraOfName } from '../rules/squad/era-timeline.js';
import { plainText, tooLong } from './text.js';

/** What files of units tell of the two sides of a stat card; stances, charts and trees are not in them. */
export interface UnitSheet extends Pick<UnitCard, 'id' | 'name' | 'unique' | 'type' | 'eras' | 'points' | 'force' | 'stamina' | 'durability' | 'characters' | 'base' | 'tags'> {
  readonly version: number;
  /** Keys that were not understood. */
  readonly unread: readonly string[];
}

type Fields = ReadonlyMap<string, unknown>;

/** What German cards call things. Their Robustheit is the stamina, their Lebenskraft the durability. */
const GERMAN: Readonly<Record<string, string>> = {
  robustheit: 'stamina', lebenskraft: 'durability', macht: 'force', charaktere: 'characters', punkte: 'pointcost', 'squad-punkte': 'squadpoints', typ: 'type', name: 'name-en',
};

const TYPES: Readonly<Record<string, UnitType>> = {
  primary: 'primary', secondary: 'secondary', support: 'support', supporting: 'support', 'primär': 'primary', 'sekundär': 'secondary', unterstützung: 'support',
};

const ERA_WORDS: readonly string[] = ['one', 'two', 'three', 'four'];

const READ = ['version', 'sps', 'name-en', 'name-de', 'uniquename-en', 'type', 'tags', 'durability', 'stamina', 'force', 'eras', 'squadpoints', 'pointcost', 'characters', 'base'];

const keyOf = (key: string): string => {
  const plain = key.trim().toLowerCase().replace(/_/g, '-');
  return GERMAN[plain] ?? plain;
};

/** A number, also one that stands as text; nothing where there is none. */
const numberAt = (fields: Fields, key: string): number | undefined => {
  const value = fields.get(key);
  const found = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : undefined;
};

const wordsAt = (fields: Fields, key: string): string => {
  const value = fields.get(key);
  return typeof value === 'string' ? value.trim() : '';
};

const listAt = (fields: Fields, key: string): readonly unknown[] => {
  const value = fields.get(key);
  return Array.isArray(value) ? (value as readonly unknown[]) : value === undefined || value === null ? [] : [value];
};

/** An era by its name, its number, or a word for it: `era-one`. */
const eraOf = (said: unknown): number | undefined => {
  const text = String(said).toLowerCase();
  const at = ERA_WORDS.findIndex((word) => text === `era-${word}` || text === `era ${word}` || text === word);
  return at >= 0 ? at + 1 : /^[1-4]$/.test(text) ? Number(text) : eraOfName(text);
};

const slug = (words: string): string => words.toLowerCase().normalize('NFD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

/** Lines "Robustheit 9" or "Stamina: 9" as fields. */
const linesOf = (text: string): Fields =>
  new Map(text.split('\n').flatMap((line) => {
    const [, key = '', value = ''] = /^\s*([^:\d]+?)\s*(?::\s*|\s)(\S.*)$/.exec(line) ?? [];
    return key === '' ? [] : [[keyOf(key), value.trim()] as const];
  }));

const fieldsOf = (text: string): Either<readonly Fault[], Fields> => {
  if (!text.startsWith('{')) return right(linesOf(text));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return left([{ path: '', expected: 'JSON' }]);
  }
  const fault = admit(value);
  return fault === undefined ? right(new Map(Object.entries(value as object).map(([key, one]) => [keyOf(key), one]))) : left([fault]);
};

/** The form yyMMdd of a version ddMMyy, so that newer ones are greater. */
const versionOf = (said: string): number => Number(said.replace(/^(\d\d)(\d\d)(\d\d)$/, '$3$2$1')) || 0;

const sheetOf = (fields: Fields): Either<readonly Fault[], UnitSheet> => {
  const faults: Fault[] = [];
  const need = (key: string): number => {
    const found = numberAt(fields, key);
    if (found === undefined) faults.push({ path: key, expected: 'a whole number' });
    return found ?? 0;
  };
  const said = wordsAt(fields, 'type');
  const type = TYPES[said.toLowerCase()];
  const name = wordsAt(fields, 'name-en') || wordsAt(fields, 'name-de');
  const eras = listAt(fields, 'eras').map((era, i) => eraOf(era) ?? (faults.push({ path: `eras.${i}`, expected: `one of four eras, not ${String(era)}` }), 1));
  if (type === undefined) faults.push({ path: 'type', expected: `primary, secondary or support, not ${said}` });
  if (name === '') faults.push({ path: 'name-en', expected: 'a name' });
  // What is absent is absent: a primary unit has no cost, the others no squad points, and neither is nought.
  const sheet: UnitSheet = {
    id: slug(wordsAt(fields, 'sps') || name), name, unique: wordsAt(fields, 'uniquename-en') || name, type: type ?? 'support',
    eras: { from: Math.min(...eras, 4), to: Math.max(...eras, 1) }, points: need(type === 'primary' ? 'squadpoints' : 'pointcost'),
    force: need('force'), stamina: need('stamina'), durability: need('durability'), characters: need('characters'), base: need('base') * 100,
    tags: listAt(fields, 'tags').map((tag) => slug(String(tag))), version: versionOf(wordsAt(fields, 'version')), unread: [...fields.keys()].filter((key) => !READ.includes(key)),
  };
  return faults.length > 0 ? left(faults) : right(sheet);
};

/** Reads a file of one unit: its stat card in JSON or in lines, in English or German. All that is wrong at once, with the key. */
export const readUnitFile = (source: string): Either<readonly Fault[], UnitSheet> => {
  const long = tooLong(source);
  if (long.length > 0) return left(long);
  const fields = fieldsOf(plainText(source).trim());
  return fields._tag === 'Left' ? fields : sheetOf(fields.right);
};
