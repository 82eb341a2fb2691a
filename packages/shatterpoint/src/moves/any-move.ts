import { add, boxOf, disc, type Vec } from '@regelwerk/geometry';
import type { ToolMove } from '@regelwerk/geometry/moves';
import { cornersOf, findToolMove, FITS } from '@regelwerk/geometry/reach';
import type { ChoiceOf } from '../model/choice.js';
import type { State } from '../model/state.js';
import { choiceOfKinds } from '../rules/move/multi-character-kinds.js';
import { isZero, mayStay } from '../rules/move/zero-move.js';
import { moveCandidates, type Wanted } from './candidates.js';
import { optionOf, type Option } from './laying.js';

// Whether there is any move at all matters where a character must move if it can: lists of good moves pass over narrow gaps.

const NEXT = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Vec => ({ x, y })));

/** A tick beside where it stands, if there is room for that; or where it would touch two things at once, which no room is without. */
const ends = function* ({ base: { center, radius }, most, scene }: Option): Generator<Vec, void> {
  for (const next of NEXT) yield add(center, next);
  const hold = disc(center, most);
  for (const fit of FITS) yield* cornersOf({ radius, within: [hold], beside: [], around: boxOf(hold) }, scene.ground, fit);
};

const searched = (state: State, { seat, character }: Wanted, option: Option): ChoiceOf<'move'> | undefined => {
  const { how, base, scene: { field, ground } } = option;
  const moveTo = (end: Vec, floor: number): ToolMove | undefined => findToolMove({ end, floor }, option, ground);
  // Where the tool cannot be laid at all, which is told where it stands, there is nothing to look for.
  if (field.on.every((_, floor) => moveTo(base.center, floor) === undefined)) return undefined;
  for (const end of ends(option)) {
    for (const [floor, on] of field.on.entries()) {
      const to = { ...end, on };
      const move = isZero(state, character, to) ? undefined : moveTo(end, floor);
      if (move !== undefined) return { kind: 'move', answers: state.play.written, by: seat, character, how, to, arms: [move.arms[0], move.arms[1]], ingress: [] };
    }
  }
  return undefined;
};

/** A move that a character may make: the first of a list, or else, where it must move, one that is searched for. */
export const anyMove = (state: State, wanted: Wanted): ChoiceOf<'move'> | undefined => {
  const [first] = moveCandidates(state, wanted, 'standard');
  if (first !== undefined || mayStay(state)) return first;
  const [rare] = moveCandidates(state, wanted, 'dense');
  if (rare !== undefined) return rare;
  for (const how of choiceOfKinds(state, wanted.character, wanted.how)) {
    const found = searched(state, wanted, optionOf(state, wanted.character, how));
    if (found !== undefined) return found;
  }
  return undefined;
};
