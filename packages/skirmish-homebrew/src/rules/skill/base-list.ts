import { rule } from '../../model/rule-id.js';

/** A skill as it is bought: its points for each level, and how many levels it has. */
export interface SkillPrice {
  readonly id: string;
  readonly levelled: boolean;
  readonly levels: number;
  readonly points: number;
}

const BASE: readonly SkillPrice[] = [
  { id: 'leader', levelled: true, levels: 3, points: 2 },
  { id: 'shooter', levelled: true, levels: 3, points: 1 },
  { id: 'brawler', levelled: true, levels: 3, points: 1 },
  { id: 'scout', levelled: true, levels: 3, points: 1 },
  { id: 'sharpshooter', levelled: false, levels: 1, points: 2 },
  { id: 'luck', levelled: false, levels: 1, points: 1 },
  { id: 'inspiring', levelled: false, levels: 1, points: 2 },
  { id: 'fast', levelled: false, levels: 1, points: 1 },
  { id: 'tough', levelled: true, levels: 3, points: 1 },
  { id: 'extra-life', levelled: true, levels: 3, points: 2 },
  { id: 'medic', levelled: true, levels: 3, points: 2 },
];

/** The eleven skills of the base rules, with their prices and levels. */
export const baseSkills = rule('hb.skill.base-list', (): readonly SkillPrice[] => BASE);

/** A skill by its id among the base skills and the further ones; `undefined` if it stands on no list. */
export const skillOnList = rule(
  'hb.skill.base-list',
  (id: string, further: readonly SkillPrice[]): SkillPrice | undefined => [...BASE, ...further].find((skill) => skill.id === id),
);
