import { left, right, the, type Either, type Explained, type Frozen } from '@regelwerk/core';
import { most, oddsOf, reach, shareOf, summaryOf, valuesOf, type Answer, type Goal, type PipelineRefusal, type Summary } from '@regelwerk/dice/odds';
import type { Build } from './attacks/pool.js';
import { unitOf } from './attacks/stance.js';
import type { AttackType, Condition, EffectOf } from './model/effect.js';
import type { Refusal } from './model/refusal.js';
import type { RuleId } from './model/rule-id.js';
import type { State } from './model/state.js';
import { CONDITIONS, pipelineOf } from './odds/pipeline.js';
import { whyNotWalk } from './odds/walks.js';
import { attackPool } from './rules/attack/step-attack-pool.js';
import { defencePool } from './rules/attack/step-defence-pool.js';
import { coverDice } from './rules/cover/value.js';

/** An attack that could be made in a state; `dice` replace the attack value, as in a granted attack. */
export interface Duel {
  readonly state: State;
  readonly attacker: string;
  readonly defender: string;
  readonly type: AttackType;
  readonly dice?: number;
}

/** What the attacker wants, and what is to be otherwise than in the state. Without a path it takes the best one for its goal, roll by roll. */
export interface DuelPlan {
  /** Most damage, unless a wound or a condition is wanted above all. */
  readonly goal?: 'damage' | 'wound' | Condition;
  /** The options that it takes, as far as its successes reach. */
  readonly path?: readonly string[];
  /** As if it were focused, or not. */
  readonly focused?: boolean;
  /** As if the defender had cover of this value. */
  readonly cover?: number;
  /** Rerolls of the attacker's, each used in the best way for the goal. */
  readonly rerolls?: readonly Frozen<EffectOf<'reroll'>>[];
  /** Exact fractions, or floats, which are quicker. */
  readonly numbers?: 'floats' | 'bigints';
}

/** What an attack can lead to: its pools, successes, the damage dealt, what the defender comes to have, whether it is wounded. Plain JSON. */
export interface DuelOdds {
  readonly attack: Explained<number, RuleId>;
  readonly defence: Explained<number, RuleId>;
  readonly successes: Summary;
  readonly damage: Summary;
  readonly wound: Answer;
  readonly conditions: Readonly<Record<Condition, Answer>>;
}

/** The state with the attacker focused, or not, if that is to be supposed. */
const supposed = (state: State, attacker: string, focused: boolean | undefined): State => {
  if (focused === undefined) return state;
  const { table, play } = state;
  return { table, play: { ...play, characters: { ...play.characters, [attacker]: { ...the(play.characters, attacker), focus: focused ? 1 : 0 } } } };
};

/** The dice by which cover that is supposed differs from the cover there is. */
const coverMore = (state: State, build: Build, cover: number | undefined): number =>
  cover === undefined || build.type === 'melee' ? 0 : cover - coverDice(state, build).value;

/** So much damage wounds the unit; more than there is if it is wounded. */
const wounding = (state: State, unit: string, stamina: number): number => {
  const { wounded, damage } = the(state.play.units, unit);
  return wounded > 0 ? Infinity : Math.max(0, stamina - damage);
};

const goalOf = (goal: DuelPlan['goal'], least: number): Goal<string> => {
  if (goal === undefined || goal === 'damage') return most('damage');
  return goal === 'wound' ? reach('damage', least) : reach(goal, 1);
};

/** The odds of an attack: worked out over all rolls at once, with the pools, charts, combat tree and keywords of the match. */
export const odds = (duel: Duel, plan: DuelPlan = {}): Either<PipelineRefusal | Refusal, DuelOdds> => {
  const { attacker, defender, type, dice: fixed = 0 } = duel;
  const state = supposed(duel.state, attacker, plan.focused);
  const why = plan.path === undefined ? undefined : whyNotWalk(state, attacker, plan.path);
  if (why !== undefined) return left(why);
  const bare: Build = { attacker, defender, type, fixed, more: { attack: 0, defence: 0 } };
  const build: Build = { ...bare, more: { attack: 0, defence: coverMore(state, bare, plan.cover) } };
  const [attack, defence] = [attackPool(state, build), defencePool(state, build)];
  const { id, card } = unitOf(state, defender);
  const least = wounding(state, id, card.stamina);
  const setting = { state, build, dice: { attack: attack.value, defence: defence.value }, rerolls: plan.rerolls ?? [], path: plan.path };
  const found = oddsOf(pipelineOf(setting), { numbers: plan.numbers ?? 'floats', goal: goalOf(plan.goal, least) });
  if (found._tag === 'Left') return found;
  const register = (name: string) => valuesOf(found.right, (end) => end[name] ?? 0);
  return right({
    attack,
    defence,
    successes: summaryOf(register('successes')),
    damage: summaryOf(register('damage')),
    wound: shareOf(register('damage'), (damage) => damage >= least),
    conditions: Object.fromEntries(CONDITIONS.map((condition) => [condition, shareOf(register(condition), (n) => n > 0)])) as DuelOdds['conditions'],
  });
};
