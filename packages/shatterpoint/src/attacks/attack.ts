import type { AttackType } from '../model/effect.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { AttackFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { whyNotIts } from '../rules/attack/per-character.js';
import { hasTarget, targetsOf, whyNoTarget } from '../rules/attack/step-check-targets.js';
import { whyNotChoose } from '../rules/attack/step-choose-target.js';
import { whyNotDeclare } from '../rules/attack/step-declare.js';

// The first three steps of an attack: a kind, its legal targets, one of them.

/** An attack that a character may make: of any kind or of one, with the dice of its card (0) or with others. */
export interface Granted {
  readonly character: string;
  readonly type: AttackType | 'any';
  readonly dice: number;
}

/** Why an attack cannot be made so. */
export const whyNotAttack = (state: State, granted: Granted, { by, character, type, target }: ChoiceOf<'attack'>): Refusal | undefined =>
  whyNotIts(granted.character, character) ??
  whyNotChoose(state, by, target) ??
  whyNotDeclare(state, granted, type) ??
  whyNoTarget(state, { attacker: character, type }, target);

/** An attack is declared and begins. */
export const beginAttack = (_state: State, { seat, dice }: { readonly seat: string; readonly dice: number }, choice: ChoiceOf<'attack'>): readonly Event[] => {
  const { character: attacker, target: defender, type } = choice;
  const frame: AttackFrame = {
    kind: 'attack',
    seat,
    step: 3,
    told: 0,
    type,
    attacker,
    defender,
    fixed: dice,
    pools: { attack: 0, defence: 0 },
    more: { attack: 0, defence: 0 },
    attack: [0, 0, 0, 0],
    defence: [0, 0, 0],
    expert: { attack: true, defence: true },
    successes: 0,
    damage: 0,
    path: [],
    later: [],
    steadfast: false,
  };
  return [
    { kind: 'attack-declared', rule: whyNotDeclare.rule, attacker, defender, type },
    { kind: 'begun', rule: whyNotChoose.rule, frame },
  ];
};

/** Both kinds of attack. */
const TYPES: readonly AttackType[] = ['melee', 'ranged'];

/** Is there an attack that a character may make? */
export const canAttack = (state: State, granted: Granted): boolean =>
  TYPES.some((type) => whyNotDeclare(state, granted, type) === undefined && hasTarget(state, { attacker: granted.character, type }));

/** All attacks that a character may make. */
export const attackCandidates = (state: State, granted: Granted & { readonly seat: string }): readonly ChoiceOf<'attack'>[] => {
  const { seat: by, character } = granted;
  const answer = { kind: 'attack', answers: state.play.written, by, character } as const;
  return TYPES.flatMap((type) =>
    whyNotDeclare(state, granted, type) === undefined ? targetsOf(state, { attacker: character, type }).map((target) => ({ ...answer, type, target })) : [],
  );
};
