import type { Frozen } from '@regelwerk/core';
import type { Terrain } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';
import type { Table } from '../../model/table.js';

/** The terrain as the players have classified it before the match: it is part of the table, and nothing in a match changes it. */
export const agreedTerrain = rule('sp.terrain.classify-before', ({ terrain }: Frozen<Table>): Frozen<Terrain> => terrain);
