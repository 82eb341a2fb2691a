import type { Frozen } from '@regelwerk/core';
import type { TerrainPart } from '../../model/mission.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { elevationOfPart } from './elevation-data.js';
import { isImpassable } from './passability.js';

/** All that the rules ask of a part. */
export interface Properties {
  readonly elevation: number;
  readonly impassable: boolean;
  readonly blocking: boolean;
}

/** The three properties of a part: how high it counts, who can pass it, and whether it can stop sight. */
export const propertiesOf = rule('sp.terrain.three-properties', (options: Frozen<Options>, part: Frozen<TerrainPart>): Properties => ({
  elevation: elevationOfPart(options, part),
  impassable: isImpassable(part),
  blocking: part.sight === 'blocking',
}));
