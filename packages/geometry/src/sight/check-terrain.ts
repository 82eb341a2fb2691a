import { checkPolygon, fault, faultsOfNumber, faultsOfPoint, fieldOf, isRecord, pointOf } from '../check.js';
import { type Checked, type Fault, left, right } from '../result.js';
import { COORDINATE_LIMIT } from '../units.js';
import type { LinkedPoint, Terrain, TerrainPart, TerrainPiece } from './terrain.js';

type Check<A> = (input: unknown, path: string) => Checked<A>;

/** The most pieces of a table, parts of a piece, points, and links of a point. */
const LIST_LIMIT = 1024;
const TEXT_LIMIT = 200;
const ELEVATION_LIMIT = 1000;

const HEIGHTS = { min: 0, max: COORDINATE_LIMIT };

const faultsOfText = (input: unknown, path: string): readonly Fault[] => {
  if (typeof input !== 'string' || input === '') return fault(path, 'wrong-kind');
  return input.length > TEXT_LIMIT ? fault(path, 'out-of-range') : [];
};

const faultsOfFlag = (input: unknown, path: string): readonly Fault[] => (typeof input === 'boolean' ? [] : fault(path, 'wrong-kind'));

const checkAll = <A>(input: unknown, path: string, check: Check<A>): Checked<readonly A[]> => {
  if (!Array.isArray(input)) return left(fault(path, 'not-a-list'));
  if (input.length > LIST_LIMIT) return left(fault(path, 'too-many-points'));
  const checked = Array.from(input as readonly unknown[]).map((one, i) => check(one, `${path}.${String(i)}`));
  const faults = checked.flatMap((one) => (one._tag === 'Left' ? one.left : []));
  return faults.length > 0 ? left(faults) : right(checked.flatMap((one) => (one._tag === 'Right' ? [one.right] : [])));
};

const checkFootprint: Check<TerrainPart['footprint']> = (input, path) => {
  const checked = checkPolygon(input);
  if (checked._tag === 'Right') return checked;
  return left(checked.left.map((one) => ({ ...one, path: one.path === '' ? path : `${path}.${one.path}` })));
};

const checkPart: Check<TerrainPart> = (input, path) => {
  if (!isRecord(input)) return left(fault(path, 'not-a-record'));
  const field = (key: string): unknown => fieldOf(input, key);
  const footprint = checkFootprint(field('footprint'), `${path}.footprint`);
  const [elevation, bottom, top, sight] = [field('elevation'), field('bottom'), field('top'), field('sight')];
  const faults = [
    ...(footprint._tag === 'Left' ? footprint.left : []),
    ...faultsOfNumber(elevation, { path: `${path}.elevation`, min: -ELEVATION_LIMIT, max: ELEVATION_LIMIT }),
    ...faultsOfNumber(bottom, { path: `${path}.bottom`, ...HEIGHTS }),
    ...faultsOfNumber(top, { path: `${path}.top`, ...HEIGHTS }),
    ...(Number.isInteger(bottom) && Number.isInteger(top) && Number(top) < Number(bottom) ? fault(`${path}.top`, 'out-of-range') : []),
    ...(sight === 'clear' || sight === 'blocking' ? [] : fault(`${path}.sight`, 'wrong-kind')),
    ...faultsOfFlag(field('traversable'), `${path}.traversable`),
    ...faultsOfFlag(field('difficult'), `${path}.difficult`),
    ...faultsOfText(field('kind'), `${path}.kind`),
  ];
  if (faults.length > 0 || footprint._tag === 'Left') return left(faults);
  return right({
    footprint: footprint.right,
    elevation: Number(elevation) + 0,
    bottom: Number(bottom) + 0,
    top: Number(top) + 0,
    traversable: field('traversable') === true,
    sight: sight === 'blocking' ? 'blocking' : 'clear',
    difficult: field('difficult') === true,
    kind: String(field('kind')),
  });
};

const checkPiece: Check<TerrainPiece> = (input, path) => {
  if (!isRecord(input)) return left(fault(path, 'not-a-record'));
  const [id, parts] = [fieldOf(input, 'id'), checkAll(fieldOf(input, 'parts'), `${path}.parts`, checkPart)];
  const faults = [...faultsOfText(id, `${path}.id`), ...(parts._tag === 'Left' ? parts.left : [])];
  return faults.length > 0 || parts._tag === 'Left' ? left(faults) : right({ id: String(id), parts: parts.right });
};

const checkLink: Check<string> = (input, path) => {
  const faults = faultsOfText(input, path);
  return faults.length > 0 ? left(faults) : right(String(input));
};

const checkPoint: Check<LinkedPoint> = (input, path) => {
  if (!isRecord(input)) return left(fault(path, 'not-a-record'));
  const [id, at, elevation] = [fieldOf(input, 'id'), fieldOf(input, 'at'), fieldOf(input, 'elevation')];
  const to = checkAll(fieldOf(input, 'to'), `${path}.to`, checkLink);
  const faults = [
    ...faultsOfText(id, `${path}.id`),
    ...faultsOfPoint(at, `${path}.at`),
    ...faultsOfNumber(elevation, { path: `${path}.elevation`, min: -ELEVATION_LIMIT, max: ELEVATION_LIMIT }),
    ...(to._tag === 'Left' ? to.left : []),
  ];
  if (faults.length > 0 || to._tag === 'Left') return left(faults);
  return right({ id: String(id), at: pointOf(at), elevation: Number(elevation) + 0, to: to.right });
};

/** Ids that come twice, and links to points that are not there or do not link back. */
const faultsOfIds = ({ pieces, points }: Terrain): readonly Fault[] => {
  const twice = (ids: readonly string[], path: string): readonly Fault[] =>
    ids.flatMap((id, i) => (ids.indexOf(id) < i ? fault(`${path}.${String(i)}.id`, 'repeated-id') : []));
  const links = points.flatMap(({ id, to }, i) =>
    to.flatMap((other, j) => (points.some((point) => point.id === other && point.to.includes(id)) ? [] : fault(`points.${String(i)}.to.${String(j)}`, 'unknown-id'))),
  );
  return [...twice(pieces.map(({ id }) => id), 'pieces'), ...twice(points.map(({ id }) => id), 'points'), ...links];
};

/** Terrain from any input. Links go both ways. */
export const checkTerrain = (input: unknown): Checked<Terrain> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const pieces = checkAll(fieldOf(input, 'pieces'), 'pieces', checkPiece);
  const points = checkAll(fieldOf(input, 'points'), 'points', checkPoint);
  if (pieces._tag === 'Left' || points._tag === 'Left')
    return left([...(pieces._tag === 'Left' ? pieces.left : []), ...(points._tag === 'Left' ? points.left : [])]);
  const terrain = { pieces: pieces.right, points: points.right };
  const faults = faultsOfIds(terrain);
  return faults.length > 0 ? left(faults) : right(terrain);
};
