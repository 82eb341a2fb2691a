import { fingerprint, logOf } from '@regelwerk/core';
import { randomPlay } from '@regelwerk/core/testing';
import { DEFAULTS, EDITION, shatterpoint, type Table } from '../src/index.js';
import { driftSalvage, drydock, moonWardens, moonwell, threeBeacons } from '../src/data/index.js';

// Loaded in Node and in a browser: the same matches must have the same fingerprints after every choice.

const tables: readonly Table[] = [drydock, moonwell].map((terrain) => ({
  edition: EDITION,
  options: DEFAULTS,
  seats: ['north', 'south'],
  teams: [driftSalvage, moonWardens],
  missions: [threeBeacons, threeBeacons],
  terrain,
}));

/** The fingerprints of random matches, choice by choice. */
export const fingerprints = (): readonly string[] =>
  tables.flatMap((table) =>
    [1, 2].flatMap((seed) => logOf(randomPlay(shatterpoint, table, { seed, choices: 80, density: 'standard' })).map(({ state }) => fingerprint(state.play))),
  );
