import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from '../distance.js';
import { headingTo, isWithinTurn } from '../heading.js';
import { type Ground, faultsOfSpot, prepareGround } from '../moves/ground.js';
import type { Arms, Tool } from '../moves/tool.js';
import { type ToolMove, type ToolStart, isClearLay, layOf } from '../moves/tool-move.js';
import { disc } from '../shape.js';
import { arbitraryGround, arbitraryVec } from '../testing/index.js';
import { isSamePoint, vec } from '../vector.js';
import { type End, LAYS, bendsOf, findToolMove, finderFrom } from './lays.js';

/** Lay after lay, each laid on the table before anything is asked about it. */
const slowly = ({ end, floor }: End, start: ToolStart, ground: Ground): ToolMove | undefined => {
  const { base, tool } = start;
  const there = disc(end, base.radius);
  if (faultsOfSpot({ base: there, floor }, ground).length > 0) return undefined;
  const straight = headingTo(base.center, end);
  const others = LAYS.flatMap((first) => bendsOf(first).map((second): Arms => [first, second]));
  const all: readonly Arms[] = isSamePoint(base.center, end) ? others : [[straight, straight], ...others];
  const arms = all.find((one) => {
    if (!isWithinTurn(one[0], one[1], tool.limit)) return false;
    const lay = layOf(start, one);
    const parts = tool.touch === 'outline' ? [...lay.plates, lay.hinge] : lay.spine;
    return parts.some((part) => distance(there, part) === 0) && isClearLay(lay, ground);
  });
  return arms && { arms, end, floor };
};

const tools: readonly Tool[] = [
  { arms: [7500, 7500], width: 2540, limit: vec(0, 1) },
  { arms: [3000, 9000], width: 1000, limit: vec(-1, 0) },
  { arms: [9000, 1000], width: 4000, limit: vec(1, 0) },
  { arms: [4000, 4000], width: 2540, limit: vec(1, 1) },
  { arms: [7500, 7500], width: 2540, limit: vec(0, 1), touch: 'outline' },
  { arms: [3000, 9000], width: 4000, limit: vec(-1, 0), touch: 'outline' },
  { arms: [4000, 4000], width: 1000, limit: vec(1, 1), touch: 'outline' },
];

test('the lay found is the one that is found slowly, for one end alone and for many from one start', () => {
  const scene = fc.record({
    ground: arbitraryGround(16_000).map(prepareGround),
    at: arbitraryVec(12_000),
    tool: fc.constantFrom(...tools),
    ends: fc.array(arbitraryVec(20_000), { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(scene, ({ ground, at, tool, ends }) => {
      const start: ToolStart = { base: disc(at, 2000), tool };
      const find = finderFrom(start, ground);
      for (const end of [at, ...ends]) {
        const slow = slowly({ end, floor: 0 }, start, ground);
        expect(findToolMove({ end, floor: 0 }, start, ground)).toEqual(slow);
        if (slow !== undefined) expect(find(end)).toEqual(slow.arms);
      }
    }),
    { numRuns: process.env['REGELWERK_RUNS'] === undefined ? 60 : 240 },
  );
});
