import { rule } from '../../model/rule-id.js';
import type { SkillPrice } from './base-list.js';
import { costOfLevels } from './levels-add.js';

/** The points for Leader at a level: two for each. */
export const costOfLeader = rule('hb.skill.leader-cost', (skill: SkillPrice, level: number): number => costOfLevels(skill, level));
