import { the } from '@regelwerk/core';
import { FITS, type Fit } from '@regelwerk/geometry/reach';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { modifiersOf } from '../rules/ability/card-hooks.js';
import type { Placing } from '../rules/setup/deploy.js';
import { cornersAround, cornersAtEdge } from './corners.js';
import { placed, spotsAround, whyNotHere, type Scan } from './spots.js';

// Whether there is room for a squad: first as one would look for it, then corner by corner.

/** A squad's first character, which stands, and the others, which do not. */
export interface Squad {
  readonly lead: string;
  readonly others: readonly string[];
}

/** Characters by what they are like: where one can be deployed, the others of its kind could be, too. */
const kindsOf = ({ table }: State, characters: readonly string[]): readonly (readonly string[])[] => {
  const kinds = new Map<string, string[]>();
  for (const character of characters) {
    const unit = the(prepare(table).unitOf, character);
    const kind = `${unit.radius} ${modifiersOf(unit, 'deploy').map(({ range }) => range).join(' ')}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), character]);
  }
  return [...kinds.values()];
};

/** Places for all, if everybody takes the first one in turn, side by side; what is no place for one is none for the next of its kind. */
const inTurn = (state: State, { lead, others }: Squad, scan: Scan): readonly Placing[] | undefined => {
  const found: Placing[] = [];
  let now = state;
  for (const kind of kindsOf(state, others)) {
    const waiting = [...kind];
    for (const to of spotsAround(state, { lead, character: kind[0] as string }, { ...scan, skip: found.length })) {
      const character = waiting[0];
      if (character === undefined) break;
      if (whyNotHere(now, lead, { character, to }) !== undefined) continue;
      found.push({ character, to });
      now = placed(now, { character, to });
      waiting.shift();
    }
    if (waiting.length > 0) return undefined;
  }
  return found;
};

/** Few directions first, which is enough almost always; and from both sides, so that a table and its mirror image answer alike. */
const SCANS: readonly Scan[] = [5, 1].flatMap((step) => [false, true].map((mirrored) => ({ step, mirrored })));

/** Places for all that are easily found. */
export const easyRoom = (state: State, squad: Squad): readonly Placing[] | undefined => {
  for (const scan of SCANS) {
    const found = inTurn(state, squad, scan);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** How many places are tried before a search is given up. */
interface Tries {
  left: number;
}

/** Places for all at corners, in whatever order they have to be put there. */
const atCorners = (state: State, { lead, others }: Squad, { fit, tries }: { readonly fit: Fit; readonly tries: Tries }): readonly Placing[] | undefined => {
  if (others.length === 0) return [];
  const all = kindsOf(state, others).map(([character = '']) => ({ character, spots: [...cornersAround(state, { lead, character }, fit)] }));
  all.sort((a, b) => a.spots.length - b.spots.length);
  if (all[0]?.spots.length === 0) return undefined;
  for (const { character, spots } of all) {
    for (const to of spots) {
      if (tries.left === 0) return undefined;
      tries.left -= 1;
      const rest = atCorners(placed(state, { character, to }), { lead, others: others.filter((id) => id !== character) }, { fit, tries });
      if (rest !== undefined) return [{ character, to }, ...rest];
    }
  }
  return undefined;
};

/** The most places that a search tries, of each fit. */
const TRIES = 500;

/**
 * Places for all others of a squad, one after another. Where there is one character to come, or two, no room is missed that
 * has a tick to spare on all sides of each; for more of them in so little room that none could stand otherwise, it might.
 */
export const roomFor = (state: State, squad: Squad, all: Tries = { left: Infinity }): readonly Placing[] | undefined => {
  const easy = easyRoom(state, squad);
  if (easy !== undefined) return easy;
  for (const fit of FITS) {
    const most = Math.min(TRIES, all.left);
    const tries = { left: most };
    const found = atCorners(state, squad, { fit, tries });
    all.left -= most - tries.left;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A place where a squad can begin with a character, with room for all others: the first one at a corner, or as near to others as need be. */
export const startFor = (state: State, { lead, others }: Squad): Placing | undefined => {
  const [tries, tried] = [{ left: 4 * TRIES }, new Set<string>()];
  for (const fit of FITS) {
    for (const held of [[], kindsOf(state, others).map(([first = '']) => first)]) {
      for (const to of cornersAtEdge(state, lead, { others: held, fit })) {
        const key = `${to.x} ${to.y} ${to.on}`;
        if (tried.has(key) || tried.size > TRIES) continue;
        tried.add(key);
        if (roomFor(placed(state, { character: lead, to }), { lead, others }, tries) !== undefined) return { character: lead, to };
      }
    }
  }
  return undefined;
};
