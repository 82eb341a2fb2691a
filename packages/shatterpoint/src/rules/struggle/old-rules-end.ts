import { the, type Frozen } from '@regelwerk/core';
import { missionOf, struggleCardOf } from '../../mission.js';
import type { SpecialRule } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { rulesOfCard } from '../setup/struggle.js';

/** The special rules in force: those of the mission and of the current struggle card; those of won cards if the table keeps them. */
export const rulesInForce = rule('sp.struggle.old-rules-end', (state: State): readonly Frozen<SpecialRule>[] => {
  const { table, play } = state;
  const old = table.options['struggle.oldCardRules'] === 'stay' ? table.seats.flatMap((seat) => the(play.sides, seat).won) : [];
  return [...(missionOf(state)?.rules ?? []), ...[...old, play.struggle.card].flatMap((card) => rulesOfCard(struggleCardOf(state, card)))];
});
