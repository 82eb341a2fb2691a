import { rule } from '../../model/rule-id.js';
import type { SkillEntry } from '../../model/sheet.js';

/** What a sheet says of the skills bought: each once, with its highest level. */
export const writeSheet = rule('hb.skill.sheet-highest', (bought: readonly Readonly<SkillEntry>[]): readonly Readonly<SkillEntry>[] => {
  const highest = new Map<string, number>();
  for (const { skill, level } of bought) highest.set(skill, Math.max(level, highest.get(skill) ?? 0));
  return [...highest].map(([skill, level]) => ({ skill, level }));
});

/** Where a sheet names a skill a second time: the positions of those entries. */
export const namedTwice = rule('hb.skill.sheet-highest', (skills: readonly Readonly<SkillEntry>[]): readonly number[] =>
  skills.flatMap(({ skill }, i) => (skills.findIndex((other) => other.skill === skill) < i ? [i] : [])),
);
