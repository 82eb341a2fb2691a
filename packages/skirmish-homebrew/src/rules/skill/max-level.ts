import { rule } from '../../model/rule-id.js';
import type { SkillPrice } from './base-list.js';

/** Is the level above the highest that the skill has? */
export const aboveMaximum = rule('hb.skill.max-level', ({ levelled, levels }: SkillPrice, level: number): boolean => levelled && level > levels);
