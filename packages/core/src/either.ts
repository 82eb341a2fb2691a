// The one door to fp-ts. The build bundles what passes through it, since fp-ts's sub-paths do not load in Node's ES modules.
export { flatMap, isLeft, isRight, left, map, mapLeft, right } from 'fp-ts/Either';
export type { Either } from 'fp-ts/Either';
export { pipe } from 'fp-ts/function';
