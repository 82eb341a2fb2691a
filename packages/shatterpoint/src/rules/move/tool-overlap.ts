import { overlapsLayPolygon, type Lay } from '@regelwerk/geometry/moves';
import type { Scene } from '../../board/scene.js';
import { rule } from '../../model/rule-id.js';

/** The first thing that a tool lies over and may not; it may lie over traversable parts and over the bases of others. */
export const stopperOfTool = rule('sp.move.tool-overlap', (lay: Lay, { ground, field }: Scene): string | undefined => {
  const place = ground.obstacles.findIndex(({ bars, shape }) => bars !== 'base' && overlapsLayPolygon(lay, shape));
  return field.by[place];
});
