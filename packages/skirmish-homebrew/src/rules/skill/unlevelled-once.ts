import { rule } from '../../model/rule-id.js';
import type { SkillPrice } from './base-list.js';

/** Is a skill without levels bought a second time, or given a level? */
export const boughtTwice = rule('hb.skill.unlevelled-once', ({ levelled }: SkillPrice, level: number): boolean => !levelled && level > 1);
