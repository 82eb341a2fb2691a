/** One text for equal plain values, whatever the order of their fields. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    return `{${Object.keys(fields)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${textOf(fields[name])}`)
      .join()}}`;
  }
  return typeof value === 'string' ? JSON.stringify(value) : `${typeof value} ${String(value === 0 ? 0 : value)}`;
};

/** A key by which a Map finds equal outcomes: numbers stand for themselves, all else is written out. */
export const keyOf = (value: unknown): unknown => (typeof value === 'number' ? value : textOf(value));

/** A key of a list of small whole numbers: one number if eight of them fit, else a text. */
export const keyOfCounts = (counts: readonly number[]): unknown => {
  if (counts.length > 8) return counts.join();
  let key = 1;
  for (const count of counts) {
    if (count > 63) return counts.join();
    key = key * 64 + count;
  }
  return key;
};
