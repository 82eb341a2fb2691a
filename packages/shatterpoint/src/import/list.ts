import { left, right, type Either, type Fault } from '@regelwerk/core';
import type { Squad, StrikeTeam, UnitCard } from '../model/unit.js';
import { commonEras } from '../rules/squad/same-era.js';

/** A place in a squad: what stands there word for word, empty if nothing does, and the card if the library has it. */
export interface ListedUnit {
  readonly said: string;
  readonly card?: UnitCard;
}

/** A list as it was read: squads of three places. `faults` tell what was not understood; whether it is legal, the list does not say. */
export interface ImportedList {
  readonly name: string;
  readonly squads: readonly (readonly ListedUnit[])[];
  readonly faults: readonly Fault[];
}

/** A place nobody stands in. */
export const NOBODY: ListedUnit = { said: '' };

/** What was said, with its card if there is one. */
export const listed = (said: string, card: UnitCard | undefined): ListedUnit => (card === undefined ? { said } : { said, card });

/** The squads of a list whose units stand in order, three to each; what is too much belongs to none. */
export const inThrees = (units: readonly ListedUnit[]): ImportedList['squads'] =>
  [0, 3].filter((from) => from === 0 || units.length > 3).map((from) => [0, 1, 2].map((i) => units[from + i] ?? NOBODY));

const placeFaults = (squads: ImportedList['squads']): readonly Fault[] =>
  squads.flatMap((squad, i) =>
    squad.flatMap(({ said, card }, j) => (card === undefined ? [{ path: `squads.${i}.units.${j}`, expected: said === '' ? 'a unit: this place is empty' : `a unit of the library, not ${said}` }] : [])),
  );

/** A list that was read, with faults for all places that no known unit takes. */
export const listOf = (name: string, squads: ImportedList['squads'], faults: readonly Fault[] = []): ImportedList => ({
  name,
  squads,
  faults: [...placeFaults(squads), ...faults],
});

const squadOf = (places: readonly ListedUnit[]): Squad | undefined => {
  const units = places.flatMap(({ card }) => card ?? []);
  const [first] = units;
  if (units.length !== 3 || first === undefined) return undefined;
  return { era: commonEras(units)[0] ?? first.eras.from, units: units as Squad['units'] };
};

/** The strike team of a list that is complete, each squad in the first era that fits; whether it is legal, `checkTeam` says. */
export const strikeTeamOf = ({ name, squads, faults }: ImportedList): Either<readonly Fault[], StrikeTeam> => {
  const whole = squads.flatMap((places) => squadOf(places) ?? []);
  const [one, two] = whole;
  if (one === undefined || two === undefined || squads.length !== 2) return left(faults.length > 0 ? faults : [{ path: 'squads', expected: `two squads, not ${squads.length}` }]);
  return right({ name, squads: [one, two] });
};
