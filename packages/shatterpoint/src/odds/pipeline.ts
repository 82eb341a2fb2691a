import { the, type Frozen } from '@regelwerk/core';
import type { Pipeline, RerollStage, Stage, State as Counts } from '@regelwerk/dice/odds';
import { withChart } from '../attacks/chart.js';
import type { Build } from '../attacks/pool.js';
import { stanceOf, unitOf } from '../attacks/stance.js';
import { protectedDamage } from '../keywords/protection.js';
import type { Condition, EffectOf, Face, Roll } from '../model/effect.js';
import { FACES } from '../model/faces.js';
import type { State } from '../model/state.js';
import type { Stance } from '../model/unit.js';
import { barAttackExpertise } from '../rules/condition/disarmed.js';
import { barDefenceExpertise } from '../rules/condition/exposed.js';
import { takesDamage } from '../rules/damage/wounded.js';
import { chartFor } from '../rules/expertise/charts.js';
import { whoseDie } from '../rules/expertise/whose-die.js';
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

/** Whose chart it is that a roll is read with, whether there is any, which faces it turns, and whether its symbols are barred. */
interface Reader {
  readonly stance: Frozen<Stance>;
  readonly has: boolean;
  readonly turned: readonly Face[];
  readonly barred: boolean;
}

const readerOf = ({ state, build }: Setting, roll: Roll): Reader => {
  const who = roll === 'attack' ? build.attacker : build.defender;
  const barred = (roll === 'attack' ? barAttackExpertise : barDefenceExpertise)(state, unitOf(state, who).id).length > 0;
  const stance = stanceOf(state, who);
  const rows = chartFor(stance, roll, build.type);
  const turned = rows.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'turn' ? [entry.from] : [])));
  return { stance, has: rows.length > 0, turned, barred };
};

const facesOf = (roll: Roll) => (roll === 'attack' ? attackFaces() : defenceFaces());

/** What is read off the dice of a roll: what counts by itself, and whatever somebody still asks for. Barred expertise is read as nothing. */
const readingOf = (setting: Setting, roll: Roll) => {
  const { turned, has, barred } = readerOf(setting, roll);
  const asked = new Set<string>([...turned, ...setting.rerolls.flatMap(({ faces }) => faces), ...(has ? ['expertise'] : [])]);
  if (barred) asked.delete('expertise');
  const { die, into } = facesOf(roll);
  return { die, into: Object.fromEntries(Object.entries(into).filter(([face]) => (face !== 'expertise' && face !== 'failure') || asked.has(face))) };
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

/** Writes the counts of a roll into the registers of a state. */
const lay = (state: Record<string, number>, roll: Roll, counts: readonly number[]): void => {
  FACES[roll].forEach((face, place) => {
    state[facesOf(roll).into[face] ?? ''] = counts[place] ?? 0;
  });
};

const EXPERT = { attack: true, defence: true };

/** A chart, applied as in the match; its symbols are then of no more use. Nothing where there is no chart, or none that counts. */
const charting = (setting: Setting, roll: Roll): Stages => {
  const { stance, turned, has } = readerOf(setting, roll);
  const { type } = setting.build;
  const { options } = setting.state.table;
  const symbols = facesOf(roll).into['expertise'] ?? '';
  const change = (counts: Counts): Counts => {
    const frame = { ...diceIn(counts), expert: EXPERT, type };
    const { attack, defence, damage } = withChart(stance, roll, { frame, options })?.dice ?? frame;
    const next: Record<string, number> = { ...counts, damage };
    lay(next, 'attack', attack);
    lay(next, 'defence', defence);
    next[symbols] = 0;
    return next;
  };
  const reads = turned.flatMap((face) => facesOf(whoseDie(roll, face)).into[face] ?? []);
  return has ? [{ kind: 'change', name: `${roll} chart`, change, reads: [symbols, ...reads] }] : [];
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
    ...charting(setting, 'attack'),
    ...charting(setting, 'defence'),
    duelStages(0, 0).result,
    walking(setting),
    dealing(setting),
  ],
});
