import type { Edge } from '../../model/play.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

/** The edge that the second player gets without being asked: the opposite one; none where the table lets that player choose. */
export const edgeOfSecond = rule('sp.setup.opposite-edge', ({ table }: State, edge: Edge): Edge | undefined =>
  table.options['setup.secondPlayerEdge'] === 'opposite' ? OPPOSITE[edge] : undefined,
);

/** Why the second player cannot choose an edge: it is the first player's. */
export const whyEdgeTaken = rule('sp.setup.opposite-edge', ({ play }: State, edge: Edge): Refusal | undefined =>
  Object.values(play.sides).some((side) => side.edge === edge) ? { kind: 'edge-taken', rule: 'sp.setup.opposite-edge', edge } : undefined,
);
