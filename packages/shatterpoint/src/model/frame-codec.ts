import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { ActionKind, AttackType, Effect, MoveKind, Roll } from './effect.js';
import type { Frame } from './frame.js';
import { CharacterId, Few, Many, OptionId, OrNone, Point, Range, Seat, UnitId, oneOf } from './ids.js';
import { ABILITIES, AGENDA, DICE, MANY, RULES_IN_FORCE, UNITS } from './most.js';
import { Moment } from './trigger.js';

const kind = <const K extends string>(name: K) => ({ kind: t.literal(name) });

const attack = t.strict({
  ...kind('attack'),
  seat: Seat,
  step: whole(3, 11),
  told: whole(0, 9),
  type: AttackType,
  attacker: CharacterId,
  defender: CharacterId,
  fixed: Few,
  pools: t.strict({ attack: whole(0, DICE), defence: whole(0, DICE) }),
  more: t.strict({ attack: whole(-MANY, MANY), defence: whole(-MANY, MANY) }),
  attack: list(Many, 4, 4),
  defence: list(Many, 3, 3),
  expert: t.strict({ attack: t.boolean, defence: t.boolean }),
  successes: Many,
  damage: Many,
  path: list(OptionId, 24),
  later: list(t.strict({ of: Roll, effects: list(Effect, 8) }), 2),
  steadfast: t.boolean,
});

/** Reads an entry of the agenda. */
export const frameCodec: t.Type<Frame> = t.union([
  t.strict({ ...kind('setup'), step: whole(1, 12), rolled: list(list(Few, 4), 2), lead: OrNone, set: list(UnitId, 12) }),
  t.strict({
    ...kind('turn'),
    step: whole(1, 12),
    seat: Seat,
    unit: OrNone,
    activated: OrNone,
    actions: list(ActionKind, 20),
    regular: whole(0, 2),
    flipped: t.boolean,
    reserved: t.boolean,
    cycled: t.boolean,
    over: t.boolean,
    told: t.boolean,
  }),
  t.strict({ ...kind('deck'), seat: Seat, card: OrNone, revealed: Few, how: oneOf('', 'replaces', 'resolved') }),
  t.strict({ ...kind('draw'), seat: Seat, pile: oneOf('deck', 'struggle') }),
  t.strict({
    ...kind('roll'),
    purpose: oneOf('first-player', 'attack', 'reroll', 'priority'),
    seat: Seat,
    label: text(80),
    pools: list(t.strict({ die: Roll, dice: whole(0, DICE) }), 2, 1),
  }),
  t.strict({ ...kind('deed'), seat: Seat, action: ActionKind, unit: UnitId, left: list(CharacterId, 6) }),
  t.strict({ ...kind('move'), seat: Seat, character: CharacterId, how: list(MoveKind, 5, 1) }),
  t.strict({ ...kind('rest'), character: CharacterId, how: t.union([MoveKind, t.literal('')]), told: t.boolean }),
  t.strict({
    ...kind('displace'),
    how: oneOf('push', 'pull', 'place'),
    seat: Seat,
    character: CharacterId,
    from: Point,
    range: Range,
    may: t.boolean,
    level: t.boolean,
  }),
  t.strict({ ...kind('heal'), seat: Seat, character: CharacterId }),
  t.strict({ ...kind('recover'), seat: Seat, unit: UnitId }),
  t.strict({
    ...kind('window'),
    at: Moment,
    about: OrNone,
    other: OrNone,
    seats: list(Seat, 2),
    done: list(text(100), UNITS * ABILITIES),
    reacted: list(Seat, 2),
    rules: list(whole(0, RULES_IN_FORCE - 1), RULES_IN_FORCE),
    strains: OrNone,
    chain: whole(0, AGENDA),
  }),
  t.strict({
    ...kind('effects'),
    seat: Seat,
    from: oneOf('ability', 'tree', 'chart', 'tactics', 'mission'),
    source: OrNone,
    target: OrNone,
    ability: OrNone,
    list: list(Effect, 24),
    times: whole(0, 30),
    chosen: OrNone,
    mark: list(whole(-2_000_000, 2_000_000), 2),
    x: Few,
  }),
  t.strict({ ...kind('free'), seat: Seat, unit: UnitId }),
  t.strict({ ...kind('strike'), seat: Seat, character: CharacterId, type: t.union([AttackType, t.literal('any')]), dice: Few }),
  attack,
  t.strict({ ...kind('struggle'), chooser: Seat, card: OrNone }),
]);
