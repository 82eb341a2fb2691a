import { decodeText, isLeft, left, list, right, type Either, type Fault } from '@regelwerk/core';
import * as t from 'io-ts';
import { fromBase64 } from './base64.js';
import type { Catalogue } from './catalogue.js';
import { inThrees, listed, listOf, NOBODY, type ImportedList } from './list.js';
import { Words } from './text.js';

// Lists in JSON: squads that players share in base64, and the file of a helper app.

const Shared = t.strict({ p: Words, s: Words, u: Words }, 'a shared squad');
const AppList = t.strict({ ArrayUnit: list(t.union([t.null, t.strict({ Name: Words })]), 6, 6), Filename: Words }, 'the list of a helper app');

/** Squads shared as base64, one after another: of each the names of its primary, secondary and support unit. */
export const readShared = (parts: readonly string[], catalogue: Catalogue): Either<readonly Fault[], ImportedList> => {
  const read = parts.map((part) => decodeText(Shared, fromBase64(part)));
  const faults = read.flatMap((one, i) => (isLeft(one) ? one.left.map(({ path, expected }) => ({ path: `squads.${i}${path === '' ? '' : `.${path}`}`, expected })) : []));
  if (faults.length > 0) return left(faults);
  const squads = read.flatMap((one) => (isLeft(one) ? [] : [[one.right.p, one.right.s, one.right.u].map((name) => listed(name, catalogue.byName(name)))]));
  return right(listOf('shared', squads));
};

/** The file of a helper app: six places, each with a unit by its name or with nobody. */
export const readAppList = (source: string, catalogue: Catalogue): Either<readonly Fault[], ImportedList> => {
  const decoded = decodeText(AppList, source);
  if (isLeft(decoded)) return decoded;
  const { ArrayUnit: units, Filename: name } = decoded.right;
  return right(listOf(name, inThrees(units.map((unit) => (unit === null ? NOBODY : listed(unit.Name, catalogue.byName(unit.Name)))))));
};
