import { the } from '@regelwerk/core';
import { disc } from '@regelwerk/geometry';
import type { ChoiceOf } from '../model/choice.js';
import type { MoveKind } from '../model/effect.js';
import type { Event } from '../model/event.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { heldBy } from '../rules/attack/engaged.js';
import { pinnedOnStay, pinnedStops } from '../rules/condition/pinned.js';
import { whyNotLaid } from '../rules/move/base-not-swept.js';
import { mayEndOn } from '../rules/move/cross-gap.js';
import { choiceOfKinds } from '../rules/move/multi-character-kinds.js';
import { moveEvents } from '../rules/move/no-disengage-penalty.js';
import { isZero, mayStay } from '../rules/move/zero-move.js';
import { elevationOn } from '../rules/terrain/elevation.js';
import { lastSpot, whyNotThrough } from '../rules/terrain/ingress.js';
import { anyMove } from './any-move.js';
import { passing } from './passing.js';
import { optionOf } from './laying.js';

export { anyMove } from './any-move.js';
export { moveCandidates } from './candidates.js';
export { sampleMove } from './sample.js';

/** The movements that a character can choose from of those granted: what being engaged leaves of them, and what scale adds. */
export { choiceOfKinds as movesFor } from '../rules/move/multi-character-kinds.js';

/** A character that may make one of some movements. */
export interface Mover {
  readonly character: string;
  readonly how: readonly MoveKind[];
}

const whyNotSo = (state: State, { character, how }: Mover, wanted: MoveKind): Refusal | undefined => {
  const allowed = choiceOfKinds(state, character, how);
  if (allowed.includes(wanted)) return undefined;
  const [by] = heldBy(state, character);
  if (by !== undefined && (wanted === 'climb' || wanted === 'advance')) {
    return { kind: 'engaged', rule: wanted === 'climb' ? 'sp.move.engaged-no-climb' : 'sp.move.engaged-advance', character, by };
  }
  return { kind: 'cannot-move-so', rule: wanted === 'dash' ? 'sp.move.voluntary-dash' : 'sp.move.types', how: wanted, allowed };
};

/** Why a character may not make this move. */
export const whyNotMove = (state: State, mover: Mover, choice: ChoiceOf<'move'>): Refusal | undefined => {
  const { how, to, arms, ingress } = choice;
  const { character } = mover;
  const { options } = state.table;
  const { unitOf, board } = prepare(state.table);
  if (choice.character !== character) return { kind: 'not-the-unit', rule: 'sp.move.types', unit: choice.character, wanted: [character] };
  if (unitOf[character] === undefined) return { kind: 'unknown-id', what: 'character', id: character };
  const not = whyNotSo(state, mover, how);
  if (not !== undefined) return not;
  if (!mayStay(state) && ingress.length === 0 && isZero(state, character, to)) return { kind: 'must-move', rule: 'sp.move.zero-move', character };
  const option = optionOf(state, character, how);
  const { base, tool, elevation, scene } = option;
  const end = elevationOn(board, to.on);
  if (!mayEndOn(how, elevation, end)) return { kind: 'wrong-elevation', rule: how === 'dash' ? 'sp.move.dash' : 'sp.move.advance', elevation: end, most: elevation };
  return (
    whyNotLaid(scene, { base, tool, arms, to, bend: options['measure.maxBend'] }) ??
    whyNotThrough(state, { character, base: disc({ x: to.x, y: to.y }, base.radius), on: to.on, own: true }, ingress)
  );
};

/** What a move causes: it is made, or pinned stops it and is gone. */
export const makeMove = (state: State, choice: ChoiceOf<'move'>): readonly Event[] => {
  const { character, how, to, ingress } = choice;
  const stopped = pinnedStops(state, the(prepare(state.table).unitOf, character).id);
  if (stopped.length > 0) return [{ kind: 'stayed', rule: 'sp.condition.pinned', character }, ...stopped];
  const through = ingress.flatMap((shift) => [shift.by, shift.through]);
  return [...passing(state, choice), ...moveEvents({ character, how, to: lastSpot(to, ingress), through })];
};

/** Why a character that may move may not stay: a table can want it to move if it can. */
export const whyNotStay = (state: State, mover: Mover): Refusal | undefined =>
  mayStay(state) || anyMove(state, { ...mover, seat: '' }) === undefined ? undefined : { kind: 'must-move', rule: 'sp.move.zero-move', character: mover.character };

/** What staying causes. */
export const makeStay = (state: State, character: string): readonly Event[] => [
  { kind: 'stayed', rule: 'sp.move.zero-move', character },
  ...pinnedOnStay(state, the(prepare(state.table).unitOf, character).id),
];
