import { describe, expect, test } from 'vitest';
import type { Ground } from '../moves/ground.js';
import { type ToolStart, checkToolMove } from '../moves/tool-move.js';
import { disc, rectangle } from '../shape.js';
import { vec } from '../vector.js';
import { findMove } from './index.js';

const start: ToolStart = { base: disc(vec(0, 0), 2000), tool: { arms: [3000, 3000], width: 200, limit: vec(0, 1) } };
const room = (width: number, changes: Partial<Ground> = {}): Ground => {
  const edge = rectangle(vec(-2000, -2000), vec(width - 2000, 2000));
  return { edge, floors: [{ shape: edge, level: 0 }], obstacles: [], bases: [], ...changes };
};
/** Two floors, the other one from a distance on and aside. */
const apart = (x: number, y = 0): Ground => {
  const floors = [rectangle(vec(-2000, -2000), vec(2000, 2000)), rectangle(vec(x - 2000, y - 2000), vec(x + 2000, y + 2000))].map((shape) => ({ shape, level: 0 }));
  return { ...room(40_000), edge: rectangle(vec(-30_000, -30_000), vec(30_000, 30_000)), floors };
};

describe('a move that leads away', () => {
  test.each([
    { says: 'by a tick', ground: room(4001), then: [1, 0] },
    { says: 'where there is room for none, none', ground: room(4000), then: undefined },
    { says: 'to another floor', ground: apart(5000, 3000), then: [5000, 3000] },
    { says: 'all the way', ground: apart(8000, 6000), then: [8000, 6000] },
    { says: 'not a tick farther', ground: apart(8001, 6000), then: undefined },
    { says: 'not where a base stands', ground: { ...apart(5000, 3000), bases: [{ shape: disc(vec(5000, 3000), 500), level: 0 }] }, then: undefined },
    { says: 'not where no tool can be laid', ground: { ...apart(5000, 3000), obstacles: [{ shape: rectangle(vec(-2000, -2000), vec(2500, 2500)), bars: 'tool' as const }] }, then: undefined },
  ])('$says', ({ ground, then }) => {
    const found = findMove(start, ground);
    expect(found && [found.end.x, found.end.y]).toEqual(then);
    expect(found && checkToolMove(found, start, ground)._tag).toBe(then && 'Right');
  });
});
