import type { Density, Frozen } from '@regelwerk/core';
import type { Luck } from '@regelwerk/dice';
import { headingTo, type Vec } from '@regelwerk/geometry';
import type { Ground, PushStart } from '@regelwerk/geometry/moves';
import { candidatesOfPlace, candidatesOfPush, samplePlace, samplePush, waysPast } from '@regelwerk/geometry/reach';
import type { ChoiceOf } from '../model/choice.js';
import type { DisplaceFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { lengthOfPush } from '../rules/displace/push-pull.js';
import { hasWedge } from '../rules/displace/wedge.js';
import { wedgeOf } from '../rules/displace/toward.js';
import { directorOf } from '../rules/displace/who-directs.js';
import { baseOf } from '../rules/measure/base.js';
import { rangeLength } from '../rules/measure/range.js';
import { sceneOfPlace, sceneOfPush, whyNotDirection } from './displacing.js';
import { interestsFor } from './goals.js';
import { drawsOf } from './sample.js';

type Frame = Frozen<DisplaceFrame>;

const AXES: readonly Vec[] = [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }];

/** The straight direction of a push or pull; none where both centres are one. */
export const straightOf = (state: State, frame: Frame): Vec | undefined => {
  const { axis } = wedgeOf(baseOf(state, frame.character), frame);
  return axis.x === 0 && axis.y === 0 ? undefined : headingTo({ x: 0, y: 0 }, axis);
};

/** A push as geometry guesses its directions. What lies on the table is not asked for that: it gets an empty one. */
const openPush = ({ table, play }: State, { character, how, from, range }: Frame): readonly [PushStart, Ground] => [
  { base: baseOf({ table, play }, character), floor: 0, length: lengthOfPush(range), kind: how === 'push' ? 'away' : 'toward', from },
  { edge: prepare(table).board.edge, floors: [], obstacles: [], bases: [] },
];

const directed = (state: State, { seat }: Frame, direction: Vec): ChoiceOf<'displace'> => ({ kind: 'displace', answers: state.play.written, by: seat, direction, ingress: [] });

const listed = (state: State, frame: Frame, density: Density): readonly ChoiceOf<'displace'>[] => {
  const { options } = state.table;
  const straight = straightOf(state, frame);
  const isFree = hasWedge(options) && directorOf(options, frame) !== undefined;
  const directions = straight === undefined ? AXES : isFree ? candidatesOfPush(...openPush(state, frame), density).map(({ direction }) => direction) : [straight];
  return directions.map((direction) => directed(state, frame, direction)).filter((choice) => whyNotDirection(state, frame, choice) === undefined);
};

/** Directions of which one leads through any gap in what is in the way. */
const gapsIn = (state: State, frame: Frame): readonly Vec[] => {
  const { level, ground } = sceneOfPush(state, frame);
  return waysPast({ ...openPush(state, frame)[0], level }, ground);
};

/** Good directions of a push or pull; where none of those will do, one of a denser list, or one that a search finds, if there is one. */
export const directionCandidates = (state: State, frame: Frame, density: Density): readonly ChoiceOf<'displace'>[] => {
  const found = listed(state, frame, density);
  if (found.length > 0) return found;
  const [first] = listed(state, frame, 'dense');
  const way = first?.direction ?? gapsIn(state, frame).find((direction) => whyNotDirection(state, frame, { direction, ingress: [] }) === undefined);
  return way === undefined ? [] : [directed(state, frame, way)];
};

/** Good spots to place a character. */
export const placeCandidates = (state: State, frame: Frame, density: Density): readonly ChoiceOf<'place'>[] => {
  const { character, range, seat } = frame;
  const { ground, field } = sceneOfPlace(state, frame);
  const places = candidatesOfPlace({ base: baseOf(state, character), within: rangeLength(range) }, ground, { density, interests: interestsFor(state, character) });
  return places.map(({ end, floor }) => ({ kind: 'place', answers: state.play.written, by: seat, to: { x: end.x, y: end.y, on: field.on[floor] ?? '' }, ingress: [] }));
};

/** A random answer. */
export const sampleDisplacement = (state: State, frame: Frame, luck: Luck): ChoiceOf<'displace' | 'place'> | undefined => {
  const draw = drawsOf(luck, `displace ${frame.character}`);
  if (frame.how === 'place') {
    const { ground, field } = sceneOfPlace(state, frame);
    const placed = samplePlace({ base: baseOf(state, frame.character), within: rangeLength(frame.range) }, ground, draw);
    return placed && { kind: 'place', answers: state.play.written, by: frame.seat, to: { x: placed.end.x, y: placed.end.y, on: field.on[placed.floor] ?? '' }, ingress: [] };
  }
  const found = samplePush(...openPush(state, frame), draw);
  const choice = found && directed(state, frame, found.direction);
  return choice !== undefined && whyNotDirection(state, frame, choice) === undefined ? choice : directionCandidates(state, frame, 'sparse')[0];
};
