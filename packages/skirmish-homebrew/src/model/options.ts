import { whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Length, Name } from './ids.js';

const Limit = t.union([t.literal('none'), whole(0, 1000)]);

/** The points on which the texts are silent or optional: named house rules, agreed before play. Lengths are ticks. */
export const options = {
  /** hb.ap.allotment-external: action points of a side in a round. */
  sideAp: whole(0, 1000),
  /** hb.ap.pool: are points spread over figures, or kept in one pool of the side? */
  apAllotment: t.keyof({ figures: null, pool: null }),
  /** hb.ap.ending-action: does an ending action end the figure's round, or only its turn? */
  endingAction: t.keyof({ round: null, turn: null }),
  /** hb.round.start: who is first in a round. */
  firstSide: t.keyof({ listed: null, alternate: null }),
  /** hb.round.turns: do sides take turns action by action, or side by side? */
  turnOrder: t.keyof({ actions: null, sides: null }),
  /** hb.round.end: do points left over lapse? */
  unspentAp: t.keyof({ lapse: null, keep: null }),
  /** hb.round.match-end: the last round, where the scenario names none. */
  roundLimit: whole(1, 100),
  /** hb.move.heavy-armour: what heavy armour takes off the normal range, in ticks; 0 is off. */
  heavyArmourLoss: Length,
  /** hb.move.mounted: what a rider may do besides riding. */
  mountedMoves: t.keyof({ walk: null, jump: null, all: null }),
  /** hb.move.path-length: along the slope, or as seen from above. */
  pathLength: t.keyof({ surface: null, flat: null }),
  /** hb.move.path-free: whose bases a way may lead through. */
  passBases: t.keyof({ none: null, own: null, all: null }),
  /** hb.terrain.difficult-special: does difficult ground halve jumps and climbs again? */
  difficultSpecial: t.keyof({ ignore: null, halve: null }),
  /** hb.terrain.safe-spot-test: the whole base on one surface, or only what was agreed of it. */
  safeSpot: t.keyof({ 'whole-base': null, agreed: null }),
  /** hb.terrain.safe-spot-test: bases whose heights differ by less stand on one level and can touch or overlap, in ticks. */
  sameLevel: Length,
  /** hb.terrain.small-obstacle-each: one point for each obstacle, or once for the action. */
  smallObstacleCharge: t.keyof({ each: null, once: null }),
  /** hb.terrain.small-obstacle-normal-only: does a jump pay for small obstacles? */
  jumpObstacle: t.keyof({ free: null, charge: null }),
  /** hb.jump.measure: from edge to edge, or from centre to centre. */
  jumpMeasure: t.keyof({ gap: null, centre: null }),
  /** hb.climb.measure: the height, or the length that the piece states. */
  climbMeasure: t.keyof({ height: null, stated: null }),
  /** hb.action.aim-lasts: what ends an aim. */
  aimEnds: t.keyof({ attack: null, move: null, round: null }),
  /** hb.action.aim-after-move: may a figure that has moved aim once? */
  aimAfterMove: t.keyof({ allow: null, refuse: null }),
  /** hb.action.reload: is the magazine rule in use? */
  magazineRule: t.keyof({ off: null, on: null }),
  /** hb.action.reload-effect: an attack that lacks rounds. */
  partialBurst: t.keyof({ refuse: null, 'fewer-shots': null }),
  /** hb.action.mount-contact: the gap over which a figure mounts and dismounts, in ticks. */
  mountReach: Length,
  /** hb.action.heavy-is-ranged: is firing a heavy weapon a ranged attack? */
  heavyWeaponRanged: t.boolean,
  /** hb.action.search-place: must the base touch the area, or lie inside it? */
  searchPlace: t.keyof({ touch: null, inside: null }),
  /** hb.action.repeatable: attacks of a figure in a round. */
  attacksPerRound: Limit,
  /** hb.skill.leader-several: the highest leader of a gang swaps, or each. */
  leaderSwap: t.keyof({ highest: null, each: null }),
  /** hb.skill.dice-every-shot: do skill dice count for every shot? */
  skillDiceShots: t.keyof({ every: null, first: null }),
  /** hb.skill.sharpshooter-still: since when a sharpshooter must not have moved. */
  sharpshooterStill: t.keyof({ round: null, match: null }),
  /** hb.gang.points: the points that the skills of a gang must not exceed. */
  gangPoints: Limit,
  /** hb.card.hand: hand cards at the start. */
  handSize: whole(0, 60),
  /** hb.card.pile-empty: what a draw from an empty pile does. */
  emptyPile: t.keyof({ reshuffle: null, stop: null }),
  /** hb.dice.success: the lowest face that is a success. */
  successOn: whole(2, 6),
  /** hb.dice.whole-roll: is a roll the dice of one shot, or of a whole attack? */
  rollUnit: t.keyof({ shot: null, attack: null }),
  /** hb.dice.reroll-moment: which reroll is offered first. */
  rerollOrder: t.keyof({ 'luck-first': null, 'inspiring-first': null }),
  /** hb.dice.opposed: the name of the function that compares attack and defence; a host can bring its own. */
  combatResolution: Name,
  /** hb.combat.values: dice of a value that a sheet leaves out. */
  baseValues: whole(0, 30),
  /** hb.combat.ranged-target: is sight tested? */
  sight: t.keyof({ 'centre-line': null, off: null }),
  /** hb.combat.melee-contact: the gap over which a figure attacks in melee, in ticks. */
  meleeReach: Length,
  /** hb.combat.cover: must the target touch its cover? */
  coverTouch: t.boolean,
  /** hb.combat.sequence: what becomes of the shots after the target's fall. */
  shotsAfterFall: t.keyof({ lapse: null, roll: null }),
  /** hb.life.incapacitated: at how many life points a figure is incapacitated. */
  incapacitatedAt: whole(0, 6),
  /** hb.life.recovery: are there recovery tests? */
  recovery: t.keyof({ 'round-start': null, off: null }),
};

/** All house rules of a table. */
export const Options = t.strict(options, 'options');
export interface Options extends t.TypeOf<typeof Options> {}

/** The house rules in which a table differs from the defaults. */
export const OptionChanges = t.exact(t.partial(options), 'option changes');
export interface OptionChanges extends t.TypeOf<typeof OptionChanges> {}

/** What holds unless the table agrees otherwise. */
export const DEFAULTS: Options = {
  sideAp: 12,
  apAllotment: 'figures',
  endingAction: 'round',
  firstSide: 'listed',
  turnOrder: 'actions',
  unspentAp: 'lapse',
  roundLimit: 6,
  heavyArmourLoss: 0,
  mountedMoves: 'jump',
  pathLength: 'surface',
  passBases: 'none',
  difficultSpecial: 'ignore',
  safeSpot: 'whole-base',
  sameLevel: 3000,
  smallObstacleCharge: 'each',
  jumpObstacle: 'free',
  jumpMeasure: 'gap',
  climbMeasure: 'height',
  aimEnds: 'attack',
  aimAfterMove: 'allow',
  magazineRule: 'off',
  partialBurst: 'refuse',
  mountReach: 0,
  heavyWeaponRanged: true,
  searchPlace: 'touch',
  attacksPerRound: 'none',
  leaderSwap: 'highest',
  skillDiceShots: 'every',
  sharpshooterStill: 'round',
  gangPoints: 'none',
  handSize: 0,
  emptyPile: 'reshuffle',
  successOn: 4,
  rollUnit: 'shot',
  rerollOrder: 'luck-first',
  combatResolution: 'difference',
  baseValues: 2,
  sight: 'centre-line',
  meleeReach: 0,
  coverTouch: true,
  shotsAfterFall: 'lapse',
  incapacitatedAt: 0,
  recovery: 'round-start',
};
