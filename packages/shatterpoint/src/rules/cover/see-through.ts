import { rule } from '../../model/rule-id.js';
import type { TerrainPart } from '../../model/mission.js';

/** Is a part of terrain high enough to give cover from an elevation? Whether one can look through it is not asked. */
export const isHighEnough = rule('sp.cover.see-through-counts', (part: Pick<TerrainPart, 'elevation'>, elevation: number): boolean => part.elevation >= elevation);
