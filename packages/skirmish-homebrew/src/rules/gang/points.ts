import { rule } from '../../model/rule-id.js';
import { skillOnList, type SkillPrice } from '../skill/base-list.js';
import { costOfLeader } from '../skill/leader-cost.js';
import { costOfLevels } from '../skill/levels-add.js';
import { costOfMedic } from '../skill/medic-cost.js';

const cost = (skill: SkillPrice, level: number): number => {
  if (skill.id === 'leader') return costOfLeader(skill, level);
  return skill.id === 'medic' ? costOfMedic(skill, level) : costOfLevels(skill, level);
};

/** The points for the skills of one sheet; skills on no list count nothing. */
export const pointsOfSheet = rule(
  'hb.gang.points',
  (skills: readonly { readonly skill: string; readonly level: number }[], further: readonly SkillPrice[]): number =>
    skills.reduce((sum, { skill, level }) => {
      const priced = skillOnList(skill, further);
      return priced === undefined ? sum : sum + cost(priced, level);
    }, 0),
);

/** Are these points more than a gang may spend? */
export const overLimit = rule('hb.gang.points', (points: number, limit: number | 'none'): boolean => limit !== 'none' && points > limit);
