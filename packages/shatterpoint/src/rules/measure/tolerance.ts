import { touchesDiscDisc, type Disc, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';

/** Is a squared distance within a reach? On the limit is within, and whole ticks need no tolerance. */
export const isAtMost = rule('sp.measure.tolerance', (square: number, reach: Ticks): boolean => square <= reach * reach);

/** Are two bases in contact? Whole coordinates cannot touch exactly everywhere, so two ticks between them are contact. */
export const inContact = rule('sp.measure.tolerance', (a: Disc, b: Disc): boolean => touchesDiscDisc(a, b));
