import type { Explained } from '@regelwerk/core';
import { cardDice, together, type Build } from '../../attacks/pool.js';
import { stanceOf, unitOf } from '../../attacks/stance.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { coverDice } from '../cover/value.js';
import { poolSize } from '../dice/pool-size.js';
import { meleeValues } from './melee-values.js';
import { rangedValues } from './ranged-values.js';

/** The defence pool: the defence value, then what is added to it, as by cover, then what is taken from it. */
export const defencePool = rule('sp.attack.step-defence-pool', (state: State, build: Build): Explained<number, RuleId> => {
  const { attacker, defender, type, more } = build;
  const values = type === 'melee' ? meleeValues : rangedValues;
  const cover = coverDice(state, build);
  const { value, because } = together([
    { dice: values(stanceOf(state, attacker), stanceOf(state, defender)).defence, rule: values.rule },
    cardDice(unitOf(state, defender), 'defence', type),
    { dice: more.defence, rule: 'sp.attack.step-defence-pool' },
  ]);
  return { value: poolSize(value + cover.value, state.table.options), because: [...because, ...cover.because] };
});
