import driftSalvageFile from '../../data/drift-salvage.json' with { type: 'json' };
import drydockFile from '../../data/drydock.json' with { type: 'json' };
import moonWardensFile from '../../data/moon-wardens.json' with { type: 'json' };
import moonwellFile from '../../data/moonwell.json' with { type: 'json' };
import saltworksFile from '../../data/saltworks.json' with { type: 'json' };
import threeBeaconsFile from '../../data/three-beacons.json' with { type: 'json' };
import type { Mission, Terrain } from '../model/mission.js';
import type { StrikeTeam } from '../model/unit.js';

// Invented units, a mission and tables, enough to play. Data only; a test reads each file by its codec and finds nothing lost.

/** A strike team of shooters who keep moving: two bosses, a rigger, a hauling engine and two crews. */
export const driftSalvage = driftSalvageFile as unknown as StrikeTeam;

/** A strike team that wants to be close: wardens of a moon, quarry twins and hounds. */
export const moonWardens = moonWardensFile as unknown as StrikeTeam;

/** A mission of nine objectives in a grid; from its second struggle on, a die calls one of them the priority objective. */
export const threeBeacons = threeBeaconsFile as unknown as Mission;

/** A table: two crane towers joined by a catwalk, slip walls, crates and scrub. */
export const drydock = drydockFile as Terrain;

/** A table: a hill of two terraces around a well, aqueducts, groves and ruins. */
export const moonwell = moonwellFile as Terrain;

/** A table: a hall with two stacks, gantries to the pump houses, brine tanks, pipes and reeds. */
export const saltworks = saltworksFile as Terrain;
