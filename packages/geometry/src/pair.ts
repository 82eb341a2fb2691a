import type { Shape } from './shape.js';
import type { Ticks } from './units.js';

/** What kinds of shapes there are. */
export type Kind = Shape['kind'];

/** The shape of a kind. */
export type Of<K extends Kind> = Extract<Shape, { readonly kind: K }>;

/** A question about shapes of two kinds. */
export type Pair<A, K extends Kind, L extends Kind> = (a: Of<K>, b: Of<L>, range: Ticks) => A;

/** The answer to a question for every pair of kinds: one that is missing does not compile. */
export type Pairs<A> = { readonly [K in Kind]: { readonly [L in Kind]: Pair<A, K, L> } };

/** The same question with its shapes swapped. */
export const flip =
  <A, K extends Kind, L extends Kind>(answer: Pair<A, K, L>): Pair<A, L, K> =>
  (a, b, range) =>
    answer(b, a, range);

/** The question about any two shapes: picks the pair. */
export const ask = <A>(pairs: Pairs<A>): ((a: Shape, b: Shape, range: Ticks) => A) => {
  // The record's type ties each function to its two kinds; that the two shapes are of those kinds is lost when it is indexed.
  const answers = pairs as unknown as { readonly [K in Kind]: { readonly [L in Kind]: (a: Shape, b: Shape, range: Ticks) => A } };
  return (a, b, range) => answers[a.kind][b.kind](a, b, range);
};
