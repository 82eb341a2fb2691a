import { list } from '@regelwerk/core';
import * as t from 'io-ts';
import { Seat, SkillId } from './ids.js';
import { Options } from './options.js';
import { Scenario } from './scenario.js';
import { Gang } from './sheet.js';

/** The edition of the rules that this package holds. */
export const EDITION = '3.5';

/** A consent to a skill of an expansion. */
export interface Consent {
  skill: SkillId;
  /** The seats that agreed to it before play. */
  seats: Seat[];
}
export const Consent: t.Type<Consent> = t.strict({ skill: SkillId, seats: list(Seat, 2) }, 'a consent');

/** All that stays fixed in a match. */
export interface Table {
  edition: typeof EDITION;
  options: Options;
  scenario: Scenario;
  /** Two, in the order of the scenario's sides. */
  gangs: Gang[];
  consents: Consent[];
}
export const Table: t.Type<Table> = t.strict(
  { edition: t.literal(EDITION), options: Options, scenario: Scenario, gangs: list(Gang, 2, 2), consents: list(Consent, 60) },
  'a table',
);
