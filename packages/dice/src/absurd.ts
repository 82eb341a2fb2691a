/** Ends a switch over a closed union: reached only by our own mistake. */
export const absurd = (never: never): never => {
  throw new Error(`unexpected ${JSON.stringify(never)}`);
};
