import { the } from '@regelwerk/core';
import type { State } from './model/state.js';
import { prepare } from './prepare.js';

/** Why a figure is nobody to attack; `undefined` if it is an able enemy on the table. */
export const whyNoFoe = ({ table, play }: State, attacker: string, target: string): 'own' | 'incapacitated' | 'off-table' | undefined => {
  const { profiles } = prepare(table);
  if (the(profiles, target).seat === the(profiles, attacker).seat) return 'own';
  const { able, gone } = the(play.figures, target);
  if (gone) return 'off-table';
  return able ? undefined : 'incapacitated';
};

/** The figures of the other side, in the order of its sheets. */
export const foesOf = ({ table }: State, figure: string): readonly string[] => the(prepare(table).foes, figure);
