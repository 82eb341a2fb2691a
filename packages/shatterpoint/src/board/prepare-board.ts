import { find, type Frozen } from '@regelwerk/core';
import { polygon, type PreparedPolygon, preparePolygon, rectangle, type Ticks } from '@regelwerk/geometry';
import { type Blockers, prepareBlockers, prepareTerrain, type PreparedTerrain, type TerrainPart } from '@regelwerk/geometry/sight';
import type { Field } from './field.js';
import type { Terrain } from '../model/mission.js';
import { BOARD_SIDE, type Table } from '../model/table.js';
import { stoppingOutline } from '../rules/los/tangent.js';
import { agreedTerrain } from '../rules/terrain/classify-before.js';
import { partByPart } from '../rules/terrain/multi-part.js';
import { propertiesOf, type Properties } from '../rules/terrain/three-properties.js';

/** A part of terrain, ready to be asked. */
export interface BoardPart extends Properties {
  readonly id: string;
  /** The place of its piece. */
  readonly piece: number;
  readonly shape: PreparedPolygon;
  /** @unit ticks */
  readonly bottom: Ticks;
  /** @unit ticks */
  readonly top: Ticks;
  /** Can one stand on it? What is level with the board carries nobody: the board does. */
  readonly surface: boolean;
}

/** A table's terrain, ready to be asked. */
export interface Board {
  readonly table: Frozen<Table>;
  readonly edge: PreparedPolygon;
  /** In the order of the pieces. */
  readonly parts: readonly BoardPart[];
  /** The place of each part. */
  readonly places: Readonly<Record<string, number>>;
  readonly terrain: PreparedTerrain;
  /** What stops lines of sight: the footprints, as wide as the table counts them. */
  readonly stops: Blockers;
  /** The highest elevation of a part that can stop sight; none stops it above that. */
  readonly blocksTo: number;
  /** Where bases can end and tools lie, for each way of asking; filled as it is asked. */
  readonly fields: Map<string, Field>;
}

type Classified = ReturnType<typeof partByPart>[number] & { readonly properties: Properties };

/** Terrain as geometry asks about it; an ingress point is as high as the surface on which it lies. */
const terrainOf = ({ pieces, ingress }: Frozen<Terrain>, parts: readonly Classified[]): PreparedTerrain => {
  const elevations: Readonly<Record<string, number>> = Object.fromEntries(parts.map(({ part, properties }) => [part.id, properties.elevation]));
  const geometryOf = ({ part: { footprint, bottom, top }, properties: { elevation, impassable, blocking } }: Classified): TerrainPart => ({
    footprint: polygon(footprint),
    elevation,
    bottom,
    top,
    traversable: !impassable,
    sight: blocking ? 'blocking' : 'clear',
    difficult: false,
    kind: '',
  });
  return prepareTerrain({
    pieces: pieces.map(({ id }, piece) => ({ id, parts: parts.filter((one) => one.piece === piece).map(geometryOf) })),
    points: ingress.map(({ id, at, on, to }) => ({ id, at, elevation: find(elevations, on) ?? 0, to })),
  });
};

/** Outlines are only prepared anew where they differ. */
const stopsOf = ({ options }: Frozen<Table>, { blockers }: PreparedTerrain): Blockers => {
  const outlines = blockers.pieces.map((outline) => stoppingOutline(options, outline));
  return outlines.every((outline, i) => outline === blockers.pieces[i]) ? blockers : prepareBlockers(outlines);
};

/** The board of a table. */
export const prepareBoard = (table: Frozen<Table>): Board => {
  const agreed = agreedTerrain(table);
  const classified = partByPart(agreed.pieces).map((one): Classified => ({ ...one, properties: propertiesOf(table.options, one.part) }));
  const terrain = terrainOf(agreed, classified);
  return {
    table,
    edge: preparePolygon(rectangle({ x: 0, y: 0 }, { x: BOARD_SIDE, y: BOARD_SIDE })),
    parts: classified.map(({ part: { id, bottom, top, surface }, piece, properties }, place) => ({
      ...properties,
      id,
      piece,
      shape: terrain.blockers.pieces[place] as PreparedPolygon,
      bottom,
      top,
      surface: surface && top > 0,
    })),
    places: Object.fromEntries(classified.map(({ part }, place) => [part.id, place])),
    terrain,
    stops: stopsOf(table, terrain),
    blocksTo: classified.reduce((most, { properties }) => (properties.blocking ? Math.max(most, properties.elevation) : most), 0),
    fields: new Map(),
  };
};
