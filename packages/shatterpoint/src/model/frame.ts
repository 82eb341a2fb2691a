import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { ActionKind, AttackType, Effect, Moment, MoveKind, Roll } from './effect.js';
import { CharacterId, Few, OptionId, OrNone, Point, Range, Seat, UnitId } from './ids.js';

// What is still to do, as data. The bottom frame is the setup and then the turn; whatever interrupts lies on top of it.

const kind = <const K extends string>(name: K) => ({ kind: t.literal(name) });
const Counts = list(Few, 4);

/**
 * The twelve steps of the setup (sp.setup.sequence). `rolled` holds the counts of the roll-off so far, `lead` the first character of
 * the squad that is being deployed, `set` the units whose stance has been chosen.
 */
export const SetupFrame = t.strict({ ...kind('setup'), step: whole(1, 12), rolled: list(Counts, 2), lead: OrNone, set: list(UnitId, 12) });
export interface SetupFrame extends t.TypeOf<typeof SetupFrame> {}

/** The twelve steps of a turn (sp.turn.sequence). */
export const TurnFrame = t.strict({
  ...kind('turn'),
  step: whole(1, 12),
  seat: Seat,
  /** The active unit; empty before step 3 and after step 7. */
  unit: OrNone,
  /** The unit that was activated in this turn, for the defeat check. */
  activated: OrNone,
  /** Actions taken in this activation, granted ones included, and how many of the two are used. */
  actions: list(ActionKind, 20),
  regular: whole(0, 2),
  flipped: t.boolean,
  reserved: t.boolean,
  cycled: t.boolean,
  /** The activation ends at once (sp.damage.wounded-ends-activation). */
  over: t.boolean,
  /** Whether the moment of this step has been announced. */
  told: t.boolean,
});
export interface TurnFrame extends t.TypeOf<typeof TurnFrame> {}

/**
 * Step 2: a card is revealed. `card` is the revealed card, empty while none is. `revealed` counts the cards of this turn. `how` tells of
 * the card whether it came for a Shatterpoint card that was shuffled back, or is a tactics card whose effects have begun.
 */
export const DeckFrame = t.strict({ ...kind('deck'), seat: Seat, card: OrNone, revealed: Few, how: t.keyof({ '': null, replaces: null, resolved: null }) });
export interface DeckFrame extends t.TypeOf<typeof DeckFrame> {}

/** A draw from the unknown middle of an order deck, or of the struggle card of a phase; its answer goes to the frame beneath. */
export const DrawFrame = t.strict({ ...kind('draw'), seat: Seat, pile: t.keyof({ deck: null, struggle: null }) });
export interface DrawFrame extends t.TypeOf<typeof DrawFrame> {}

/** A roll; its counts go to the frame beneath. */
export const RollFrame = t.strict({
  ...kind('roll'),
  purpose: t.keyof({ 'first-player': null, attack: null, reroll: null, priority: null }),
  seat: Seat,
  label: text(80),
  pools: list(t.strict({ die: Roll, dice: whole(0, 60) }), 2, 1),
});
export interface RollFrame extends t.TypeOf<typeof RollFrame> {}

/** An action that each character of a unit carries out, one after another. `left` have not yet. */
export const DeedFrame = t.strict({ ...kind('deed'), seat: Seat, action: ActionKind, unit: UnitId, left: list(CharacterId, 6) });
export interface DeedFrame extends t.TypeOf<typeof DeedFrame> {}

/** A character may make one of some movements. */
export const MoveFrame = t.strict({ ...kind('move'), seat: Seat, character: CharacterId, how: list(MoveKind, 5, 1) });
export interface MoveFrame extends t.TypeOf<typeof MoveFrame> {}

/** A character has come to rest: what follows from where it stands now. `how` is empty after a displacement. */
export const RestFrame = t.strict({ ...kind('rest'), character: CharacterId, how: t.union([MoveKind, t.literal('')]), told: t.boolean });
export interface RestFrame extends t.TypeOf<typeof RestFrame> {}

/** A character is to be pushed, pulled or placed. `from` is the centre of what causes it, at the start. */
export const DisplaceFrame = t.strict({
  ...kind('displace'),
  how: t.keyof({ push: null, pull: null, place: null }),
  seat: Seat,
  character: CharacterId,
  from: Point,
  range: Range,
  may: t.boolean,
  /** May a placed base change its elevation? */
  level: t.boolean,
});
export interface DisplaceFrame extends t.TypeOf<typeof DisplaceFrame> {}

/** A heal effect of a character. */
export const HealFrame = t.strict({ ...kind('heal'), seat: Seat, character: CharacterId });
export interface HealFrame extends t.TypeOf<typeof HealFrame> {}

/** A unit that turns injured loses one of its conditions. */
export const RecoverFrame = t.strict({ ...kind('recover'), seat: Seat, unit: UnitId });
export interface RecoverFrame extends t.TypeOf<typeof RecoverFrame> {}

/** A moment at which abilities and mission rules speak, seat by seat. `done` are those that have, `reacted` the seats that used a reactive one. */
export const WindowFrame = t.strict({
  ...kind('window'),
  at: Moment,
  /** Whom the moment is about, and the other one of an attack: characters; empty where there is none. */
  about: OrNone,
  other: OrNone,
  /** The seats that are still to speak, in order. */
  seats: list(Seat, 2),
  done: list(text(100), 60),
  reacted: list(Seat, 2),
  /** Mission rules still to be carried out, by their places among those in force. */
  rules: list(whole(0, 9), 9),
});
export interface WindowFrame extends t.TypeOf<typeof WindowFrame> {}

const effectsFrameCodec = t.strict({
  ...kind('effects'),
  seat: Seat,
  from: t.keyof({ ability: null, tree: null, chart: null, tactics: null, mission: null }),
  /** The character that causes them, and the one they are directed at; empty where there is none. */
  source: OrNone,
  target: OrNone,
  /** The ability, if it is one, and whether strained follows it. */
  ability: OrNone,
  list: list(Effect, 24),
  /** How often the first one is still to be done; 0 before it is begun. */
  times: whole(0, 30),
  /** The character chosen for the first one. */
  chosen: OrNone,
  /** Where the shoved character stood, while the shove goes on. */
  mark: list(whole(-2_000_000, 2_000_000), 2),
  /** The force spent on an ability of variable cost. */
  x: Few,
});
/** Effects still to be carried out, in order. */
export interface EffectsFrame extends t.TypeOf<typeof effectsFrameCodec> {}
/** Effects still to be carried out, in order. */
export const EffectsFrame: t.Type<EffectsFrame> = effectsFrameCodec;

/** One active ability of a unit without paying force. */
export const FreeFrame = t.strict({ ...kind('free'), seat: Seat, unit: UnitId });
export interface FreeFrame extends t.TypeOf<typeof FreeFrame> {}

/** A bare attack that an effect grants: its kind and target are still to be chosen. `dice` 0 is the card's own value. */
export const StrikeFrame = t.strict({ ...kind('strike'), seat: Seat, character: CharacterId, type: t.union([AttackType, t.literal('any')]), dice: Few });
export interface StrikeFrame extends t.TypeOf<typeof StrikeFrame> {}

/** Effects of an expertise chart for after the attack. */
export const Later = t.strict({ of: Roll, effects: list(Effect, 8) });

const attackFrameCodec = t.strict({
  ...kind('attack'),
  seat: Seat,
  step: whole(3, 11),
  told: whole(0, 9),
  type: AttackType,
  attacker: CharacterId,
  defender: CharacterId,
  /** Dice that replace the attack value; 0: the card's own. */
  fixed: Few,
  /** The pools, once they are built. */
  pools: t.strict({ attack: whole(0, 60), defence: whole(0, 60) }),
  /** Dice that abilities add to or take from the pools. */
  more: t.strict({ attack: whole(-30, 30), defence: whole(-30, 30) }),
  /** Criticals, strikes, expertise, failures; blocks, expertise, failures. */
  attack: list(Few, 4, 4),
  defence: list(Few, 3, 3),
  /** Whether expertise counts: not for a disarmed attacker, not for an exposed defender. */
  expert: t.strict({ attack: t.boolean, defence: t.boolean }),
  successes: Few,
  damage: whole(0, 99),
  /** Options taken, the current one last. */
  path: list(OptionId, 24),
  later: list(Later, 2),
  /** Whether a shove of the tree was shrugged off (sp.keyword.steadfast). */
  steadfast: t.boolean,
});
/** An attack, from its third step on. `told` says which moments have been announced in this step. */
export interface AttackFrame extends t.TypeOf<typeof attackFrameCodec> {}
/** An attack, from its third step on. `told` says which moments have been announced in this step. */
export const AttackFrame: t.Type<AttackFrame> = attackFrameCodec;

/** Step 11 of a turn, and step 12 of the setup: the next struggle card. `chooser` picks a plan where there are two. */
export const StruggleFrame = t.strict({ ...kind('struggle'), chooser: Seat, card: OrNone });
export interface StruggleFrame extends t.TypeOf<typeof StruggleFrame> {}

const frameCodec = t.union([
  SetupFrame, TurnFrame, DeckFrame, DrawFrame, RollFrame, DeedFrame, MoveFrame, RestFrame, DisplaceFrame, HealFrame, RecoverFrame, WindowFrame,
  EffectsFrame, FreeFrame, StrikeFrame, AttackFrame, StruggleFrame,
]);
/** An entry of the agenda. */
export type Frame = t.TypeOf<typeof frameCodec>;
/** An entry of the agenda. */
export const Frame: t.Type<Frame> = frameCodec;
/** The frame of a kind. */
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
