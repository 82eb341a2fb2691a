import type { Rulebook } from '@regelwerk/core';
import type { RuleId } from '../model/rule-id.js';
import { EDITION } from '../model/table.js';
import { documents } from './documents.js';
import { entries } from './entries.js';

/** The rules of Star Wars: Shatterpoint, told in words of our own. */
export const rulebook: Rulebook<RuleId> = { game: 'shatterpoint', edition: EDITION, documents, entries };
