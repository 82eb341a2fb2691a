import type { Fault } from '@regelwerk/core';
import * as t from 'io-ts';

// Text as people have it: with a byte-order mark, no-break spaces and any line ends.

/** How long a list may be. */
export const LONGEST = 200_000;

/** A list that is longer than anybody's is. */
export const tooLong = (source: string): readonly Fault[] => (source.length <= LONGEST ? [] : [{ path: '', expected: `at most ${LONGEST} characters` }]);

/** Text without a byte-order mark, with plain spaces, and one sign for a new line. */
export const plainText = (source: string): string => source.replace(/^\uFEFF/, '').replace(/[\u00A0\u202F]/g, ' ').replace(/\r\n?|\u2028|\u2029/g, '\n');

/** Text that may be empty, as it stands in files of others. */
export const Words = t.string;
