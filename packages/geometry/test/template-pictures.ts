// The pictures of templates and of a region in docs/guide/geometry.md.
import assert from 'node:assert';
import { type Base, type BaseForm, type Polygon, type Shape, type Vec, boxOf, disc, reachOfNotch, rectangle, shapeOf, vec } from '../src/index.js';
import { type Arms, type Ground, type NotchedEnd, type NotchedMove, type NotchedStart, type Tool, checkNotchedMove, checkPivot, checkToolMove, layTool } from '../src/moves/index.js';
import { type Stroke, describeOutlines, describePath, describeShape, makeSvg, widenBox } from '../src/picture/index.js';
import { regionOfToolMove } from '../src/reach/index.js';

const START = { fill: '#dbeafe', line: '#1d4ed8' };
const END = { fill: '#dcfce7', line: '#15803d' };
const PIECE = { fill: '#e7e5e4', line: '#78716c' };
const OTHER = { fill: '#fef3c7', line: '#b45309' };
const ALLOWED = { area: '#bbf7d0', line: '#15803d' };
const REFUSED = { area: '#fecaca', line: '#b91c1c' };

const stroke = (shape: Shape, look: Omit<Stroke, 'path'>): Stroke => ({ path: describeShape(shape), ...look });

const tool: Tool = { arms: [7500, 7500], width: 2540, limit: vec(0, 1) };

const tableWith = (edge: Polygon, walls: readonly Polygon[], bases: readonly Shape[] = []): Ground => ({
  edge,
  floors: [{ shape: edge, level: 0 }],
  obstacles: walls.map((shape) => ({ shape, bars: 'both' })),
  bases: bases.map((shape) => ({ shape, level: 0 })),
});

const picture = (edge: Polygon, width: number, strokes: readonly Stroke[]): string => makeSvg({ box: widenBox(boxOf(edge), 100), width, strokes });

/** A tool as it lies, and its middle line. */
const layStrokes = (arms: Arms, from: Parameters<typeof layTool>[2], { area, line }: typeof ALLOWED): readonly Stroke[] => {
  const { plates, hinge, spine } = layTool(tool, arms, from);
  const way = describePath([spine[0].from, spine[0].to, spine[1].to].map(({ x, y }) => ({ x, y })));
  return [...[...plates, hinge].map((shape) => stroke(shape, { fill: area })), { path: way, line, dashed: true }];
};

/** Straight the tool would lie over the crate; bent it does not, and the base ends where it touches the middle line. */
export const toolPicture = (): string => {
  const edge = rectangle(vec(-4000, -4000), vec(22_000, 10_000));
  const [base, crate] = [disc(vec(0, 0), 2000), rectangle(vec(12_000, -3500), vec(16_000, 0))];
  const [ahead, bend, ends] = [vec(1, 0), vec(4, 3), [vec(15_800, 5600), vec(10_500, 2500), vec(6000, -1500)]] as const;
  const table = tableWith(edge, [crate]);
  const move = (arms: Arms, end: Vec) => checkToolMove({ arms, end, floor: 0 }, { base, tool }, table);
  assert(ends.every((end) => move([ahead, bend], end)._tag === 'Right'));
  assert.equal(move([ahead, ahead], vec(5000, 0))._tag, 'Left');
  const from = { center: base.center, reach: base.radius };
  return picture(edge, 640, [
    stroke(edge, { fill: '#ffffff' }),
    ...layStrokes([ahead, ahead], from, REFUSED),
    ...layStrokes([ahead, bend], from, ALLOWED),
    stroke(crate, PIECE),
    stroke(base, START),
    ...ends.map((end, i) => stroke(disc(end, base.radius), { ...END, ...(i === 0 ? {} : { fill: 'none', dashed: true }) })),
  ]);
};

const bike: BaseForm = { outline: 'stadium', length: 7500, width: 3500, notches: ['front', 'rear'], notchDepth: 250 };

/** An arrow from the center of a base to its front. */
const front = ({ form, center, facing }: Base): Stroke => {
  const size = Math.sqrt(facing.x * facing.x + facing.y * facing.y);
  const at = (ahead: number, aside: number): Vec => ({
    x: center.x + (facing.x * ahead - facing.y * aside) / size,
    y: center.y + (facing.y * ahead + facing.x * aside) / size,
  });
  const tip = form.length / 2 - 700;
  return { path: `${describePath([center, at(tip, 0)])}${describePath([at(tip - 900, 600), at(tip, 0), at(tip - 900, -600)])}`, line: '#0f172a' };
};

const based = (base: Base, look: Omit<Stroke, 'path'>): readonly Stroke[] => [stroke(shapeOf(base), look), front(base)];

const ridden = (start: NotchedStart, move: NotchedMove, table: Ground): NotchedEnd => {
  const checked = checkNotchedMove(move, start, table);
  assert(checked._tag === 'Right');
  return checked.right;
};

/** A full move and a shorter one along the bent tool, and a straight one that a wall stops. */
export const notchedPicture = (): string => {
  const edge = rectangle(vec(-5000, -4000), vec(27_500, 11_000));
  const wall = rectangle(vec(24_000, -3000), vec(25_500, 3000));
  const [start, ahead, bend] = [{ base: { form: bike, center: vec(0, 0), facing: vec(1, 0) }, tool, turns: false }, vec(1, 0), vec(3, 2)];
  const table = tableWith(edge, [wall]);
  const straight = { facing: ahead, side: 'front', bend: ahead, length: 'full', floor: 0 } as const;
  const [full, part] = [ridden(start, { ...straight, bend }, table), ridden(start, { ...straight, bend, length: 14_000 }, table)];
  const stopped = ridden(start, straight, table);
  assert.equal(stopped.stoppedBy, 0);
  const from = { center: start.base.center, reach: reachOfNotch(bike, 'front') };
  return picture(edge, 680, [
    stroke(edge, { fill: '#ffffff' }),
    ...layStrokes([ahead, ahead], from, REFUSED),
    ...layStrokes([ahead, bend], from, ALLOWED),
    stroke(wall, PIECE),
    ...based(stopped.base, { line: '#b91c1c', dashed: true }),
    ...based(part.base, { line: '#15803d', dashed: true }),
    ...based(full.base, END),
    ...based(start.base, START),
  ]);
};

/** What a pivot passes over: the base in steps of its turn. The crate behind its tail is in its way when it turns to the left. */
export const pivotPicture = (): string => {
  const edge = rectangle(vec(-5200, -4600), vec(5200, 4600));
  const crate = rectangle(vec(-4800, -3800), vec(-1800, -2500));
  const base: Base = { form: bike, center: vec(0, 0), facing: vec(1, 0) };
  const table = tableWith(edge, [crate]);
  const turn = (facing: Vec) => checkPivot(facing, { base, floor: 0 }, table);
  const [right, left] = [turn(vec(1, -2)), turn(vec(1, 2))];
  assert(right._tag === 'Right' && left._tag === 'Left');
  const steps = [vec(4, -1), vec(4, -3), vec(4, -5)].map((facing) => stroke(shapeOf({ ...base, facing }), { line: '#94a3b8', dashed: true }));
  const refused = stroke(shapeOf({ ...base, facing: vec(1, 2) }), { line: '#b91c1c', dashed: true });
  const end = based(right.right.base, { line: '#15803d' });
  return picture(edge, 420, [stroke(edge, { fill: '#ffffff' }), stroke(crate, PIECE), ...based(base, START), ...steps, refused, ...end]);
};

/** Every allowed end lies in the light area, every point of the dark one is an allowed end. */
export const regionPicture = (): string => {
  const edge = rectangle(vec(0, 0), vec(50_000, 40_000));
  const walls = [rectangle(vec(28_000, 8000), vec(30_000, 24_000)), rectangle(vec(12_000, 27_000), vec(22_000, 30_000))];
  const [base, other] = [disc(vec(20_000, 18_000), 2000), disc(vec(12_000, 12_000), 2000)];
  const { outer, inner } = regionOfToolMove({ base, tool }, 0, tableWith(edge, walls, [other]));
  return picture(edge, 640, [
    stroke(edge, { fill: '#ffffff', line: '#44403c' }),
    { path: describeOutlines(outer), fill: '#dcfce7', line: '#86efac' },
    { path: describeOutlines(inner), fill: '#86efac', line: '#15803d' },
    ...walls.map((wall) => stroke(wall, PIECE)),
    stroke(other, OTHER),
    stroke(base, START),
  ]);
};
