import { list } from '@regelwerk/core';
import * as t from 'io-ts';
import { Seat, SkillId } from './ids.js';
import { Options } from './options.js';
import { Scenario } from './scenario.js';
import { Gang } from './sheet.js';

/** The edition of the rules that this package holds. */
export const EDITION = '3.5';

/** The seats that agreed before play to a skill of an expansion. */
export const Consent = t.strict({ skill: SkillId, seats: list(Seat, 2) }, 'a consent');
export interface Consent extends t.TypeOf<typeof Consent> {}

/** All that stays fixed in a match. Gangs stand in the order of the scenario's sides. */
export const Table = t.strict(
  { edition: t.literal(EDITION), options: Options, scenario: Scenario, gangs: list(Gang, 2, 2), consents: list(Consent, 60) },
  'a table',
);
export interface Table extends t.TypeOf<typeof Table> {}
