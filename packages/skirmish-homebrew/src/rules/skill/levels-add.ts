import { rule } from '../../model/rule-id.js';
import type { SkillPrice } from './base-list.js';

/** The points for a skill at a level: the costs of all levels up to it. */
export const costOfLevels = rule('hb.skill.levels-add', ({ points }: SkillPrice, level: number): number => points * level);
