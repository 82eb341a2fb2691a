import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Ability } from '../../model/unit.js';

/** Does using it count as a player's reactive ability for the trigger? Identity abilities and other passive ones do not. */
export const isReaction = rule('sp.ability.identity-passive', ({ kind }: Pick<Frozen<Ability>, 'kind'>): boolean => kind === 'reactive');
