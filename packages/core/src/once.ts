/**
 * Works something out once for each object and keeps it beside it, as long as the object is there. Who asks for the same object again and
 * again is answered without a look into the table of those that are known.
 */
export const onceFor = <K extends object, V extends object>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  let last: K | undefined;
  let held: V | undefined;
  return (key) => {
    if (key === last && held !== undefined) return held;
    let found = known.get(key);
    if (found === undefined) {
      found = make(key);
      known.set(key, found);
    }
    [last, held] = [key, found];
    return found;
  };
};
