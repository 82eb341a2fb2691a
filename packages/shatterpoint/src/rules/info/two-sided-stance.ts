import { the, type Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Stance } from '../../model/unit.js';
import type { UnitInfo } from '../../prepare.js';

/** Has the unit a stance card with two sides? */
export const isTwoSided = rule('sp.info.two-sided-stance', ({ card }: Pick<UnitInfo, 'card'>): boolean => card.stances.length === 2);

/** The active stance: the side of the stance card that lies face up; the other one is out of force. */
export const activeStance = rule('sp.info.two-sided-stance', ({ play }: State, { id, card }: UnitInfo): Frozen<Stance> =>
  (card.stances[the(play.units, id).stance] ?? card.stances[0]) as Frozen<Stance>,
);
