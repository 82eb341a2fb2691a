import type { Frozen } from '@regelwerk/core';
import type { Point } from '../model/ids.js';
import type { Mission } from '../model/mission.js';
import type { Options } from '../model/options.js';
import type { Edge } from '../model/play.js';
import { fromCard } from '../rules/setup/card-orientation.js';
import { missionCardEdge } from '../rules/setup/mission-card-orientation.js';

/**
 * Where the objective tokens of a mission lie when the first player has an edge. Struggle cards name them as they see them from that edge:
 * if the mission card is read from another one and its plan fits itself when turned, each token bears the name of its place on those.
 */
export const tokensOf = ({ objectives }: Frozen<Pick<Mission, 'objectives'>>, first: Edge, options: Frozen<Options>): Readonly<Record<string, Point>> => {
  const bottom = missionCardEdge(options, first);
  const own = objectives.map(({ id, at }) => [id, fromCard(at, bottom)] as const);
  if (bottom === first) return Object.fromEntries(own);
  const seen = objectives.map(({ id, at }) => ({ id, at: fromCard(at, first) }));
  const named = own.map(([, at]) => [seen.find((one) => one.at.x === at.x && one.at.y === at.y)?.id ?? '', at] as const);
  return Object.fromEntries(named.some(([id]) => id === '') ? own : named);
};
