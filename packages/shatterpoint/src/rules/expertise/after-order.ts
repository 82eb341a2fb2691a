import type { Frozen } from '@regelwerk/core';
import type { Effect, Roll } from '../../model/effect.js';
import type { AttackFrame } from '../../model/frame.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { isDirected } from '../tree/directed-personal.js';
import { personalLast } from './personal-last.js';

/** Effects of one chart that are carried out together. */
export interface Batch {
  readonly of: Roll;
  readonly effects: readonly Frozen<Effect>[];
}

/** What the charts have left for after the attack, in order: chart by chart, the attacker's first; or what is directed of both first. */
export const afterOrder = rule(
  'sp.expertise.after-order',
  (later: Frozen<AttackFrame['later']>, order: Options['expertise.afterOrder']): readonly Batch[] => {
    if (order === 'per-chart') return later.map(({ of, effects }) => ({ of, effects: personalLast(effects) }));
    const part = (directed: boolean): readonly Batch[] =>
      later.map(({ of, effects }) => ({ of, effects: effects.filter((effect) => isDirected(effect) === directed) }));
    return [...part(true), ...part(false)].filter(({ effects }) => effects.length > 0);
  },
);
