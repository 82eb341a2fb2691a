// How much there can be at once. What is kept of a match has room for all that its table lets happen, so that no position is refused
// which the rules have led to.

/** Units of both players. */
export const UNITS = 12;
/** Abilities on a card. */
export const ABILITIES = 10;
/** Special rules on a mission or struggle card. */
export const RULES = 4;
/** Uses of active and reactive abilities by a unit in a turn: eight abilities, five times each. */
export const USES = 40;
/** Struggle cards that a player has won. */
export const WON = 3;
/** Special rules in force at once, where those of won cards stay: of the mission, of the cards of both players, and of the one in play. */
export const RULES_IN_FORCE = RULES * (1 + 2 * WON + 1);
/** Dice in a pool, where the table has agreed no other limit. */
export const DICE = 60;
/** Dice that show a face, damage, dice that a pool gains or loses: no match lasts long enough for effects to pile up as many. */
export const MANY = 1_000_000_000;
/** Answers by force to what such answers caused, in the train of one moment (docs/decisions/0015). */
export const CHAIN = 30;
/** Frames that lie on one another, as the same decision counts them. */
export const AGENDA = 5000;
