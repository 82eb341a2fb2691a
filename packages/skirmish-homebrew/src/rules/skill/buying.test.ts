import { describe, expect, test } from 'vitest';
import { lanterns } from '../../data/index.js';
import { baseSkills, buyLevels, gangFaults, pointsOfGang, writeSheet, type Gang, type GangCheck } from '../../index.js';
import { aboveMaximum } from './max-level.js';
import { costOfLeader } from './leader-cost.js';
import { costOfLevels } from './levels-add.js';
import { costOfMedic } from './medic-cost.js';
import { skillOnList, type SkillPrice } from './base-list.js';
import { overLimit } from '../gang/points.js';

const skill = (id: string): SkillPrice => {
  const found = skillOnList(id, []);
  if (found === undefined) throw new Error(id);
  return found;
};

const bought = (id: string, owned: number, levels: readonly number[]) => {
  const purchase = buyLevels(skill(id), owned, levels);
  return purchase._tag === 'Left' ? purchase.left : purchase.right;
};

const against: GangCheck = { options: { gangPoints: 'none' }, seats: ['north', 'south'], scenario: [], consents: [], scenarioSkills: [] };

const gangWith = (skills: readonly { skill: string; level: number }[], extra: Gang['skills'] = []): Gang => {
  const [first] = structuredClone(lanterns).figures;
  if (first === undefined) throw new Error('a gang without figures');
  return { name: 'gang', cards: [], skills: extra, figures: [{ ...first, skills: [...skills] }] };
};

describe('the list', () => {
  test('[hb.skill.base-list] eleven skills, seven with levels and four without', () => {
    expect(baseSkills()).toHaveLength(11);
    expect(baseSkills().filter(({ levelled }) => levelled)).toHaveLength(7);
  });

  test('[hb.skill.base-list] a skill on no list is a fault of the gang', () => {
    expect(gangFaults(gangWith([{ skill: 'night-eyes', level: 1 }]), against)).toMatchObject([
      { path: 'figures.0.skills.0', rule: 'hb.skill.base-list' },
    ]);
  });
});

describe('what levels cost', () => {
  test.each([
    { id: 'leader', level: 2, points: 4 },
    { id: 'medic', level: 3, points: 6 },
    { id: 'shooter', level: 3, points: 3 },
    { id: 'extra-life', level: 3, points: 6 },
    { id: 'fast', level: 1, points: 1 },
    { id: 'sharpshooter', level: 1, points: 2 },
  ])('[hb.skill.levels-add] $id $level costs $points', ({ id, level, points }) => {
    expect(costOfLevels(skill(id), level)).toBe(points);
  });

  test('[hb.skill.leader-cost] Leader 3 costs 6', () => {
    expect(costOfLeader(skill('leader'), 3)).toBe(6);
    expect(pointsOfGang(gangWith([{ skill: 'leader', level: 3 }]), [])).toBe(6);
  });

  test.each([[1, 2], [2, 4], [3, 6]])('[hb.skill.medic-cost] Medic %i costs %i', (level, points) => {
    expect(costOfMedic(skill('medic'), level)).toBe(points);
    expect(pointsOfGang(gangWith([{ skill: 'medic', level }]), [])).toBe(points);
  });

  test('[hb.skill.medic-cost] [hb.skill.levels-in-order] level 3 on top of level 1 is refused: level 2 is missing, 4 points for both', () => {
    expect(costOfMedic(skill('medic'), 3) - costOfMedic(skill('medic'), 1)).toBe(4);
    expect(bought('medic', 1, [3])).toEqual({ kind: 'level-missing', rule: 'hb.skill.levels-in-order', missing: 2, points: 4 });
  });
});

describe('buying', () => {
  test.each([
    { says: 'Tough 2 without Tough 1 is refused', id: 'tough', owned: 0, levels: [2], expected: { kind: 'level-missing', missing: 1, points: 2 } },
    { says: 'Tough 2 on top of Tough 1 costs 1', id: 'tough', owned: 1, levels: [2], expected: { level: 2, points: 1 } },
    { says: 'Leader 1 and 2 together cost 4', id: 'leader', owned: 0, levels: [1, 2], expected: { level: 2, points: 4 } },
    { says: 'a level that is owned is not bought again', id: 'leader', owned: 2, levels: [2], expected: { kind: 'level-owned', level: 2 } },
  ])('[hb.skill.levels-in-order] $says', ({ id, owned, levels, expected }) => {
    expect(bought(id, owned, levels)).toMatchObject(expected);
  });

  test.each([
    { says: 'Scout 3 on top of Scout 2 is allowed', id: 'scout', owned: 2, levels: [3], expected: { level: 3, points: 1 } },
    { says: 'Scout 4 is refused', id: 'scout', owned: 3, levels: [4], expected: { kind: 'level-too-high', rule: 'hb.skill.max-level', level: 4, most: 3 } },
  ])('[hb.skill.max-level] $says', ({ id, owned, levels, expected }) => {
    expect(bought(id, owned, levels)).toMatchObject(expected);
  });

  test('[hb.skill.max-level] Brawler 4 on a sheet is a fault', () => {
    expect(aboveMaximum(skill('brawler'), 3)).toBe(false);
    expect(gangFaults(gangWith([{ skill: 'brawler', level: 4 }]), against)).toMatchObject([{ rule: 'hb.skill.max-level' }]);
  });

  test('[hb.skill.unlevelled-once] Luck is not bought twice', () => {
    expect(bought('luck', 0, [1])).toEqual({ level: 1, points: 1 });
    expect(bought('luck', 1, [1])).toEqual({ kind: 'bought-twice', rule: 'hb.skill.unlevelled-once', skill: 'luck' });
  });

  test('[hb.skill.unlevelled-once] Inspiring with level 2 on a sheet is a fault', () => {
    expect(gangFaults(gangWith([{ skill: 'inspiring', level: 2 }]), against)).toMatchObject([{ rule: 'hb.skill.unlevelled-once' }]);
  });

  test('[hb.skill.sheet-highest] a sheet names only the highest level', () => {
    expect(writeSheet([{ skill: 'tough', level: 1 }, { skill: 'tough', level: 2 }])).toEqual([{ skill: 'tough', level: 2 }]);
    const twice = [{ skill: 'tough', level: 1 }, { skill: 'tough', level: 2 }];
    expect(gangFaults(gangWith(twice), against)).toMatchObject([{ path: 'figures.0.skills.1', rule: 'hb.skill.sheet-highest' }]);
  });

  test('[hb.skill.levels-add] [HB-13] five skills bought add up to 20 points and show their highest levels', () => {
    const wanted = [['medic', 3], ['leader', 2], ['shooter', 3], ['fast', 1], ['extra-life', 3]] as const;
    const costs = wanted.map(([id, level]) => bought(id, 0, Array.from({ length: level }, (_, i) => i + 1)));
    expect(costs).toMatchObject([{ points: 6 }, { points: 4 }, { points: 3 }, { points: 1 }, { points: 6 }]);
    expect(pointsOfGang(gangWith(wanted.map(([id, level]) => ({ skill: id, level }))), [])).toBe(20);
    for (const [id, owned, levels] of [['brawler', 0, [2]], ['tough', 3, [4]], ['fast', 1, [1]], ['sharpshooter', 1, [2]]] as const) {
      expect(bought(id, owned, levels)).toHaveProperty('rule');
    }
  });
});

describe('skills beyond the base rules', () => {
  const extra: Gang['skills'] = [{ id: 'night-eyes', name: 'Night eyes', levelled: false, levels: 1, points: 2, effects: [] }];
  const gang = gangWith([{ skill: 'night-eyes', level: 1 }], extra);

  test.each([
    { says: 'one of two players has agreed: refused', consents: [{ skill: 'night-eyes', seats: ['south'] }], scenario: [], faults: 1 },
    { says: 'both have agreed: accepted', consents: [{ skill: 'night-eyes', seats: ['north', 'south'] }], scenario: [], faults: 0 },
    { says: 'the scenario provides for it, nobody was asked: accepted', consents: [], scenario: ['night-eyes'], faults: 0 },
    { says: 'nobody has agreed: refused', consents: [], scenario: [], faults: 1 },
  ])('[hb.skill.extensions-consent] $says', ({ consents, scenario, faults }) => {
    const found = gangFaults(gang, { ...against, consents, scenario });
    expect(found).toHaveLength(faults);
    for (const fault of found) expect(fault.rule).toBe('hb.skill.extensions-consent');
  });
});

describe('the points of a gang', () => {
  test.each([
    { says: '5 + 4 + 3 of 12 are accepted', points: 12, limit: 12, over: false },
    { says: '5 + 4 + 4 of 12 are too many', points: 13, limit: 12, over: true },
    { says: 'without a limit 40 are accepted', points: 40, limit: 'none', over: false },
  ] as const)('[hb.gang.points] $says', ({ points, limit, over }) => {
    expect(overLimit(points, limit)).toBe(over);
  });

  test('[hb.gang.points] a gang over the limit is a fault with both numbers', () => {
    const costly = gangWith([{ skill: 'medic', level: 3 }, { skill: 'leader', level: 3 }, { skill: 'fast', level: 1 }]);
    expect(gangFaults(costly, { ...against, options: { gangPoints: 12 } })).toEqual([
      { path: 'figures', expected: 'skills of at most 12 points, not 13', rule: 'hb.gang.points' },
    ]);
    expect(gangFaults(costly, { ...against, options: { gangPoints: 13 } })).toEqual([]);
  });
});
