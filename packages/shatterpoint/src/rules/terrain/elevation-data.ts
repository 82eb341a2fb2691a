import type { Frozen } from '@regelwerk/core';
import type { TerrainPart } from '../../model/mission.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { elevationOfHeight } from './elevation-step.js';

/** The elevation of a part: what the players have agreed, or what its height makes it if a table counts so. */
export const elevationOfPart = rule('sp.terrain.elevation-data', (options: Frozen<Options>, { elevation, top }: Pick<TerrainPart, 'elevation' | 'top'>): number =>
  options['terrain.elevationSource'] === 'explicit' ? elevation : elevationOfHeight(top),
);
