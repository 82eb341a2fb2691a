import lanternsFile from '../../data/lanterns.json' with { type: 'json' };
import relayFile from '../../data/relay.json' with { type: 'json' };
import saltRoadFile from '../../data/salt-road.json' with { type: 'json' };
import strongboxFile from '../../data/strongbox.json' with { type: 'json' };
import type { Scenario } from '../model/scenario.js';
import type { Gang } from '../model/sheet.js';

// Invented figures and tables, enough to play. Data only; a test reads each file by its codec and finds nothing lost.

/** A scenario: a mill yard with two roofs, a balcony with a gun, a lever and a strongbox. */
export const strongbox = strongboxFile as Scenario;

/** A scenario for points: a relay tower on a platform between a ford and a fence. */
export const relay = relayFile as Scenario;

/** A gang: a leader, a sharpshooter and a medic. */
export const lanterns: Gang = lanternsFile as Gang;

/** A gang: a brawler, a scout and a figure that inspires. */
export const saltRoad: Gang = saltRoadFile as Gang;
