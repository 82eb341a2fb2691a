import { fingerprint, logOf } from '@regelwerk/core';
import { randomPlay } from '@regelwerk/core/testing';
import { DEFAULTS, EDITION, skirmish, type Table } from '../src/index.js';
import { lanterns, relay, saltRoad, strongbox } from '../src/data/index.js';

// Loaded in Node and in a browser: the same matches must have the same fingerprints after every choice.

const tables: readonly Table[] = [strongbox, relay].map((scenario) => ({
  edition: EDITION,
  scenario,
  gangs: [lanterns, saltRoad],
  options: { ...DEFAULTS, handSize: 3, magazineRule: 'on', sideAp: 24 },
  consents: [],
}));

/** The fingerprints of random matches, choice by choice. */
export const fingerprints = (): readonly string[] =>
  tables.flatMap((table) =>
    [1, 2, 3, 4].flatMap((seed) =>
      logOf(randomPlay(skirmish, table, { seed, choices: 60, density: 'standard' })).map(({ state }) => fingerprint(state.play)),
    ),
  );
