import fc from 'fast-check';
import type { DisplaceFrame } from '../model/frame.js';
import type { MoveKind } from '../model/effect.js';
import type { Spot } from '../model/ids.js';
import type { OptionChanges } from '../model/options.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { whyNotEnd } from '../rules/move/end.js';
import { fieldOfJump } from '../rules/move/jump.js';
import { radiusOf } from '../rules/measure/base.js';
import { sceneAround } from '../board/scene.js';
import { piece } from './moves.js';
import { part, sceneOf, MM } from './scene.js';

// Small boards at random, for laws of moves and displacements.

const KINDS: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump', 'reposition'];
const IDS = ['north-a-1', 'north-b-1', 'north-d-1', 'south-a-1', 'south-b-1', 'south-c-1'];

/** Does a character fit at a spot, as at the end of a move on any elevation? */
export const fits = (state: State, character: string, to: Spot): boolean => {
  const radius = radiusOf(state, character);
  return whyNotEnd(sceneAround(state, character, { field: fieldOfJump(prepare(state.table).board), around: { at: to, reach: radius } }), to, radius) === undefined;
};

/** Does a character stand on the board? */
export const stands = (state: State, character: string): boolean => state.play.characters[character]?.on !== '';

/** The same position with a character elsewhere. */
export const put = (state: State, character: string, to: Spot): State => ({ ...state, play: { ...state.play, characters: { ...state.play.characters, [character]: { ...to, focus: 0 } } } });

/** A board at random, and what is to be done there. */
export interface Board {
  readonly state: State;
  readonly kinds: MoveKind[];
  readonly seed: number;
  readonly how: DisplaceFrame['how'];
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

interface Drawn extends Omit<Board, 'state'> {
  readonly house: Square;
  readonly crate: Square;
  readonly walk: Square;
  readonly wood: Square;
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly large: boolean;
  readonly options: OptionChanges;
}

const square = (least: number, most: number): fc.Arbitrary<Square> => fc.record({ x: fc.integer({ min: 60, max: 500 }), y: fc.integer({ min: 60, max: 500 }), w: fc.integer({ min: least, max: most }) });

const options = fc.record({
  'move.zeroMove': fc.constantFrom('allow' as const, 'forbid' as const),
  'displace.contactModel': fc.constantFrom('swept-disc' as const, 'end-only' as const),
  'displace.wedge': fc.constantFrom('fixed-at-start' as const, 'straight-only' as const),
  'displace.startTerrainScope': fc.constantFrom('part' as const, 'piece' as const),
  'displace.towardMustShrink': fc.boolean(),
  'displace.initialContact': fc.constantFrom('ignore-if-separating' as const, 'stop' as const),
  'objective.blocksMovement': fc.boolean(),
  'measure.maxBend': fc.constantFrom(90 as const, 135 as const, 180 as const),
  'setup.deployFit': fc.constantFrom('as-end-of-move' as const, 'free' as const),
  'setup.deployElevation': fc.constantFrom('any' as const, 'ground' as const),
});

const layout = ({ house, crate, walk, wood }: Drawn) => {
  const of = (id: string, { x, y, w }: Square, changes: Parameters<typeof part>[2]) => piece(id, part(id, [x, y, x + w, y + w], changes));
  return {
    pieces: [
      of('house', house, { elevation: 2, top: 18_000, passable: 'impassable', sight: 'blocking' }),
      of('crate', crate, { elevation: 0, top: 3000, passable: 'impassable' }),
      of('walk', walk, { bottom: 9000 }),
      of('wood', wood, { surface: false, sight: 'blocking' }),
      // Beside the house and the crate, narrower than most bases and flush with them.
      piece('annex', part('annex', [house.x + house.w, house.y - 10, house.x + house.w + 35, house.y + house.w], { elevation: 2, top: 18_000, sight: 'blocking' })),
      piece('box', part('box', [crate.x, crate.y + crate.w, crate.x + crate.w + 20, crate.y + crate.w + 30], { elevation: 0, top: 3000, passable: 'impassable' })),
    ],
    ingress: [
      { id: 't1', at: { x: 30_000, y: 30_000 }, on: 'board', to: ['t2'] },
      { id: 't2', at: { x: (house.x + 30) * MM, y: (house.y + 30) * MM }, on: 'house', to: ['t1'] },
    ],
  };
};

const stateOf = (drawn: Drawn): State => {
  const cards = drawn.large ? { 'north-a': { base: 50 * MM }, 'south-a': { base: 80 * MM } } : {};
  let state: State = sceneOf({ terrain: layout(drawn), options: drawn.options, cards });
  drawn.at.forEach((spot, i) => {
    const character = IDS[i] ?? '';
    for (const on of ['house', 'walk', 'crate', 'board']) {
      const to = { x: spot.x * MM, y: spot.y * MM, on };
      if (!stands(state, character) && fits(state, character, to)) state = put(state, character, to);
    }
  });
  return state;
};

/** Small boards with a house, a crate, a walkway and a wood at random places, and characters wherever they fit. */
export const boards: fc.Arbitrary<Board> = fc
  .record({
    house: square(60, 200),
    crate: square(30, 80),
    walk: square(60, 300),
    wood: square(60, 200),
    at: fc.array(fc.record({ x: fc.integer({ min: 20, max: 700 }), y: fc.integer({ min: 20, max: 700 }) }), { minLength: 6, maxLength: 6 }),
    kinds: fc.subarray([...KINDS], { minLength: 1 }),
    seed: fc.integer({ min: 0, max: 1000 }),
    how: fc.constantFrom('push' as const, 'pull' as const, 'place' as const),
    large: fc.boolean(),
    options,
  })
  .map((drawn) => ({ state: stateOf(drawn), kinds: drawn.kinds, seed: drawn.seed, how: drawn.how }));
