import { rule } from '../../model/rule-id.js';
import type { SkillPrice } from './base-list.js';
import { costOfLevels } from './levels-add.js';

/** The points for Medic at a level: two for each. */
export const costOfMedic = rule('hb.skill.medic-cost', (skill: SkillPrice, level: number): number => costOfLevels(skill, level));
