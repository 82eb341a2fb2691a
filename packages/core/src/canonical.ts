import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { canonicalize } from 'json-canonicalize';
import { copyPlain } from './frozen.js';

/**
 * Canonical JSON by RFC 8785: equal values give equal text, in whatever order their keys were written.
 * The value is copied first, since the library takes an object that stands in two places for a circle.
 */
export const canonical = (value: unknown): string => canonicalize(copyPlain(value));

/** The fingerprint of plain JSON: SHA-256 of its canonical form, as 64 hexadecimal digits. */
export const fingerprint = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));
