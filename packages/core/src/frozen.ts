/** Read only, all the way down. */
export type Frozen<T> = T extends string | number | boolean | bigint | null | undefined
  ? T
  : T extends readonly (infer U)[]
    ? readonly Frozen<U>[]
    : { readonly [K in keyof T]: Frozen<T[K]> };

/** Freezes plain JSON all the way down and gives it back; what is frozen already is not walked again. */
export const freeze = <T>(value: T): Frozen<T> => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) freeze((value as Record<string, unknown>)[key]);
  }
  return value as Frozen<T>;
};

/** A private plain copy of plain JSON, for writing in place. */
export const copyPlain = <T>(value: Frozen<T> | T): T => copyAny(value) as T;

const copyAny = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const list: unknown[] = [];
    for (let i = 0; i < length; i += 1) list.push(copyAny(value[i]));
    return list;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyAny((value as Record<string, unknown>)[key]);
  return copy;
};
