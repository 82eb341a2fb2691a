import { rule } from '../../model/rule-id.js';
import { EDITION } from '../../model/table.js';

/** The edition of the rules, the day it was carried over, and the chapters that this package holds. */
export const edition = rule('hb.doc.edition', () => ({ edition: EDITION, asOf: '2026-07-28', chapters: ['aktionen', 'fertigkeiten'] as const }));

/** Is a match of another edition than these rules? */
export const isOtherEdition = rule('hb.doc.edition', (other: string): boolean => other !== edition().edition);
