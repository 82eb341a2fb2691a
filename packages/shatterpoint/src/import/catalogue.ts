import type { UnitCard } from '../model/unit.js';
import { currentCards } from '../rules/info/updated-cards.js';
import { comparable } from '../comparable.js';

/** A unit card that a user brings, the numbers by which list builders call it, and which printing it is. */
export interface LibraryCard {
  readonly card: UnitCard;
  readonly codes: readonly string[];
  readonly version: number;
}

/** A library of unit cards, ready to be looked up. */
export interface Catalogue {
  readonly byCode: (code: string) => UnitCard | undefined;
  readonly byName: (name: string) => UnitCard | undefined;
}

/** A library, of which the newest printing of each card counts. A code of an older printing leads to the newest. */
export const catalogueOf = (library: readonly LibraryCard[]): Catalogue => {
  const byName = new Map(currentCards(library).map(({ card }) => [comparable(card.name), card]));
  const names = new Map(library.flatMap(({ card, codes }) => codes.map((code) => [code, comparable(card.name)] as const)));
  return { byCode: (code) => byName.get(names.get(code) ?? ''), byName: (name) => byName.get(comparable(name)) };
};
