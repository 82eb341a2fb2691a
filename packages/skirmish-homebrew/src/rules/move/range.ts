import { type Explained, type Frozen, onceFor, the } from '@regelwerk/core';
import { CM, type Ticks } from '@regelwerk/geometry';
import { mountOf } from '../../board/bases.js';
import type { Cited } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Table } from '../../model/table.js';
import { prepare, type Profile } from '../../prepare.js';
import { fastRange } from '../skill/fast.js';
import { armourLoss } from './heavy-armour.js';
import { riddenRange } from './mounted.js';

/** A range and the rules that make it; the first is the one that a length beyond it breaks. */
export type Range = Explained<Ticks, RuleId>;

/** What a movement action is measured for: a jump does not grow with skills that say so. */
export type Measured = 'walk' | 'jump' | 'climb';

const ON_FOOT = 10 * CM;

/** What skills that the base rules do not have add to the range. */
const extraRange = ({ extra }: Profile, of: Measured): Ticks => {
  let sum = 0;
  for (const { effect, level } of extra) if (effect.kind === 'range' && (of !== 'jump' || effect.jumps)) sum += effect.add * level;
  return sum;
};

/** Where a rule lowers the range, it stands first: it is the one that a way too far breaks. */
const reasons = (loss: Ticks, fast: Ticks, other: Ticks): readonly RuleId[] => {
  const changed = loss !== 0 || fast !== 0 || other !== 0;
  const because: RuleId[] = loss > 0 ? ['hb.move.heavy-armour', 'hb.move.range-modified'] : other < 0 ? ['hb.move.range-modified'] : [];
  because.push('hb.move.range-normal');
  if (changed && loss === 0 && other >= 0) because.push('hb.move.range-modified');
  if (fast > 0) because.push('hb.skill.fast');
  return because;
};

/** The range on foot after skills, armour and rules of the scenario; never below nothing. */
export const changedRange = rule('hb.move.range-modified', ({ options, scenario }: Frozen<Table>, profile: Profile, of: Measured): Range => {
  const [fast, loss] = [fastRange(profile), armourLoss(options, profile)];
  const other = extraRange(profile, of) + scenario.rangeChange;
  return { value: Math.max(0, ON_FOOT + fast - loss + other), because: reasons(loss, fast, other) };
});

/** Nothing changes the ranges on foot while a match goes on. */
const rangesOnFoot = onceFor((table: Frozen<Table>) => {
  const profiles = Object.values(prepare(table).profiles);
  const all = (of: Measured): Readonly<Record<string, Range>> => Object.fromEntries(profiles.map((profile) => [profile.id, changedRange(table, profile, of)]));
  return { walk: all('walk'), jump: all('jump'), climb: all('climb') };
});

/** The normal range of a figure: its own on foot, its mount's in the saddle. */
export const normalRange = rule('hb.move.range-normal', (state: State, figure: string, of: Measured): Range => {
  const mount = mountOf(state, figure);
  return mount === undefined ? the(rangesOnFoot(state.table)[of], figure) : riddenRange(state, mount);
});

/** Why a length is beyond a range; `undefined` up to it. */
export const tooFar = rule('hb.move.range-normal', (length: Ticks, { value, because }: Range): Cited | undefined =>
  length <= value ? undefined : { kind: 'too-far', rule: because[0] ?? 'hb.move.range-normal', length, limit: value, because: because.slice(1) },
);
