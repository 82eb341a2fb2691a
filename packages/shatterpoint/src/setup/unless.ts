import type { Fault } from '@regelwerk/core';

/** A fault if something does not hold. */
export const unless = (holds: boolean, fault: Fault): readonly Fault[] => (holds ? [] : [fault]);

/** A path below another one. */
export const under = (path: string, below: string): string => (path === '' ? below : `${path}.${below}`);

/** Faults for the ids in a list that stand in it before; `at` names the place of each. */
export const repeated = (ids: readonly string[], at: (place: number) => string, rule?: string): readonly Fault[] =>
  ids.flatMap((id, i) =>
    unless(ids.indexOf(id) === i, { path: at(i), expected: `one that stands nowhere else, not ${id} again`, ...(rule === undefined ? {} : { rule }) }),
  );
