/** A value, or why there is none. Plain data in the shape of fp-ts's Either. */
export type Result<E, A> =
  | { readonly _tag: 'Left'; readonly left: E }
  | { readonly _tag: 'Right'; readonly right: A };

/** The failed result. */
export const left = <E>(faults: E): Result<E, never> => ({ _tag: 'Left', left: faults });

/** The good result. */
export const right = <A>(value: A): Result<never, A> => ({ _tag: 'Right', right: value });

/** Why an input is not a shape, or a proposal not allowed. */
export type FaultReason =
  | 'not-a-record'
  | 'not-a-list'
  | 'wrong-kind'
  | 'not-whole'
  | 'out-of-range'
  | 'too-few-points'
  | 'too-many-points'
  | 'repeated-point'
  | 'repeated-id'
  | 'unknown-id'
  | 'self-crossing'
  | 'no-area'
  | 'zero-length'
  | 'not-even'
  | 'no-notch'
  | 'turned-too-far'
  | 'bent-too-far'
  | 'not-touching'
  | 'tool-blocked'
  | 'outside-wedge'
  | 'too-far'
  | 'off-table'
  | 'barred'
  | 'not-supported'
  | 'spot-taken';

/** One thing wrong with an input, and where: `points.3.x`, empty for the whole. */
export interface Fault {
  readonly path: string;
  readonly reason: FaultReason;
}

/** What a check of any input answers: the value it holds, or all that is wrong with it. */
export type Checked<A> = Result<readonly Fault[], A>;
