// Tables that are hard on sight in space: on a coarse grid, where tops, edges and rims meet exactly, pieces share walls and lie
// on each other in storeys, some with a gap between, some off the ground; or drawn freely, so that nothing meets exactly.
import { type Polygon, disc, polygon } from '../shape.js';
import { vec } from '../vector.js';
import { drawScene, drawsOf } from './sight-scenes.js';
import type { BruteCylinder, BrutePrism } from './silhouette-brute.js';

/** Prisms and pairs of cylinders among them. */
export interface SilhouetteScene {
  readonly prisms: readonly BrutePrism[];
  readonly pairs: readonly (readonly [BruteCylinder, BruteCylinder])[];
}

const GRID = 1000;
const SHAPES = [
  [[0, 0], [1, 0], [1, 1]],
  [[0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]],
  [[0, 0], [1, 0], [1, 1], [0, 1]],
] as const;

/** A table on a grid of 10 mm: triangles, Ls and boxes in up to three storeys. */
export const drawGridScene = (seed: number, count: number): SilhouetteScene => {
  const draw = drawsOf(seed);
  const footprint = (): Polygon => {
    const [x, y, wide, high] = [3 + draw(12), draw(12) - 6, 1 + draw(5), 1 + draw(5)];
    return polygon((SHAPES[draw(4)] ?? SHAPES[2]).map(([u, v]) => vec((x + u * wide) * GRID, (y + v * high) * GRID)));
  };
  const house = (): readonly BrutePrism[] => {
    const [shape, storeys] = [footprint(), 1 + draw(3)];
    let ground = draw(3) === 0 ? draw(5) * GRID : 0;
    return Array.from({ length: storeys }, () => {
      const bottom = ground;
      const top = bottom + (1 + draw(4)) * GRID;
      ground = top + (draw(3) === 0 ? GRID : 0);
      return { footprint: shape, bottom, top };
    });
  };
  const cylinder = (from: number): BruteCylinder => {
    const bottom = draw(4) * GRID;
    return { base: disc(vec((from + draw(3)) * GRID, (draw(5) - 2) * GRID), draw(3) * GRID), bottom, top: bottom + 3 * GRID };
  };
  const prisms = Array.from({ length: 4 + draw(14) }, house).flat();
  return { prisms, pairs: Array.from({ length: count }, () => [cylinder(0), cylinder(16)] as const) };
};

/** A table of `drawScene` with heights: all prisms on the ground, or every other one off it. */
export const drawHeightScene = (seed: number, { pieces, pairs, floating }: { readonly pieces: number; readonly pairs: number; readonly floating: boolean }): SilhouetteScene => {
  const [draw, scene] = [drawsOf(seed), drawScene(seed, { pieces, pairs })];
  const prisms = scene.pieces.map((footprint) => {
    const bottom = floating && draw(2) === 0 ? draw(6000) : 0;
    return { footprint, bottom, top: bottom + 1000 + draw(9000) };
  });
  const stand = (base: BruteCylinder['base']): BruteCylinder => {
    const bottom = draw(3) === 0 ? draw(6000) : 0;
    return { base, bottom, top: bottom + 4270 };
  };
  return { prisms, pairs: scene.pairs.map(([a, b]) => [stand(a), stand(b)] as const) };
};
