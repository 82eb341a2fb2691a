import { the } from '@regelwerk/core';
import { isWithin, type Disc } from '@regelwerk/geometry';
import type { Build } from '../../attacks/pool.js';
import { unitOf } from '../../attacks/stance.js';
import { baseOf, elevationOn, type Board } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { rangeLength } from '../measure/range.js';
import { hunkerOn } from './hunker.js';
import { lineEnters } from './line-ends.js';
import { isHighEnough } from './see-through.js';

/** Terrain covers only those whose unit has a hunker token. */
const hunkers = rule('sp.cover.terrain-hunker', (state: State, defender: string): boolean =>
  hunkerOn(the(state.play.units, unitOf(state, defender).id)) > 0,
);

/** The places of the parts within range 1 of a base that are as high as an elevation or higher. */
const nearParts = rule('sp.cover.terrain-near', ({ parts }: Board, base: Disc, elevation: number): readonly number[] => {
  const near: number[] = [];
  for (const [place, part] of parts.entries()) {
    if (isHighEnough(part, elevation) && isWithin(base, part.shape, rangeLength(1))) near.push(place);
  }
  return near;
});

/** Does the line of the attack pass through one of those same parts? */
const passes = rule('sp.cover.terrain-line', (state: State, { attacker, defender }: Build, places: readonly number[]): boolean =>
  lineEnters(
    { attacker: baseOf(state, attacker), defender: baseOf(state, defender), ends: state.table.options['cover.lineEnds'] },
    prepare(state.table).board.terrain.blockers,
    places,
  ),
);

/** The cover that terrain gives: [1], however many parts fulfil all of the conditions. */
export const terrainCover = rule(
  ['sp.cover.terrain', 'sp.cover.terrain-once', 'sp.cover.terrain-ranged'],
  (state: State, build: Build): 0 | 1 => {
    if (build.type !== 'ranged' || !hunkers(state, build.defender)) return 0;
    const { board } = prepare(state.table);
    const elevation = elevationOn(state, the(state.play.characters, build.attacker).on);
    const places = nearParts(board, baseOf(state, build.defender), elevation);
    return places.length > 0 && passes(state, build, places) ? 1 : 0;
  },
);
