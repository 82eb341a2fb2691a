import type { PreparedTerrain } from '../sight/terrain.js';
import { describeShape } from './outline.js';
import type { Stroke } from './picture.js';

const SHADES = ['#f5f5f4', '#e7e5e4', '#d6d3d1', '#a8a29e', '#78716c'];

/** The parts of a terrain, lowest first: the higher the darker, dashed where one may walk, with the height as its title. */
export const describeTerrain = ({ parts }: PreparedTerrain): readonly Stroke[] =>
  [...parts]
    .sort((p, q) => p.top - q.top)
    .map(({ footprint, elevation, top, traversable, kind }) => ({
      path: describeShape(footprint),
      fill: SHADES[Math.max(0, Math.min(SHADES.length - 1, elevation + 1))] ?? '#ffffff',
      line: '#44403c',
      dashed: traversable,
      title: `${kind}: elevation ${elevation}, ${top / 100} mm`,
    }));
