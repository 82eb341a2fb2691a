import { CHANCE, isRight, SPECTATOR, type Fault, type Frozen } from '@regelwerk/core';
import { checkPolygon } from '@regelwerk/geometry';
import type { Point } from '../model/ids.js';
import type { Scenario } from '../model/scenario.js';

// What a scenario must have besides its shape: sound polygons, unlike ids, heights the right way up, everything on the table.

type Faults = readonly Fault[];

const doubled = (path: string, ids: readonly string[]): Faults =>
  ids.flatMap((id, i) => (ids.indexOf(id) < i ? [{ path: `${path}.${i}.id`, expected: `an id of its own, not ${id} again` }] : []));

const polygonFaults = (path: string, points: readonly Point[]): Faults => {
  const checked = checkPolygon({ kind: 'polygon', points });
  if (isRight(checked)) return [];
  return checked.left.map(({ path: inner, reason }) => ({
    path: [path, ...inner.split('.').slice(1)].join('.'),
    expected: `a simple polygon (${reason})`,
  }));
};

const onTable = ({ width, depth }: Frozen<Scenario>, path: string, { x, y }: Point): Faults =>
  x <= width && y <= depth ? [] : [{ path, expected: `a place on the table of ${width} by ${depth}` }];

const pieceFaults = (scenario: Frozen<Scenario>): Faults =>
  scenario.pieces.flatMap(({ footprint, bottom, top, agreed }, i) => [
    ...polygonFaults(`pieces.${i}.footprint`, footprint),
    ...(top < bottom ? [{ path: `pieces.${i}.top`, expected: `a height of at least ${bottom}, where its bottom is` }] : []),
    ...(top === bottom && agreed.includes('small-obstacle')
      ? [{ path: `pieces.${i}.agreed`, expected: 'a small obstacle that rises above the ground', rule: 'hb.terrain.small-obstacle-agreed' }]
      : []),
  ]);

const wayFaults = (scenario: Frozen<Scenario>): Faults =>
  scenario.ways.flatMap(({ footprint, foot, head }, i) => [
    ...polygonFaults(`ways.${i}.footprint`, footprint),
    ...(head.z > foot.z ? [] : [{ path: `ways.${i}.head.z`, expected: `a height above its foot at ${foot.z}` }]),
    ...(head.x === foot.x && head.y === foot.y ? [{ path: `ways.${i}.head`, expected: 'another place than its foot, as seen from above' }] : []),
  ]);

const climbFaults = (scenario: Frozen<Scenario>): Faults =>
  scenario.climbs.flatMap(({ from, to, bottom, top }, i) => [
    ...(top > bottom ? [] : [{ path: `climbs.${i}.top`, expected: `a height above ${bottom}, where it begins` }]),
    ...(from.x === to.x && from.y === to.y ? [{ path: `climbs.${i}.to`, expected: 'another point than `from`' }] : []),
  ]);

const mountFaults = (scenario: Frozen<Scenario>): Faults =>
  scenario.mounts.flatMap(({ sort, range, at, base }, i) => [
    ...onTable(scenario, `mounts.${i}.at`, at),
    ...(base > 0 ? [] : [{ path: `mounts.${i}.base`, expected: 'a radius above 0' }]),
    ...(sort === 'other' && range === 'usual'
      ? [{ path: `mounts.${i}.range`, expected: 'a range agreed before play', rule: 'hb.move.mounts-agreed' }]
      : []),
  ]);

const sideFaults = (scenario: Frozen<Scenario>): Faults =>
  scenario.sides.flatMap(({ seat, starts }, i) => [
    ...(seat === CHANCE || seat === SPECTATOR ? [{ path: `sides.${i}.seat`, expected: `another name than ${seat}` }] : []),
    ...(i > 0 && scenario.sides[0]?.seat === seat ? [{ path: `sides.${i}.seat`, expected: `another seat than ${seat}` }] : []),
    ...starts.flatMap((start, j) => onTable(scenario, `sides.${i}.starts.${j}`, start)),
  ]);

const taskFaults = (scenario: Frozen<Scenario>): Faults => {
  const seats = scenario.sides.map(({ seat }) => seat);
  return [
    ...scenario.searchAreas.flatMap(({ area }, i) => polygonFaults(`searchAreas.${i}.area`, area)),
    ...scenario.deeds.flatMap(({ sides }, i) =>
      sides.flatMap((seat, j) => (seats.includes(seat) ? [] : [{ path: `deeds.${i}.sides.${j}`, expected: `one of ${seats.join(', ')}` }])),
    ),
  ];
};

/** All that is wrong with a scenario, with paths. */
export const scenarioFaults = (scenario: Frozen<Scenario>): readonly Fault[] => [
  ...(scenario.width > 0 ? [] : [{ path: 'width', expected: 'a width above 0' }]),
  ...(scenario.depth > 0 ? [] : [{ path: 'depth', expected: 'a depth above 0' }]),
  ...sideFaults(scenario),
  ...pieceFaults(scenario),
  ...wayFaults(scenario),
  ...climbFaults(scenario),
  ...mountFaults(scenario),
  ...taskFaults(scenario),
  ...doubled('pieces', scenario.pieces.map(({ id }) => id)),
  ...doubled('ways', scenario.ways.map(({ id }) => id)),
  ...doubled('climbs', scenario.climbs.map(({ id }) => id)),
  ...doubled('mounts', scenario.mounts.map(({ id }) => id)),
  ...doubled('heavyWeapons', scenario.heavyWeapons.map(({ id }) => id)),
  ...doubled('deeds', scenario.deeds.map(({ id }) => id)),
  ...doubled('searchAreas', scenario.searchAreas.map(({ id }) => id)),
  ...doubled('skills', scenario.skills.map(({ id }) => id)),
];
