/** Why not, as a value. */
export interface Left<E> {
  readonly _tag: 'Left';
  readonly left: E;
}

/** The answer, when there is one. */
export interface Right<A> {
  readonly _tag: 'Right';
  readonly right: A;
}

/** An answer or a refusal; the same shape as fp-ts's `Either`, which this package does not load. */
export type Result<E, A> = Left<E> | Right<A>;

/** Makes a refusal. */
export const left = <E>(why: E): Left<E> => ({ _tag: 'Left', left: why });

/** Makes an answer. */
export const right = <A>(answer: A): Right<A> => ({ _tag: 'Right', right: answer });
