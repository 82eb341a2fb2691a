/** Records inherit nothing but functions and their prototype, so `hasOwn` is asked only of these: it is slow, and this is the hottest line. */
const mayBeInherited = (found: unknown): boolean => typeof found === 'function' || found === Object.prototype;

/** The entry of a record under an id that came from state: a miss is a mistake of ours. */
export const the = <A>(record: Readonly<Record<string, A>>, id: string): A => {
  const found = record[id];
  if (found === undefined || (mayBeInherited(found) && !Object.hasOwn(record, id))) throw new Error(`no entry ${JSON.stringify(id)}`);
  return found;
};

/** The entry of a record under an id that came from a player: `undefined` if there is none. */
export const find = <A>(record: Readonly<Record<string, A>>, id: string): A | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;
