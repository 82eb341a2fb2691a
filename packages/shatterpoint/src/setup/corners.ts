import { the } from '@regelwerk/core';
import { boxOf, disc, segment, type Disc } from '@regelwerk/geometry';
import { cornersOf, type Bounds, type Fit } from '@regelwerk/geometry/reach';
import { sceneAround } from '../board/scene.js';
import type { Spot } from '../model/ids.js';
import type { Edge } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { BOARD_SIDE } from '../model/table.js';
import { prepare } from '../prepare.js';
import { modifiersOf } from '../rules/ability/card-hooks.js';
import { rangeLength } from '../rules/measure/range.js';
import { fieldOfJump } from '../rules/move/jump.js';
import { deployRange, type Placing } from '../rules/setup/deploy.js';
import { surfacesAt, whyNotHere, whyNotLie, type Follower } from './spots.js';

// Where a character can be deployed at all: next to the corners of what is allowed, since wherever there is room, there is some at a corner.

/** A place by how far along an edge and how deep into the board it is. */
export const offEdge = (edge: Edge, along: number, depth: number): Pick<Spot, 'x' | 'y'> => {
  const far = BOARD_SIDE - depth;
  return { north: { x: along, y: far }, south: { x: along, y: depth }, east: { x: far, y: along }, west: { x: depth, y: along } }[edge];
};

/** The strip along an edge in which the center of a base may be. */
interface Band {
  readonly edge: Edge;
  readonly radius: number;
  /** How far from the edge the center may be. */
  readonly deep: number;
}

/** The edge from which a character is deployed, and how deep into the board its center may be. */
export const bandOf = (state: State, character: string): Band => {
  const unit = the(prepare(state.table).unitOf, character);
  const { radius } = unit;
  return { radius, edge: the(state.play.sides, unit.seat).edge as Edge, deep: radius + rangeLength(deployRange(unit)) };
};

/** How far apart the centers of a squad's first character and of another may be. */
const reachOf = ({ table }: State, { lead, character }: Follower): number => {
  const { unitOf } = prepare(table);
  return the(unitOf, lead).radius + the(unitOf, character).radius + rangeLength(1);
};

type Region = Pick<Bounds, 'within' | 'beside' | 'around'>;

/** Along the edge, as deep as a squad's first character may be, or deeper: and within discs, perhaps. */
const atEdge = (state: State, character: string, { further, within }: { readonly further: number; readonly within: readonly Disc[] }): Region => {
  const { edge, deep } = bandOf(state, character);
  const ends = [offEdge(edge, 0, deep), offEdge(edge, BOARD_SIDE, deep)] as const;
  const [from, to] = edge === 'north' || edge === 'west' ? ends : [ends[1], ends[0]];
  return { within, beside: [segment(from, to)], around: boxOf(segment(offEdge(edge, 0, 0), offEdge(edge, BOARD_SIDE, deep + further))) };
};

const aroundLead = (state: State, follower: Follower): Region => {
  const { x, y } = the(state.play.characters, follower.lead);
  const hold = disc({ x, y }, reachOf(state, follower));
  return { within: [hold], beside: [], around: boxOf(hold) };
};

interface Asked {
  readonly region: Region;
  readonly fit: Fit;
  readonly whyNot: (placing: Placing) => Refusal | undefined;
}

const spotsIn = function* (state: State, character: string, { region, fit, whyNot }: Asked): Generator<Spot, void> {
  const { board, unitOf } = prepare(state.table);
  const { radius } = the(unitOf, character);
  const { minX, minY, maxX, maxY } = region.around;
  const around = { at: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, reach: Math.max(maxX - minX, maxY - minY) / 2 + radius };
  const { ground } = sceneAround(state, character, { field: fieldOfJump(board), around });
  for (const at of cornersOf({ radius, ...region }, ground, fit)) {
    for (const on of surfacesAt(state, at, radius)) if (whyNot({ character, to: { ...at, on } }) === undefined) yield { ...at, on };
  }
};

/** Places at the corners of where another character of a squad can be deployed: around the first one, or where its own card lets it. */
export const cornersAround = function* (state: State, { lead, character }: Follower, fit: Fit): Generator<Spot, void> {
  const asked = { fit, whyNot: (placing: Placing) => whyNotHere(state, lead, placing) };
  yield* spotsIn(state, character, { ...asked, region: aroundLead(state, { lead, character }) });
  if (modifiersOf(the(prepare(state.table).unitOf, character), 'deploy').length > 0) yield* spotsIn(state, character, { ...asked, region: atEdge(state, character, { further: 0, within: [] }) });
};

/** What may hold the first character of a squad where it is: that another one is just near enough, which lies at a corner of its own. */
const holdsOf = (state: State, follower: Follower, fit: Fit): readonly Disc[] => {
  const reach = reachOf(state, follower);
  const region = { ...atEdge(state, follower.lead, { further: reach, within: [] }), beside: [] };
  return [...spotsIn(state, follower.character, { fit, region, whyNot: (placing) => whyNotLie(state, placing) })].map(({ x, y }) => disc({ x, y }, reach));
};

/** Places at the corners of where a squad can begin with a character: at the edge, and as near to others of its squad as need be. */
export const cornersAtEdge = (state: State, character: string, { others, fit }: { readonly others: readonly string[]; readonly fit: Fit }): Generator<Spot, void> => {
  const within = others.flatMap((other) => holdsOf(state, { lead: character, character: other }, fit));
  return spotsIn(state, character, { fit, region: atEdge(state, character, { further: 0, within }), whyNot: (placing) => whyNotHere(state, '', placing) });
};
