import { the, type Frozen } from '@regelwerk/core';
import { add, along, capsule, disc, type Disc, distanceSquared, segment, type Vec } from '@regelwerk/geometry';
import { pushScene, type PushScene } from '../board/push-scene.js';
import { sceneAround, type Scene } from '../board/scene.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { DisplaceFrame } from '../model/frame.js';
import { NONE, type Spot } from '../model/ids.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { losesOnWay } from '../rules/attack/engaged-at-rest.js';
import { edgeOf } from '../rules/displace/edge.js';
import { comesToLie } from '../rules/displace/ledge.js';
import { restOfDisplaced } from '../rules/displace/not-movement.js';
import { fieldOfPlace, whyNotElevation, whyNotPlace } from '../rules/displace/place.js';
import { lengthOfPush } from '../rules/displace/push-pull.js';
import { holdsByTouch } from '../rules/displace/start.js';
import { touchedBy } from '../rules/displace/stop-contact.js';
import { canTouch } from '../rules/displace/sweep.js';
import { mayPass, staysInWedge, wedgeOf } from '../rules/displace/toward.js';
import { baseOf } from '../rules/measure/base.js';
import { rangeLength } from '../rules/measure/range.js';
import { startElevation } from '../rules/move/start-elevation.js';
import { elevationOn } from '../rules/terrain/elevation.js';
import { lastSpot, whyNotThrough } from '../rules/terrain/ingress.js';

type Frame = Frozen<DisplaceFrame>;

/** The direction of a push or pull, and what ingress it goes on through. */
type Way = Pick<ChoiceOf<'displace'>, 'direction' | 'ingress'>;

/** Where a push or pull in a direction leads, and what stopped it. */
export interface Led {
  readonly to: Spot;
  readonly stopped: string;
}

/** What can stop a push of this frame in a direction; without one, everything, even where only the end of the way counts. */
export const sceneOfPush = (state: State, { character, range }: Frame, direction?: Vec): PushScene => {
  const base = baseOf(state, character);
  const length = lengthOfPush(range);
  const end = direction && disc(add(base.center, along(direction, length)), base.radius);
  const { on } = the(state.play.characters, character);
  return pushScene(state, { character, base, on, length, touches: (shape) => end === undefined || canTouch(state.table.options, end, shape) });
};

const leadIn = (state: State, frame: Frame, { direction, scene }: { readonly direction: Vec; readonly scene: PushScene }): Led => {
  const { on } = the(state.play.characters, frame.character);
  const base = baseOf(state, frame.character);
  const { field, ground, who, level } = scene;
  const held = ground.bases.findIndex((other) => other.level >= level && holdsByTouch(state.table.options, base, other.shape as Disc));
  if (held >= 0) return { to: { ...base.center, on }, stopped: who[held] ?? NONE };
  const lying = comesToLie({ base, floor: the(field.places, on), level, length: lengthOfPush(frame.range) }, direction, ground);
  return { to: { x: lying.end.x, y: lying.end.y, on: field.on[lying.floor] ?? on }, stopped: touchedBy(lying, scene) || edgeOf(lying, field.on) };
};

/** Where a push or pull leads: over its full length, unless something stops it; and back, where it would hang over an edge. */
export const pushTo = (state: State, frame: Frame, direction: Vec): Led => {
  const led = leadIn(state, frame, { direction, scene: sceneOfPush(state, frame, direction) });
  // Where only the end of the way counts and it does not come there, all that is in its way counts after all.
  return led.stopped === NONE || state.table.options['displace.contactModel'] === 'swept-disc' ? led : leadIn(state, frame, { direction, scene: sceneOfPush(state, frame) });
};

/** Where a frame's base can be placed. */
export const sceneOfPlace = (state: State, { character, range, level }: Frame): Scene => {
  const base = baseOf(state, character);
  const field = fieldOfPlace(prepare(state.table).board, startElevation(state, character), level);
  return sceneAround(state, character, { field, around: { at: base.center, reach: rangeLength(range) + 3 * base.radius } });
};

const ended = (state: State, character: string, { x, y, on }: Spot) => ({ character, base: disc({ x, y }, baseOf(state, character).radius), on, own: false });

/** Why a push or pull may not go in a direction. */
export const whyNotDirection = (state: State, frame: Frame, { direction, ingress }: Way): Refusal | undefined => {
  const { options } = state.table;
  const base = baseOf(state, frame.character);
  if (!staysInWedge(options, wedgeOf(base, frame), { direction, frame })) return { kind: 'outside-wedge', rule: 'sp.displace.toward-away-limit' };
  const end = (): Spot => pushTo(state, frame, direction).to;
  if (frame.how === 'pull' && !mayPass(options) && distanceSquared(end(), frame.from) >= distanceSquared(base.center, frame.from)) return { kind: 'outside-wedge', rule: 'sp.displace.toward-may-pass' };
  return ingress.length === 0 ? undefined : whyNotThrough(state, ended(state, frame.character, end()), ingress);
};

/** Why a base may not be placed at a spot. */
export const whyNotSpotOfPlace = (state: State, frame: Frame, { to, ingress }: ChoiceOf<'place'>): Refusal | undefined => {
  return (
    whyNotElevation(startElevation(state, frame.character), elevationOn(state, to.on), frame.level) ??
    whyNotPlace(sceneOfPlace(state, frame), to, { base: baseOf(state, frame.character), range: frame.range }) ?? whyNotThrough(state, ended(state, frame.character, to), ingress)
  );
};

/** What a push or pull in a direction causes. */
export const push = (state: State, frame: Frame, { direction, ingress }: Way): readonly Event[] => {
  const { how, character } = frame;
  const { to, stopped } = pushTo(state, frame, direction);
  const { center, radius } = baseOf(state, character);
  return [
    ...losesOnWay(state, character, [capsule(segment(center, { x: to.x, y: to.y }), radius)]),
    { kind: 'displaced', rule: 'sp.displace.push-pull-length', character, how, to: lastSpot(to, ingress), stopped },
    restOfDisplaced(character),
  ];
};

/** What placing causes. */
export const place = ({ character, how }: Frame, { to, ingress }: ChoiceOf<'place'>): readonly Event[] => [
  { kind: 'displaced', rule: 'sp.displace.place', character, how, to: lastSpot(to, ingress), stopped: NONE },
  restOfDisplaced(character),
];
