import { findMove } from '@regelwerk/geometry/reach';
import type { ChoiceOf } from '../model/choice.js';
import { NONE } from '../model/ids.js';
import type { State } from '../model/state.js';
import { choiceOfKinds } from '../rules/move/multi-character-kinds.js';
import { mayStay } from '../rules/move/zero-move.js';
import { moveCandidates, type Wanted } from './candidates.js';
import { optionOf } from './laying.js';

/** A move that a character may make: the first of a list, or else, where it must move if it can, one that is searched for: lists pass over narrow gaps. */
export const anyMove = (state: State, wanted: Wanted): ChoiceOf<'move'> | undefined => {
  const { seat, character } = wanted;
  const [first] = moveCandidates(state, wanted, 'standard');
  if (first !== undefined || mayStay(state)) return first;
  const [rare] = moveCandidates(state, wanted, 'dense');
  if (rare !== undefined) return rare;
  for (const how of choiceOfKinds(state, character, wanted.how)) {
    const option = optionOf(state, character, how);
    const { ground, field } = option.scene;
    const found = findMove(option, ground);
    if (found === undefined) continue;
    const { arms, end, floor } = found;
    return { kind: 'move', answers: state.play.written, by: seat, character, how, to: { ...end, on: field.on[floor] ?? NONE }, arms: [arms[0], arms[1]], ingress: [] };
  }
  return undefined;
};
