import type { Frozen } from '@regelwerk/core';
import type { Plan, StruggleCard } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';

/** The objectives that a plan of a struggle card marks: they become active, the others stay as they are. */
export const markedBy = rule('sp.setup.activate-objectives', (card: Frozen<StruggleCard> | undefined, plan: number): Frozen<Plan>['active'] => card?.plans[plan]?.active ?? []);
