import { left, right, type Either, type Fault } from '@regelwerk/core';
import { isBase64 } from './base64.js';
import type { Catalogue } from './catalogue.js';
import { readAddress, readCode } from './codes.js';
import { readFreeText } from './free-text.js';
import type { ImportedList } from './list.js';
import { readAppList, readShared } from './share.js';
import { plainText, tooLong } from './text.js';

/**
 * Reads a list that somebody has made elsewhere, against a library: a code `spt[…]`, the address of a list builder, shared squads in
 * base64, the file of a helper app, or pasted text. What is unknown is kept and told word for word. Nothing in a list is taken for legal.
 */
export const readList = (source: string, catalogue: Catalogue): Either<readonly Fault[], ImportedList> => {
  const long = tooLong(source);
  if (long.length > 0) return left(long);
  const text = plainText(source).trim();
  const parts = text.split(/\s+/);
  if (text === '') return left([{ path: '', expected: 'a list' }]);
  if (/^spt\s*\[/i.test(text)) return right(readCode(text, catalogue));
  if (/^[a-z]+:\/\/\S+$/i.test(text) || /^\S*listbuilder\/\S*$/i.test(text)) return right(readAddress(text, catalogue));
  if (text.startsWith('{')) return readAppList(text, catalogue);
  if (parts.length <= 2 && parts.every(isBase64)) return readShared(parts, catalogue);
  const list = readFreeText(text, catalogue);
  return list.squads.length > 0 ? right(list) : left([{ path: '', expected: 'a list: a code, an address, shared squads, a file, or squads with headings' }]);
};
