import { the, type Frozen } from '@regelwerk/core';
import { firstOf } from '../../first.js';
import type { ChoiceOf } from '../../model/choice.js';
import type { Event } from '../../model/event.js';
import type { SetupFrame } from '../../model/frame.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { isTwoSided } from '../info/two-sided-stance.js';
import { goOn } from './sequence.js';

/** Who sets stances, and of which units still: the first player, then the second; none when all two-sided cards are set. */
export const stancesToSet = rule('sp.setup.choose-stances', (state: State, { set }: Frozen<SetupFrame>) => {
  const { table } = state;
  const first = firstOf(state);
  const open = [first, otherSeat(prepare(table), first)].map((seat) => ({
    seat,
    units: the(prepare(table).unitsOf, seat).filter((unit) => isTwoSided(unit) && !set.includes(unit.id)).map(({ id }) => id),
  }));
  return open.find(({ units }) => units.length > 0);
});

/** Why a stance cannot be set: its unit is not one's own, has one side only, or is set already. */
export const whyNotStance = rule('sp.setup.choose-stances', (state: State, frame: Frozen<SetupFrame>, { unit }: ChoiceOf<'stance'>): Refusal | undefined => {
  const open = stancesToSet(state, frame);
  if (open?.units.includes(unit) === true) return undefined;
  const { units } = prepare(state.table);
  const info = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (info === undefined) return { kind: 'unknown-id', what: 'unit', id: unit };
  if (info.seat !== open?.seat) return { kind: 'not-your-unit', rule: 'sp.setup.choose-stances', unit };
  return isTwoSided(info)
    ? { kind: 'not-the-unit', rule: 'sp.setup.choose-stances', unit, wanted: open.units }
    : { kind: 'no-second-side', rule: 'sp.setup.choose-stances', unit };
});

/** A unit begins with a side of its stance card up. */
export const setStance = rule('sp.setup.choose-stances', ({ unit, stance }: ChoiceOf<'stance'>): Event => ({
  kind: 'stance-set',
  rule: 'sp.setup.choose-stances',
  unit,
  stance,
  flip: false,
}));

/** All stances are set: the first struggle comes. */
export const stancesSet = rule('sp.setup.choose-stances', (): Event => goOn(12));
