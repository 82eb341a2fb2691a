import { crossesSegmentPolygon, isMostlyInside, overlapsDiscPolygon, disc } from '@regelwerk/geometry';
import type { Board } from '../../board.js';
import type { Leg } from '../../board/leg.js';
import type { Place } from '../../model/ids.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { measuredLine } from '../move/path-length.js';
import type { Range } from '../move/range.js';

const BECAUSE: readonly RuleId[] = ['hb.terrain.difficult-special', 'hb.terrain.difficult-majority'];

/** Below a jump lies what is difficult on the level of either end; a stream far below a roof hinders nobody. */
const isMostlyOver = (state: State, leg: Leg): boolean => {
  const { difficult } = prepare(state.table).board;
  const below = difficult.filter(({ z, polygon }) => (z === leg.from.z || z === leg.to.z) && crossesSegmentPolygon(leg, polygon));
  return below.length > 0 && isMostlyInside(measuredLine(state, [leg.from, leg.to]), below.map(({ polygon }) => polygon));
};

const isIn = ({ difficult }: Board, place: Place): boolean => difficult.some(({ z, polygon }) => z === place.z && overlapsDiscPolygon(disc(place, 0), polygon));

const halvedAgain = ({ value, because }: Range): Range => ({ value: Math.floor(value / 2), because: [...BECAUSE, ...because] });

/** The range of a jump: halved once more where most of its line lies over difficult ground and a table plays so. */
export const jumpOver = rule('hb.terrain.difficult-special', (state: State, range: Range, leg: Leg): Range =>
  state.table.options.difficultSpecial === 'halve' && isMostlyOver(state, leg) ? halvedAgain(range) : range,
);

/** The range of a climb: halved once more where it begins or ends on difficult ground and a table plays so; a wall is not difficult itself. */
export const climbFrom = rule('hb.terrain.difficult-special', (state: State, range: Range, { from, to }: Leg): Range => {
  if (state.table.options.difficultSpecial !== 'halve') return range;
  const { board } = prepare(state.table);
  return isIn(board, from) || isIn(board, to) ? halvedAgain(range) : range;
});
