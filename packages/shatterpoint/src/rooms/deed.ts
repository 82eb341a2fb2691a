import { checkBy, type Density, type Frozen, type Room } from '@regelwerk/core';
import { draw } from '@regelwerk/dice';
import { turnOf } from '../agenda.js';
import { attackCandidates, beginAttack, whyNotAttack } from '../attacks/attack.js';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { DeedFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { anyMove, makeMove, makeStay, moveCandidates, sampleMove, whyNotMove, whyNotStay } from '../moves/move.js';
import { prepare } from '../prepare.js';
import { afterAction } from '../rules/condition/strained.js';
import { focus } from '../rules/turn/action-focus.js';
import { movesOfAction } from '../rules/turn/action-move.js';
import { recover } from '../rules/turn/action-recover.js';
import { takeCover } from '../rules/turn/action-take-cover.js';
import { hasCarriedOut } from '../rules/turn/multi-character.js';

// An action: each character of the unit carries it out, one after another, in the order that its player chooses.

type Deed = Frozen<DeedFrame>;

/** Is the action over: everybody has had it, or the activation of its unit has been cut? */
const isOver = (state: State, { left: waiting, unit }: Deed): boolean => {
  const turn = turnOf(state);
  return waiting.length === 0 || (turn?.unit === unit && turn.over);
};

const end = (state: State, deed: Deed): readonly Event[] => [
  { kind: 'done', rule: 'sp.turn.multi-character-action', frame: 'deed' },
  ...afterAction(state, deed),
];

/** A character may do nothing; in a move action unless the table has agreed that who can move does. */
const whyNotIdle = (state: State, { action }: Deed, character: string): Refusal | undefined =>
  action === 'move' ? whyNotStay(state, { character, how: movesOfAction(state, character) }) : undefined;

const whyNot = (state: State, deed: Deed, choice: Choice): Refusal | undefined => {
  const notAsked: Refusal = { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'deed' };
  if (choice.kind === 'stay') return hasCarriedOut(deed, choice.character) ?? whyNotIdle(state, deed, choice.character);
  if (choice.kind === 'move' && deed.action === 'move') {
    return hasCarriedOut(deed, choice.character) ?? whyNotMove(state, { character: choice.character, how: movesOfAction(state, choice.character) }, choice);
  }
  if (choice.kind === 'attack' && deed.action === 'combat') {
    return hasCarriedOut(deed, choice.character) ?? whyNotAttack(state, { character: choice.character, type: 'any', dice: 0 }, choice);
  }
  return notAsked;
};

const advanceOf = (state: State, deed: Deed): readonly Event[] => {
  const unit = prepare(state.table).units[deed.unit];
  if (isOver(state, deed) || unit === undefined) return end(state, deed);
  const [character] = deed.left;
  if (deed.action === 'focus') return [...focus(deed.left), ...end(state, deed)];
  if (deed.action === 'take-cover') return [...takeCover(state, unit), ...end(state, deed)];
  return character === undefined ? end(state, deed) : recover(deed.seat, character);
};

const stay = (state: State, deed: Deed, character: string): ChoiceOf<'stay'> => ({ kind: 'stay', answers: state.play.written, by: deed.seat, character });

const candidatesOf = (state: State, deed: Deed, density: Density): readonly Choice[] => {
  // Where few are wanted, the characters come in the order of their numbers.
  const characters = density === 'sparse' ? deed.left.slice(0, 1) : deed.left;
  return characters.flatMap((character): readonly Choice[] => {
    const how = deed.action === 'move' ? movesOfAction(state, character) : [];
    const deeds =
      deed.action === 'move' ? moveCandidates(state, { seat: deed.seat, character, how }, density) : attackCandidates(state, { seat: deed.seat, character, type: 'any', dice: 0 });
    if (whyNotIdle(state, deed, character) === undefined) return [...deeds, stay(state, deed, character)];
    // It must move: where none is listed, one that is hard to find.
    return deeds.length > 0 ? deeds : [anyMove(state, { seat: deed.seat, character, how }) ?? stay(state, deed, character)];
  });
};

/** An action that a unit takes. */
export const deed: Room<Types, DeedFrame> = {
  ask: (state, frame) => {
    const { action, seat } = frame;
    if ((action !== 'move' && action !== 'combat') || isOver(state, frame)) return undefined;
    return { kind: 'place', id: state.play.written, by: seat, for: 'deed', action, characters: frame.left };
  },
  check: checkBy(whyNot),
  reduce: (state, frame, choice) => {
    if (choice.kind !== 'move' && choice.kind !== 'attack' && choice.kind !== 'stay') return [];
    const { character } = choice;
    const gone: Event = { kind: 'deed-left', rule: 'sp.turn.multi-character-action', character };
    if (choice.kind === 'move') return [gone, ...makeMove(state, choice)];
    if (choice.kind === 'attack') return [gone, ...beginAttack(state, { seat: frame.seat, dice: 0 }, choice)];
    return [gone, ...(frame.action === 'move' ? makeStay(state, character) : [{ kind: 'stayed', rule: 'sp.attack.per-character', character } satisfies Event])];
  },
  advance: advanceOf,
  candidates: candidatesOf,
  sample: (state, frame, luck) => {
    const character = frame.left[draw(luck, 'character', 0, 0, frame.left.length - 1)] ?? '';
    if (frame.action !== 'move') {
      const all = candidatesOf(state, { ...frame, left: [character] }, 'dense');
      return all[draw(luck, 'candidate', 0, 0, all.length - 1)] ?? stay(state, frame, character);
    }
    return sampleMove(state, { seat: frame.seat, character, how: movesOfAction(state, character) }, luck) ?? candidatesOf(state, { ...frame, left: [character] }, 'standard')[0] ?? stay(state, frame, character);
  },
};
