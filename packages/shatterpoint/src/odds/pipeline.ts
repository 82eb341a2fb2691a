import { the, type Frozen } from '@regelwerk/core';
import type { Pipeline, RerollStage, Stage, State as Counts } from '@regelwerk/dice/odds';
import { withChart } from '../attacks/chart.js';
import type { Build } from '../attacks/pool.js';
import { stanceOf, unitOf } from '../attacks/stance.js';
import { protectedDamage } from '../keywords/protection.js';
import type { Condition, EffectOf, Face, Roll } from '../model/effect.js';
import type { State } from '../model/state.js';
import { barAttackExpertise } from '../rules/condition/disarmed.js';
import { barDefenceExpertise } from '../rules/condition/exposed.js';
import { takesDamage } from '../rules/damage/wounded.js';
import { attackFaces } from '../rules/dice/attack.js';
import { defenceFaces } from '../rules/dice/defence.js';
import { diceIn, duelStages } from '../rules/dice/reference-odds.js';
import { resultsOf, walksIn, walkTo, type Walk } from './walks.js';

/** An attack as odds see it: where, by whom, with how many dice, and what its attacker may do. */
export interface Setting {
  readonly state: State;
  readonly build: Build;
  readonly dice: Readonly<Record<Roll, number>>;
  readonly rerolls: readonly Frozen<EffectOf<'reroll'>>[];
  /** The only way through the tree, if it is named. */
  readonly path: readonly string[] | undefined;
}

type Stages = readonly Stage<string>[];

/** All conditions, as registers. */
export const CONDITIONS: readonly Condition[] = ['disarmed', 'exposed', 'pinned', 'strained'];

const facesOf = (roll: Roll) => (roll === 'attack' ? attackFaces() : defenceFaces());

/** Barred expertise is read as nothing, from the first roll on. */
const readingOf = ({ state, build }: Setting, roll: Roll) => {
  const { die, into } = facesOf(roll);
  const barred = roll === 'attack' ? barAttackExpertise(state, unitOf(state, build.attacker).id) : barDefenceExpertise(state, unitOf(state, build.defender).id);
  return { die, into: barred.length === 0 ? into : Object.fromEntries(Object.entries(into).filter(([face]) => face !== 'expertise')) };
};

const rolling = (setting: Setting, roll: Roll): Stages => {
  const reading = readingOf(setting, roll);
  const again = setting.rerolls.flatMap(({ roll: of, n, faces }, i): readonly RerollStage<string>[] => {
    const from = faces.flatMap((face: Face) => reading.into[face] ?? []);
    if (of !== roll || typeof n !== 'number' || from.length === 0) return [];
    return [{ kind: 'reroll', name: `reroll ${i + 1}`, dice: [{ ...reading, from }], most: n }];
  });
  return [{ kind: 'roll', name: roll, dice: [{ ...duelStages(setting.dice.attack, setting.dice.defence)[roll], ...reading }] }, ...again];
};

const named = (roll: Roll, counts: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.values(facesOf(roll).into).map((name, place) => [name, counts[place] ?? 0]));

const EXPERT = { attack: true, defence: true };

/** A chart, applied as in the match; its symbols are then of no more use. */
const charting = ({ state, build }: Setting, roll: Roll): Stage<string> => {
  const stance = stanceOf(state, roll === 'attack' ? build.attacker : build.defender);
  const { options } = state.table;
  return {
    kind: 'change',
    name: `${roll} chart`,
    change: (counts) => {
      const frame = { ...diceIn(counts), expert: EXPERT, type: build.type };
      const { attack, defence, damage } = withChart(stance, roll, { frame, options })?.dice ?? frame;
      return { ...counts, ...named('attack', attack), ...named('defence', defence), damage, [facesOf(roll).into['expertise'] ?? '']: 0 };
    },
  };
};

/** The walks among which the attacker chooses: all that differ in what they do, or those along the one path. */
const walksOf = ({ state, build, path }: Setting): readonly Walk[] => {
  const [{ tree }, unit] = [stanceOf(state, build.attacker), unitOf(state, build.defender).id];
  const before: readonly Condition[] = the(state.play.units, unit).conditions.filter((one) => one !== 'exposed');
  const all = path === undefined ? walksIn(tree) : [[], ...path.map((_, i) => path.slice(0, i + 1))];
  const walks = all.map((options): Walk => {
    const walk = walkTo(state, { tree, unit, before }, options);
    return { ...walk, conditions: walk.conditions.filter((one) => !before.includes(one)) };
  });
  return path === undefined ? resultsOf(walks) : walks;
};

const after = (counts: Counts, { damage, conditions }: Walk): Counts => ({
  ...counts,
  damage: (counts['damage'] ?? 0) + damage,
  ...Object.fromEntries(conditions.map((condition) => [condition, 1])),
});

const walking = (setting: Setting): Stage<string> => {
  const walks = walksOf(setting);
  return {
    kind: 'choose',
    name: 'tree',
    options: (counts) => {
      const successes = counts['successes'] ?? 0;
      const within = walks.filter(({ options }) => options.length <= successes);
      const ways = setting.path === undefined ? within : within.slice(-1);
      return ways.map((walk) => ({ name: walk.options.join(' → ') || 'none', state: after(counts, walk) }));
    },
  };
};

/** The pool as it is dealt: after protection, and to nobody who takes no damage. */
const dealing = ({ state, build }: Setting): Stage<string> => {
  const unit = unitOf(state, build.defender);
  const takes = takesDamage(state, unit.id);
  return { kind: 'change', name: 'damage', change: (counts) => ({ ...counts, damage: takes ? protectedDamage(unit, counts['damage'] ?? 0) : 0 }) };
};

/** An attack of a match as a pipeline of odds, built from the functions of the match itself. */
export const pipelineOf = (setting: Setting): Pipeline<string> => ({
  registers: [...Object.values(attackFaces().into), ...Object.values(defenceFaces().into), 'successes', 'damage', ...CONDITIONS],
  stages: [
    ...rolling(setting, 'attack'),
    ...rolling(setting, 'defence'),
    charting(setting, 'attack'),
    charting(setting, 'defence'),
    duelStages(0, 0).result,
    walking(setting),
    dealing(setting),
  ],
});
