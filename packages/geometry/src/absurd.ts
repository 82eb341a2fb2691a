/** Where the switch over a closed union ends: reaching it is a mistake of ours. */
export const absurd = (value: never): never => {
  throw new Error(`not a known kind: ${JSON.stringify(value)}`);
};
