import type { TerrainPart } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';

/** Does a part keep the tools of advances and dashes away? The traversable ones never do. */
export const isImpassable = rule('sp.terrain.passability', ({ passable }: Pick<TerrainPart, 'passable'>): boolean => passable === 'impassable');
