import { comparable } from '../../comparable.js';
import { rule } from '../../model/rule-id.js';

/** The cards of a library that count: of several with one name the newest, which replaces all older ones. */
export const currentCards = rule(
  'sp.info.updated-cards',
  <A extends { readonly version: number; readonly card: { readonly name: string } }>(library: readonly A[]): readonly A[] => {
    const nameOf = ({ card }: A): string => comparable(card.name);
    return library.filter((one, i) => library.every((other, j) => nameOf(one) !== nameOf(other) || one.version > other.version || (one.version === other.version && i <= j)));
  },
);
