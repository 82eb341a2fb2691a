import type { Frozen } from '@regelwerk/core';
import type { Options } from '../../model/options.js';
import type { Edge } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';

/** The edge at which the bottom of the mission card lies: the first player's, like that of struggle cards, or always the north. */
export const missionCardEdge = rule('sp.setup.mission-card-orientation', (options: Frozen<Options>, first: Edge): Edge =>
  options['setup.missionCardEdge'] === 'first-player' ? first : 'north',
);
