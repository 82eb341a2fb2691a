import { checkCapsule, checkDisc, checkPolygon, checkSegment, fault, faultsOfNumber, fieldOf, isRecord } from '../check.js';
import { contains } from '../contains.js';
import { type Checked, type Fault, left, right } from '../result.js';
import type { Shape } from '../shape.js';
import type { Floor, Ground, Obstacle, Standing } from './ground.js';

/** The highest level, above and below the table: heights in ticks fit in. */
const LEVEL_LIMIT = 1_048_576;

/** The most floors, obstacles or bases of a table. */
const COUNT_LIMIT = 10_000;

const under = (path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((one) => ({ ...one, path: one.path === '' ? path : `${path}.${one.path}` }));

const CHECKS: { readonly [K in Shape['kind']]: (input: unknown) => Checked<Shape> } = {
  disc: checkDisc,
  segment: checkSegment,
  polygon: checkPolygon,
  capsule: checkCapsule,
};

const isKind = (input: unknown): input is Shape['kind'] => typeof input === 'string' && Object.hasOwn(CHECKS, input);

/** A shape of any kind from any input; its `kind` says which. */
export const checkShape = (input: unknown): Checked<Shape> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const kind = fieldOf(input, 'kind');
  return isKind(kind) ? CHECKS[kind](input) : left(fault('kind', 'wrong-kind'));
};

const faultsOfLevel = (input: object): readonly Fault[] =>
  faultsOfNumber(fieldOf(input, 'level'), { path: 'level', min: -LEVEL_LIMIT, max: LEVEL_LIMIT });

/** A record with a shape and more, which a last look puts together if nothing is wrong. */
const withShape = <S, A>(check: (input: unknown) => Checked<S>, rest: (input: object) => readonly Fault[], make: (shape: S, input: object) => A) =>
  (input: unknown): Checked<A> => {
    if (!isRecord(input)) return left(fault('', 'not-a-record'));
    const shape = check(fieldOf(input, 'shape'));
    const faults = [...(shape._tag === 'Left' ? under('shape', shape.left) : []), ...rest(input)];
    return shape._tag === 'Left' || faults.length > 0 ? left(faults) : right(make(shape.right, input));
  };

const levelOf = (input: object): number => Number(fieldOf(input, 'level')) + 0;

const checkFloor = /* @__PURE__ */ withShape(
  checkPolygon,
  (input) => [...faultsOfLevel(input), ...(['undefined', 'boolean'].includes(typeof fieldOf(input, 'open')) ? [] : fault('open', 'wrong-kind'))],
  (shape, input): Floor => ({ shape, level: levelOf(input), ...(fieldOf(input, 'open') === true ? { open: true } : {}) }),
);

const checkStanding = /* @__PURE__ */ withShape(checkShape, faultsOfLevel, (shape, input): Standing => ({ shape, level: levelOf(input) }));

const BARS: readonly unknown[] = ['tool', 'base', 'both'];

const checkObstacle = /* @__PURE__ */ withShape(
  checkPolygon,
  (input) => [
    ...(BARS.includes(fieldOf(input, 'bars')) ? [] : fault('bars', 'wrong-kind')),
    ...(fieldOf(input, 'level') === undefined ? [] : faultsOfLevel(input)),
  ],
  (shape, input): Obstacle => ({
    shape,
    bars: fieldOf(input, 'bars') as Obstacle['bars'],
    ...(fieldOf(input, 'level') === undefined ? {} : { level: levelOf(input) }),
  }),
);

const checkList = <A>(input: unknown, path: string, check: (one: unknown) => Checked<A>): Checked<readonly A[]> => {
  if (!Array.isArray(input)) return left(fault(path, 'not-a-list'));
  if (input.length > COUNT_LIMIT) return left(fault(path, 'too-many-points'));
  const checked = Array.from(input as readonly unknown[], check);
  const faults = checked.flatMap((one, i) => (one._tag === 'Left' ? under(`${path}.${String(i)}`, one.left) : []));
  return faults.length > 0 ? left(faults) : right(checked.flatMap((one) => (one._tag === 'Right' ? [one.right] : [])));
};

const faultsOf = (checked: Checked<unknown>): readonly Fault[] => (checked._tag === 'Left' ? checked.left : []);

/** What stands or lies over the edge of the table: bases may not, terrain may. */
const faultsOffTable = (edge: Shape, bases: readonly Standing[]): readonly Fault[] =>
  bases.flatMap(({ shape }, i) => (contains(edge, shape) ? [] : fault(`bases.${String(i)}.shape`, 'off-table')));

/** A table from any input: simple polygons, whole levels, bases of some size that stand on it. */
export const checkGround = (input: unknown): Checked<Ground> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const edge = checkPolygon(fieldOf(input, 'edge'));
  const floors = checkList(fieldOf(input, 'floors'), 'floors', checkFloor);
  const obstacles = checkList(fieldOf(input, 'obstacles'), 'obstacles', checkObstacle);
  const bases = checkList(fieldOf(input, 'bases'), 'bases', checkStanding);
  if (edge._tag === 'Left' || floors._tag === 'Left' || obstacles._tag === 'Left' || bases._tag === 'Left')
    return left([...under('edge', faultsOf(edge)), ...[floors, obstacles, bases].flatMap(faultsOf)]);
  const faults = faultsOffTable(edge.right, bases.right);
  return faults.length > 0 ? left(faults) : right({ edge: edge.right, floors: floors.right, obstacles: obstacles.right, bases: bases.right });
};
