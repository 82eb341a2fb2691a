import type { AttackType } from '../model/effect.js';
import type { AttackFrame, Frame } from '../model/frame.js';
import type { State } from '../model/state.js';
import type { Stance } from '../model/unit.js';
import { type Answer } from './act.js';
import { sceneOf, stance, turnFrame, type Scene } from './scene.js';

// Duels for tests: `north-a-1` is to make the attack of a combat action; `south-a-1` stands 60 mm from it, or as far as the scene says.

/** The attacker. */
export const A = 'north-a-1';
/** The defender. */
export const X = 'south-a-1';

/** What is to do when a unit has taken a combat action. */
export const combat = (left: readonly string[] = [A]): readonly Frame[] => [
  turnFrame('north', 'north-a', { actions: ['combat'], regular: 1 }),
  { kind: 'deed', seat: 'north', action: 'combat', unit: 'north-a', left: [...left] },
];

/** A scene with two stances and a gap in millimetres between 40 mm bases. */
export interface Duel extends Scene {
  readonly attacker?: Partial<Stance>;
  readonly defender?: Partial<Stance>;
  readonly gap?: number;
}

/** Two characters who face each other, one of whom is to attack. */
export const duel = ({ attacker = {}, defender = {}, gap = 60, ...scene }: Duel = {}): State =>
  sceneOf({
    agenda: combat(),
    ...scene,
    at: { [A]: [400, 300], [X]: [400, 340 + gap], ...scene.at },
    cards: {
      ...scene.cards,
      'north-a': { stances: [stance(attacker)], ...scene.cards?.['north-a'] },
      'south-a': { stances: [stance(defender)], ...scene.cards?.['south-a'] },
    },
  });

/** An attack of the attacker on the defender. */
export const hit = (type: AttackType = 'melee', changes: { readonly character?: string; readonly target?: string } = {}): Answer => ({ kind: 'attack', character: A, target: X, type, ...changes });

/** What both rolls show: criticals, strikes, expertise, failures; blocks, expertise, failures. */
export const dice = (...counts: readonly (readonly number[])[]): Answer => ({ kind: 'roll', counts: counts.map((faces) => [...faces]) });

/** An option of the tree. */
export const option = (id: string): Answer => ({ kind: 'option', option: id });

/** An attack that stands at a step. */
export const attackFrame = (changes: Partial<AttackFrame> = {}): AttackFrame => ({
  kind: 'attack',
  seat: 'north',
  step: 3,
  told: 0,
  type: 'melee',
  attacker: A,
  defender: X,
  fixed: 0,
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
  ...changes,
});

/** A scene in which an attack stands at a step. */
export const atStep = ({ frame = {}, ...scene }: Duel & { readonly frame?: Partial<AttackFrame> } = {}): State =>
  duel({ ...scene, agenda: [turnFrame('north', 'north-a'), attackFrame(frame)] });
