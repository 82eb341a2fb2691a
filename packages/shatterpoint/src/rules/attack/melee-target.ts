import { the } from '@regelwerk/core';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { elevationOn } from '../../board.js';
import { distanceOf, isWithinRange, rangeLength } from '../measure/range.js';
import { isEngaged } from './engaged.js';

/** What keeps two characters from being engaged. */
const reason = (state: State, a: string, b: string): 'range' | 'elevation' | 'sight' => {
  if (!isWithinRange(state, a, b, 2)) return 'range';
  const { characters } = state.play;
  return elevationOn(state, the(characters, a).on) === elevationOn(state, the(characters, b).on) ? 'sight' : 'elevation';
};

/** Why a character is no target in melee: the attacker is not engaged with it. Whether its unit is wounded is not asked. */
export const whyNotMelee = rule('sp.attack.melee-target', (state: State, attacker: string, target: string): Refusal | undefined =>
  isEngaged(state, attacker, target)
    ? undefined
    : {
        kind: 'not-engaged',
        rule: 'sp.attack.melee-target',
        target,
        why: reason(state, attacker, target),
        distance: distanceOf(state, attacker, target),
        range: rangeLength(2),
      },
);
