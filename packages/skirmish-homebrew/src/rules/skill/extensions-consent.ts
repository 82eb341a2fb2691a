import { rule } from '../../model/rule-id.js';

/** What decides whether a skill beyond the base rules counts. */
export interface Consenting {
  /** The seats of the table. */
  readonly seats: readonly string[];
  /** Skills that the scenario played provides for. */
  readonly scenario: readonly string[];
  /** Which seats agreed to which skill before play. */
  readonly consents: readonly { readonly skill: string; readonly seats: readonly string[] }[];
}

/** The seats whose consent to a skill is missing; none if the scenario provides for it or all have agreed. */
export const consentMissing = rule('hb.skill.extensions-consent', (skill: string, { seats, scenario, consents }: Consenting): readonly string[] => {
  if (scenario.includes(skill)) return [];
  const agreed = consents.filter((consent) => consent.skill === skill).flatMap((consent) => consent.seats);
  return seats.filter((seat) => !agreed.includes(seat));
});
