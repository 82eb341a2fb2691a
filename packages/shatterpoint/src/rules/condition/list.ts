import { the } from '@regelwerk/core';
import { Condition } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

const ALL = Object.keys(Condition.keys) as readonly Condition[];

/** The conditions of a unit, in the order of the list of all four. */
export const conditionsOf = rule('sp.condition.list', ({ play }: State, unit: string): readonly Condition[] => {
  const { conditions } = the(play.units, unit);
  return ALL.filter((one) => conditions.includes(one));
});
