import { the, type Frozen } from '@regelwerk/core';
import type { AttackFrame } from '../../model/frame.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { SkillEffect } from '../../model/sheet.js';
import type { State } from '../../model/state.js';
import { prepare, type Profile } from '../../prepare.js';
import { aimDie } from '../action/aim.js';
import { firesAsRanged } from '../action/heavy.js';
import { shotsOf, valueOf, type Dice } from '../combat/values.js';
import { brawlerDice } from './brawler.js';
import { leaderDice } from './leader-dice.js';
import { scoutDice } from './scout.js';
import { dicePerAim, isSharpshooter } from './sharpshooter.js';
import { shooterDice } from './shooter.js';
import { toughDice } from './tough.js';

const NONE: Dice = { value: 0, because: [] };

/** Dice of different origin are added to each other. Who adds none is no reason. */
export const addDice = rule('hb.skill.dice-add', (parts: readonly Dice[]): Dice => {
  let value = 0;
  const because: RuleId[] = [];
  for (const part of parts) {
    value += part.value;
    if (part.value > 0) because.push(...part.because.filter((id) => !because.includes(id)));
  }
  return { value, because };
});

/** Do dice of skills count for this shot? The first is 0. */
export const skillsCount = rule(
  'hb.skill.dice-every-shot',
  ({ table }: State, shot: number): boolean => shot === 0 || table.options.skillDiceShots === 'every',
);

type On = Extract<SkillEffect, { kind: 'dice' }>['on'];

/** Dice of skills that the base rules do not have. */
const extraDice = ({ extra }: Profile, on: On): Dice => {
  if (extra.length === 0) return NONE;
  const value = extra.reduce((sum, { effect, level }) => (effect.kind === 'dice' && effect.on === on ? sum + effect.add * level : sum), 0);
  return { value, because: ['hb.skill.extensions-consent'] };
};

const profileOf = ({ table }: State, figure: string): Profile => the(prepare(table).profiles, figure);

/** One shot, or the blow, of an attack: by whom, with what, the how-manieth from 0, and after how many aims. */
export interface Shot {
  readonly attacker: string;
  readonly means: Frozen<AttackFrame['means']>;
  readonly shot: number;
  readonly aims: number;
}

const aimDice = (profile: Profile, { shot, aims }: Shot): Dice => {
  if (shot > 0 || aims === 0) return NONE;
  return isSharpshooter(profile) ? dicePerAim(aims) : aimDie();
};

/** The dice of one shot of an attack. */
export const attackDice = rule('hb.skill.dice-add', (state: State, attack: Shot): Dice => {
  const { attacker, means, shot } = attack;
  const profile = profileOf(state, attacker);
  if (means.kind === 'melee') {
    return addDice([valueOf(state, attacker, 'melee'), leaderDice(profile), brawlerDice(profile), extraDice(profile, 'melee')]);
  }
  const base: Dice = { value: shotsOf(state, attacker, means)[shot] ?? 0, because: [shotsOf.rule] };
  if (means.kind === 'heavy-weapon' && !firesAsRanged(state, means.weapon)) return base;
  const skills = skillsCount(state, shot) ? [leaderDice(profile), shooterDice(profile), extraDice(profile, 'ranged')] : [];
  return addDice([base, ...skills, aimDice(profile, attack)]);
});

/** The dice with which a figure defends itself in melee. */
export const defenceDice = rule('hb.skill.dice-add', (state: State, figure: string): Dice => {
  const profile = profileOf(state, figure);
  return addDice([valueOf(state, figure, 'defence'), brawlerDice(profile), extraDice(profile, 'defence')]);
});

/** The dice with which a figure dodges a shot. */
export const dodgeDice = rule('hb.skill.dice-add', (state: State, figure: string, covered: boolean): Dice => {
  const profile = profileOf(state, figure);
  return addDice([valueOf(state, figure, 'dodge'), scoutDice(profile, covered), extraDice(profile, 'dodge')]);
});

/** The dice of a resistance test. */
export const resistanceDice = rule('hb.skill.dice-add', (state: State, figure: string): Dice => {
  const profile = profileOf(state, figure);
  return addDice([valueOf(state, figure, 'resistance'), toughDice(profile), extraDice(profile, 'resistance')]);
});
