import type { Fault } from '@regelwerk/core';

/** A record must have an entry for each of these ids and no other. */
export const keyFaults = (path: string, record: Readonly<Record<string, unknown>>, ids: readonly string[]): readonly Fault[] => {
  const missing = ids.filter((id) => !Object.hasOwn(record, id));
  const extra = Object.keys(record).filter((id) => !ids.includes(id));
  return missing.length + extra.length === 0
    ? []
    : [{ path, expected: `an entry for each of ${ids.join(', ') || 'nothing'} and no other` }];
};

/** A fault if something does not hold. */
export const unless = (holds: boolean, fault: Fault): readonly Fault[] => (holds ? [] : [fault]);
