import { disc } from '@regelwerk/geometry';
import { sampleToolMove, type Draw } from '@regelwerk/geometry/reach';
import { draw, type Luck } from '@regelwerk/dice';
import type { ChoiceOf } from '../model/choice.js';
import type { State } from '../model/state.js';
import { choiceOfKinds } from '../rules/move/multi-character-kinds.js';
import { isZero, mayStay } from '../rules/move/zero-move.js';
import type { Wanted } from './candidates.js';
import { optionOf } from './laying.js';
import { shiftsFrom } from './shifts.js';

/** Draws of a luck under a label, one after another. */
export const drawsOf = (luck: Luck, label: string): Draw => {
  let index = 0;
  return (below) => {
    index += 1;
    return draw(luck, label, index, 0, below - 1);
  };
};

/** A random move that a character may make, of any kind that it may; none where none is found. */
export const sampleMove = (state: State, { seat, character, how }: Wanted, luck: Luck): ChoiceOf<'move'> | undefined => {
  const one = drawsOf(luck, `move ${character}`);
  const kinds = choiceOfKinds(state, character, how);
  const kind = kinds[one(kinds.length)];
  if (kind === undefined) return undefined;
  const { base, tool, scene } = optionOf(state, character, kind);
  const move = sampleToolMove({ base, tool }, scene.ground, one);
  if (move === undefined) return undefined;
  const to = { x: move.end.x, y: move.end.y, on: scene.field.on[move.floor] ?? '' };
  const shifts = shiftsFrom(state, { character, base: disc(move.end, base.radius), on: to.on });
  const shift = shifts[one(shifts.length + 1)];
  if (!mayStay(state) && shift === undefined && isZero(state, character, to)) return undefined;
  return { kind: 'move', answers: state.play.written, by: seat, character, how: kind, to, arms: [move.arms[0], move.arms[1]], ingress: shift === undefined ? [] : [shift] };
};
