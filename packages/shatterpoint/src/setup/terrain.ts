import { isRight, type Fault, type Frozen } from '@regelwerk/core';
import { checkPolygon, disc, isWithin, polygon } from '@regelwerk/geometry';
import { BOARD, type Point } from '../model/ids.js';
import type { Mission, Terrain, TerrainPart } from '../model/mission.js';
import { BOARD_SIDE, type Table } from '../model/table.js';
import { prepare } from '../prepare.js';
import { tokenAt } from '../rules/objective/token.js';
import { whyOffBoard } from '../rules/setup/board-size.js';
import { EDGES } from '../rules/setup/choose-side.js';
import { piecesInWay } from '../rules/setup/terrain.js';
import { tokensOf } from './tokens.js';
import { repeated, unless } from './unless.js';

type Faults = readonly Fault[];

const polygonFaults = (path: string, points: readonly Frozen<Point>[]): Faults => {
  const checked = checkPolygon({ kind: 'polygon', points });
  if (!isRight(checked)) return checked.left.map(({ path: at, reason }) => ({ path: [path, ...at.split('.').slice(1)].join('.'), expected: `a simple polygon (${reason})` }));
  return points.flatMap(({ x, y }, i) => unless(x <= BOARD_SIDE && y <= BOARD_SIDE, { path: `${path}.${i}`, expected: 'a corner on the board', rule: 'sp.setup.board-size' }));
};

const partFaults = ({ footprint, bottom, top, surface, elevation }: Frozen<TerrainPart>, path: string): Faults => [
  ...polygonFaults(`${path}.footprint`, footprint),
  ...unless(top >= bottom, { path: `${path}.top`, expected: `a height of at least ${bottom}, where its bottom is` }),
  ...unless(top > 0 || !surface || elevation === 0, { path: `${path}.elevation`, expected: '0 at no height', rule: 'sp.terrain.elevation' }),
];

type IngressPoint = Frozen<Terrain>['ingress'][number];

/** Where a point lies: on the board, and on the surface of which it is a point. */
const placeFaults = ({ at, on }: IngressPoint, path: string, surfaces: readonly Frozen<TerrainPart>[]): Faults => {
  const part = surfaces.find(({ id }) => id === on);
  return [
    ...unless(whyOffBoard(at, 0) === undefined, { path: `${path}.at`, expected: 'a place on the board', rule: 'sp.setup.board-size' }),
    ...unless(on === BOARD || part !== undefined, { path: `${path}.on`, expected: `${BOARD}, or a part with a surface`, rule: 'sp.terrain.ingress-linked' }),
    ...unless(part === undefined || isWithin(disc(at, 0), polygon(part.footprint), 0), { path: `${path}.at`, expected: `a place on ${on}`, rule: 'sp.terrain.ingress-linked' }),
  ];
};

/** Points are linked to one another: not to themselves, and not in one direction only. */
const linkFaults = ({ id, to }: IngressPoint, path: string, ingress: readonly IngressPoint[]): Faults =>
  to.flatMap((other, j) => {
    const point = ingress.find((one) => one.id === other && other !== id);
    if (point?.to.includes(id) === true) return [];
    return [{ path: `${path}.to.${j}`, expected: point === undefined ? 'another ingress point' : `an ingress point that is linked to ${id}, too`, rule: 'sp.terrain.ingress-linked' }];
  });

const ingressFaults = ({ pieces, ingress }: Frozen<Terrain>): Faults => {
  const surfaces = pieces.flatMap(({ parts }) => parts.filter(({ surface }) => surface));
  return ingress.flatMap((point, i) => [...placeFaults(point, `terrain.ingress.${i}`, surfaces), ...linkFaults(point, `terrain.ingress.${i}`, ingress)]);
};

/** All that is wrong with the terrain of a table by itself, with paths. */
export const terrainFaults = (terrain: Frozen<Terrain>): Faults => {
  const { pieces, ingress } = terrain;
  const parts = pieces.flatMap((piece, i) => piece.parts.map((part, j) => ({ part, path: `terrain.pieces.${i}.parts.${j}` })));
  return [
    ...repeated(pieces.map(({ id }) => id), (i) => `terrain.pieces.${i}.id`),
    ...repeated([BOARD, ...parts.map(({ part }) => part.id)], (i) => `${parts[i - 1]?.path ?? ''}.id`),
    ...repeated(ingress.map(({ id }) => id), (i) => `terrain.ingress.${i}.id`),
    ...parts.flatMap(({ part, path }) => partFaults(part, path)),
    ...ingressFaults(terrain),
  ];
};

const tokenFaults = ({ objectives }: Frozen<Mission>, path: string): Faults =>
  objectives.flatMap(({ at }, i) =>
    unless(whyOffBoard(at, tokenAt(at).radius) === undefined, { path: `${path}.objectives.${i}.at`, expected: 'a place where the token lies wholly on the board', rule: 'sp.setup.board-size' }),
  );

/** Terrain that stands where an objective token of either mission can come to lie, and does not carry it; for sound tables. */
export const blockedFaults = (table: Frozen<Table>): Faults => {
  const { board } = prepare(table);
  const found = new Map<string, Fault>();
  table.missions.forEach((mission, m) => {
    for (const edge of EDGES) {
      for (const [id, at] of Object.entries(tokensOf(mission, edge, table.options))) {
        for (const piece of piecesInWay(board, at)) {
          const fault = { path: `terrain.pieces.${piece}`, expected: `room for the token ${id} of missions.${m}, or a surface that carries it wholly`, rule: piecesInWay.rule };
          found.set(`${fault.path} ${fault.expected}`, fault);
        }
      }
    }
  });
  return [...found.values()];
};

/** The objective tokens of both missions that would not lie wholly on the board. */
export const objectiveFaults = ({ missions }: Frozen<Table>): Faults => missions.flatMap((mission, i) => tokenFaults(mission, `missions.${i}`));
