import { the, type Explained } from '@regelwerk/core';
import { together, type Build } from '../../attacks/pool.js';
import { unitOf } from '../../attacks/stance.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { modifiersOf } from '../ability/card-hooks.js';
import { hasModifier } from '../ability/no-stacking.js';
import { stacked } from '../ability/stacking-number.js';
import { hunkerCover } from './hunker.js';
import { terrainCover } from './terrain.js';

/** The dice that cover adds to a defence pool: as many as its value, against ranged attacks only. */
export const coverDice = rule('sp.cover.value', (state: State, build: Build): Explained<number, RuleId> => {
  const defender = unitOf(state, build.defender);
  if (build.type !== 'ranged' || hasModifier(unitOf(state, build.attacker), 'ignore-cover')) return together([]);
  return together([
    { dice: hunkerCover(the(state.play.units, defender.id)), rule: hunkerCover.rule },
    { dice: terrainCover(state, build), rule: terrainCover.rule },
    { dice: stacked(modifiersOf(defender, 'cover')), rule: modifiersOf.rule },
  ]);
});
