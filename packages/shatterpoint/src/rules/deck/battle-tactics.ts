import { find, the, type Fault, type Frozen } from '@regelwerk/core';
import { firstOnBoard } from '../../first-on-board.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { StrikeTeam } from '../../model/unit.js';
import { prepare, type UnitInfo } from '../../prepare.js';
import { beginEffects } from '../../resolve.js';
import { under } from '../../setup/unless.js';

/** The battle tactics cards that a unit adds to its player's order deck. */
export const tacticsIn = rule('sp.deck.battle-tactics-added', ({ tactics }: UnitInfo): readonly string[] => tactics);

/** Is it a battle tactics card of a defeated unit, with which it goes, unless the table has agreed that it is still carried out? */
export const tacticsGo = rule('sp.deck.battle-tactics-defeated', ({ table, play }: State, card: string): boolean => {
  const unit = table.options['deck.tacticsOfDefeated'] === 'remove' ? find(prepare(table).tacticsOf, card) : undefined;
  return unit !== undefined && the(play.units, unit.id).defeated;
});

/** A revealed battle tactics card is carried out; after that it is used, and the next card is revealed. */
export const carryOutTactics = rule('sp.deck.battle-tactics-resolve', (state: State, seat: string, card: string): readonly Event[] => {
  const unit = the(prepare(state.table).tacticsOf, card);
  const list = unit.card.tactics.flatMap(({ effects }, i) => (unit.tactics[i] === card ? effects : []));
  return [
    { kind: 'moment-told', rule: 'sp.deck.battle-tactics-resolve', told: 1 },
    beginEffects({ seat, from: 'tactics', source: firstOnBoard(state, unit.id), target: '', list, rule: 'sp.deck.battle-tactics-resolve' }),
  ];
});

/** A deck may hold the battle tactics cards of one unit only. */
export const tacticsOfSeveral = rule('sp.deck.battle-tactics-one-unit', ({ squads }: Frozen<StrikeTeam>, path: string): readonly Fault[] => {
  const bringing = squads.flatMap(({ units }, i) => units.flatMap(({ tactics }, j) => (tactics.length > 0 ? [under(path, `squads.${i}.units.${j}.tactics`)] : [])));
  return bringing.slice(1).map((at) => ({ path: at, expected: 'no battle tactics cards: another unit of the team brings some', rule: 'sp.deck.battle-tactics-one-unit' }));
});
