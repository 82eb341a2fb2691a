/** Works something out once for each object and keeps it beside it, as long as the object is there. */
export const onceFor = <K extends object, V extends object>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};
