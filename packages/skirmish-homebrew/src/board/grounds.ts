import type { Frozen } from '@regelwerk/core';
import { polygon, preparePolygon, type PreparedPolygon } from '@regelwerk/geometry';
import type { Scenario } from '../model/scenario.js';

/** The footprints of the search areas of a table. */
export type Grounds = Readonly<Record<string, PreparedPolygon>>;

/** Prepares the search areas of a scenario. */
export const prepareGrounds = ({ searchAreas }: Frozen<Scenario>): Grounds =>
  Object.fromEntries(searchAreas.map(({ id, area }) => [id, preparePolygon(polygon(area))]));
