import type { Fault, Frozen } from '@regelwerk/core';
import type { Gang, Sheet } from '../model/sheet.js';
import type { Options } from '../model/options.js';
import { overLimit, pointsOfSheet } from '../rules/gang/points.js';
import { skillOnList, type SkillPrice } from '../rules/skill/base-list.js';
import { consentMissing, type Consenting } from '../rules/skill/extensions-consent.js';
import { aboveMaximum } from '../rules/skill/max-level.js';
import { namedTwice } from '../rules/skill/sheet-highest.js';
import { boughtTwice } from '../rules/skill/unlevelled-once.js';

/** What a gang is checked against. */
export interface GangCheck extends Consenting {
  readonly options: Pick<Options, 'gangPoints'>;
  /** Skills of the scenario played, beside the gang's own. */
  readonly scenarioSkills: readonly SkillPrice[];
}

type Entry = Frozen<Sheet>['skills'][number];

const skillFault = ({ skill, level }: Entry, further: readonly SkillPrice[], against: GangCheck): Omit<Fault, 'path'> | undefined => {
  const listed = skillOnList(skill, further);
  if (listed === undefined) return { expected: `a skill of the base rules, the scenario or the gang's expansions, not ${skill}`, rule: skillOnList.rule };
  if (boughtTwice(listed, level)) return { expected: `${skill} once: it has no levels`, rule: boughtTwice.rule };
  if (aboveMaximum(listed, level)) return { expected: `${skill} at level ${listed.levels} at most, not ${level}`, rule: aboveMaximum.rule };
  if (skillOnList(skill, []) !== undefined) return undefined;
  const missing = consentMissing(skill, against);
  return missing.length === 0
    ? undefined
    : { expected: `the consent of ${missing.join(' and ')} to ${skill}, or a scenario that provides for it`, rule: consentMissing.rule };
};

const sheetFaults = (sheet: Frozen<Sheet>, path: string, { further, against }: { further: readonly SkillPrice[]; against: GangCheck }): readonly Fault[] => [
  ...sheet.skills.flatMap((entry, i) => {
    const fault = skillFault(entry, further, against);
    return fault === undefined ? [] : [{ path: `${path}.skills.${i}`, ...fault }];
  }),
  ...namedTwice(sheet.skills).map((i) => ({ path: `${path}.skills.${i}`, expected: 'each skill once, with its highest level', rule: namedTwice.rule })),
];

/** The points that the skills of a gang cost. */
export const pointsOfGang = (gang: Frozen<Gang>, scenarioSkills: readonly SkillPrice[]): number =>
  gang.figures.reduce((sum, { skills }) => sum + pointsOfSheet(skills, [...scenarioSkills, ...gang.skills]), 0);

/** All that is wrong with a gang at once, with paths and rules; nothing if it may play. */
export const gangFaults = (gang: Frozen<Gang>, against: GangCheck, path = ''): readonly Fault[] => {
  const at = path === '' ? '' : `${path}.`;
  const further = [...against.scenarioSkills, ...gang.skills];
  const faults = gang.figures.flatMap((sheet, i) => sheetFaults(sheet, `${at}figures.${i}`, { further, against }));
  const points = pointsOfGang(gang, against.scenarioSkills);
  const limit = against.options.gangPoints;
  return overLimit(points, limit)
    ? [...faults, { path: `${at}figures`, expected: `skills of at most ${limit} points, not ${points}`, rule: overLimit.rule }]
    : faults;
};
