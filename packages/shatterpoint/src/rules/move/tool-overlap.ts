import { overlapsLayPolygon, type Lay } from '@regelwerk/geometry/moves';
import type { Scene } from '../../board/scene.js';
import { rule } from '../../model/rule-id.js';

/** The first thing that a tool lies over and may not; it may lie over traversable parts and over the bases of others. */
export const stopperOfTool = rule('sp.move.tool-overlap', (lay: Lay, { ground, field }: Scene): string | undefined => {
  const { obstacles } = ground;
  for (let i = 0; i < obstacles.length; i += 1) {
    const one = obstacles[i];
    if (one !== undefined && one.bars !== 'base' && overlapsLayPolygon(lay, one.shape)) return field.by[i];
  }
  return undefined;
});
