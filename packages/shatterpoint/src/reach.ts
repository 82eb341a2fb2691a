import { the, top, type Frozen } from '@regelwerk/core';
import { regionOfPlace, regionOfPush, regionOfToolMove, type Region } from '@regelwerk/geometry/reach';
import type { Scene } from './board/scene.js';
import type { MoveKind } from './model/effect.js';
import type { DisplaceFrame, Frame } from './model/frame.js';
import type { State } from './model/state.js';
import { sceneOfPlace, sceneOfPush } from './moves/displacing.js';
import { optionOf } from './moves/laying.js';
import { movesFor } from './moves/move.js';
import { baseOf } from './rules/measure/base.js';
import { rangeLength } from './rules/measure/range.js';
import { movesOfAction } from './rules/turn/action-move.js';

// Where bases may end, as regions to look at: for the pictures of a table, never for a decision, which `check` makes exactly.

/** Where a base may end on one surface: every legal end lies in the outer region, and near each place of the inner one is a legal end. */
export interface SurfaceRegion extends Region {
  readonly on: string;
}

/** What a region is of: a movement of a character, or its displacement. */
export interface Reached {
  readonly character: string;
  readonly how: MoveKind | DisplaceFrame['how'];
  readonly regions: readonly SurfaceRegion[];
}

const onEach = ({ field, ground }: Scene, regionOn: (floor: number, scene: Scene['ground']) => Region): readonly SurfaceRegion[] =>
  field.on
    .map((on, floor): SurfaceRegion => ({ on, ...regionOn(floor, ground) }))
    .filter(({ outer }) => outer.length > 0);

/** Where a character may end a movement of a kind, surface by surface. */
export const regionsOfMove = (state: State, character: string, how: MoveKind): readonly SurfaceRegion[] => {
  const option = optionOf(state, character, how);
  return onEach(option.scene, (floor, ground) => regionOfToolMove(option, floor, ground));
};

const regionsOfPlacing = (state: State, frame: Frozen<DisplaceFrame>): readonly SurfaceRegion[] => {
  const { center, radius } = baseOf(state, frame.character);
  return onEach(sceneOfPlace(state, frame), (floor, ground) => regionOfPlace({ center, within: rangeLength(frame.range) + 2 * radius, radius }, floor, ground));
};

/** Every surface on which a push can end; the directions that the wedge allows are part of what is asked. */
const regionsOfPush = (state: State, frame: Frozen<DisplaceFrame>): readonly SurfaceRegion[] => {
  const { on } = the(state.play.characters, frame.character);
  const scene = sceneOfPush(state, frame);
  const start = { base: baseOf(state, frame.character), floor: the(scene.field.places, on), level: scene.level, length: rangeLength(frame.range), from: frame.from };
  return onEach(scene, (floor, ground) => regionOfPush({ ...start, kind: frame.how === 'pull' ? 'toward' : 'away' }, floor, ground));
};

const movesTo = (state: State, character: string, kinds: readonly MoveKind[]): readonly Reached[] =>
  kinds.map((how) => ({ character, how, regions: regionsOfMove(state, character, how) }));

/** The regions of the open decision, where it is about a movement or a displacement: of each character that may move, for each way it may. */
export const regionsOfDecision = (state: State): readonly Reached[] => {
  const frame = top(state.play.agenda as readonly Frozen<Frame>[]);
  if (frame?.kind === 'move') return movesTo(state, frame.character, movesFor(state, frame.character, frame.how));
  if (frame?.kind === 'deed' && frame.action === 'move') return frame.left.flatMap((character) => movesTo(state, character, movesOfAction(state, character)));
  if (frame?.kind !== 'displace') return [];
  return [{ character: frame.character, how: frame.how, regions: frame.how === 'place' ? regionsOfPlacing(state, frame) : regionsOfPush(state, frame) }];
};
