import { the } from '@regelwerk/core';
import { isWithin, type Disc } from '@regelwerk/geometry';
import type { Build } from '../../attacks/pool.js';
import { unitOf } from '../../attacks/stance.js';
import { baseOf, elevationOn, type BoardPart } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { rangeLength } from '../measure/range.js';
import { hunkerOn } from './hunker.js';
import { lineEnters, type Placed } from './line-ends.js';
import { isHighEnough } from './see-through.js';

/** Terrain covers only those whose unit has a hunker token. */
const hunkers = rule('sp.cover.terrain-hunker', (state: State, defender: string): boolean =>
  hunkerOn(the(state.play.units, unitOf(state, defender).id)) > 0,
);

/** Is a part within range 1 of a base, and as high as an elevation or higher? */
const isNear = rule('sp.cover.terrain-near', (part: BoardPart, base: Disc, elevation: number): boolean =>
  isHighEnough(part, elevation) && isWithin(base, part.shape, rangeLength(1)),
);

/** Does the line of the attack pass through that same part? */
const passes = rule('sp.cover.terrain-line', (state: State, { attacker, defender }: Build, part: Placed): boolean =>
  lineEnters(
    { attacker: baseOf(state, attacker), defender: baseOf(state, defender), ends: state.table.options['cover.lineEnds'] },
    prepare(state.table).board.terrain.blockers,
    part,
  ),
);

/** The cover that terrain gives: [1], however many parts fulfil all of the conditions. */
export const terrainCover = rule(
  ['sp.cover.terrain', 'sp.cover.terrain-once', 'sp.cover.terrain-ranged'],
  (state: State, build: Build): 0 | 1 => {
    if (build.type !== 'ranged' || !hunkers(state, build.defender)) return 0;
    const { board } = prepare(state.table);
    const elevation = elevationOn(state, the(state.play.characters, build.attacker).on);
    const base = baseOf(state, build.defender);
    return board.parts.some((part, place) => isNear(part, base, elevation) && passes(state, build, { place, shape: part.shape })) ? 1 : 0;
  },
);
