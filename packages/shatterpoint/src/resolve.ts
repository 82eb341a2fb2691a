import type { Frozen } from '@regelwerk/core';
import type { Effect } from './model/effect.js';
import type { Event } from './model/event.js';
import type { EffectsFrame } from './model/frame.js';
import type { RuleId } from './model/rule-id.js';

/** Effects that begin: whose they are, what they come from, who causes them and at whom they are directed. */
export interface Effects extends Pick<EffectsFrame, 'seat' | 'from' | 'source' | 'target'> {
  readonly list: readonly Frozen<Effect>[];
  /** The ability, if it is one. */
  readonly ability?: string;
  /** The force spent on its variable part. */
  readonly x?: number;
  readonly rule: RuleId;
}

/** Effects begin; they are carried out one after another, before anything else goes on. */
export const beginEffects = ({ seat, from, source, target, list, ability = '', x = 0, rule }: Effects): Event => ({
  kind: 'begun',
  rule,
  frame: { kind: 'effects', seat, from, source, target, ability, list: list as Effect[], times: 0, chosen: '', mark: [], x },
});
