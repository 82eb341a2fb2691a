/** Where a closed `switch` ends: reaching it is a mistake of ours, and a new case does not compile before it is handled. */
export const absurd = (impossible: never): never => {
  throw new Error(`not a known case: ${JSON.stringify(impossible)}`);
};
