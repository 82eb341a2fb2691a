import { someOf, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Length, Name } from './ids.js';

const Limit = t.union([t.literal('none'), whole(0, 1000)]);

/** All house rules of a table: the points on which the texts are silent or optional, agreed before play. Lengths are ticks. */
export interface Options {
  /** hb.ap.allotment-external: action points of a side in a round. */
  sideAp: number;
  /** hb.ap.pool: are points spread over figures, or kept in one pool of the side? */
  apAllotment: 'figures' | 'pool';
  /** hb.ap.ending-action: does an ending action end the figure's round, or only its turn? */
  endingAction: 'round' | 'turn';
  /** hb.round.start: who is first in a round. */
  firstSide: 'listed' | 'alternate';
  /** hb.round.turns: do sides take turns action by action, or side by side? */
  turnOrder: 'actions' | 'sides';
  /** hb.round.end: do points left over lapse? */
  unspentAp: 'lapse' | 'keep';
  /** hb.round.match-end: the last round, where the scenario names none. */
  roundLimit: number;
  /** hb.move.heavy-armour: what heavy armour takes off the normal range, in ticks; 0 is off. */
  heavyArmourLoss: number;
  /** hb.move.mounted: what a rider may do besides riding. */
  mountedMoves: 'walk' | 'jump' | 'all';
  /** hb.move.path-length: along the slope, or as seen from above. */
  pathLength: 'surface' | 'flat';
  /** hb.move.path-free: whose bases a way may lead through. */
  passBases: 'none' | 'own' | 'all';
  /** hb.terrain.difficult-special: does difficult ground halve jumps and climbs again? */
  difficultSpecial: 'ignore' | 'halve';
  /** hb.terrain.safe-spot-test: the whole base on one surface, or only what was agreed of it. */
  safeSpot: 'whole-base' | 'agreed';
  /** hb.terrain.safe-spot-test: bases whose heights differ by less stand on one level and can touch or overlap, in ticks. */
  sameLevel: number;
  /** hb.terrain.small-obstacle-each: one point for each obstacle, or once for the action. */
  smallObstacleCharge: 'each' | 'once';
  /** hb.terrain.small-obstacle-normal-only: does a jump pay for small obstacles? */
  jumpObstacle: 'free' | 'charge';
  /** hb.jump.measure: from edge to edge, or from centre to centre. */
  jumpMeasure: 'gap' | 'centre';
  /** hb.climb.measure: the height, or the length that the piece states. */
  climbMeasure: 'height' | 'stated';
  /** hb.action.aim-lasts: what ends an aim. */
  aimEnds: 'attack' | 'move' | 'round';
  /** hb.action.aim-after-move: may a figure that has moved aim once? */
  aimAfterMove: 'allow' | 'refuse';
  /** hb.action.reload: is the magazine rule in use? */
  magazineRule: 'off' | 'on';
  /** hb.action.reload-effect: an attack that lacks rounds. */
  partialBurst: 'refuse' | 'fewer-shots';
  /** hb.action.mount-contact: the gap over which a figure mounts and dismounts, in ticks. */
  mountReach: number;
  /** hb.action.heavy-is-ranged: is firing a heavy weapon a ranged attack? */
  heavyWeaponRanged: boolean;
  /** hb.action.search-place: must the base touch the area, or lie inside it? */
  searchPlace: 'touch' | 'inside';
  /** hb.action.repeatable: attacks of a figure in a round. */
  attacksPerRound: number | 'none';
  /** hb.skill.leader-several: the highest leader of a gang swaps, or each. */
  leaderSwap: 'highest' | 'each';
  /** hb.skill.dice-every-shot: do skill dice count for every shot? */
  skillDiceShots: 'every' | 'first';
  /** hb.skill.sharpshooter-still: since when a sharpshooter must not have moved. */
  sharpshooterStill: 'round' | 'match';
  /** hb.gang.points: the points that the skills of a gang must not exceed. */
  gangPoints: number | 'none';
  /** hb.card.hand: hand cards at the start. */
  handSize: number;
  /** hb.card.pile-empty: what a draw from an empty pile does. */
  emptyPile: 'reshuffle' | 'stop';
  /** hb.dice.success: the lowest face that is a success. */
  successOn: number;
  /** hb.dice.whole-roll: is a roll the dice of one shot, or of a whole attack? */
  rollUnit: 'shot' | 'attack';
  /** hb.dice.reroll-moment: which reroll is offered first. */
  rerollOrder: 'luck-first' | 'inspiring-first';
  /** hb.dice.opposed: the name of the function that compares attack and defence; a host can bring its own. */
  combatResolution: string;
  /** hb.combat.values: dice of a value that a sheet leaves out. */
  baseValues: number;
  /** hb.combat.ranged-target: is sight tested? */
  sight: 'centre-line' | 'off';
  /** hb.combat.melee-contact: the gap over which a figure attacks in melee, in ticks. */
  meleeReach: number;
  /** hb.combat.cover: must the target touch its cover? */
  coverTouch: boolean;
  /** hb.combat.sequence: what becomes of the shots after the target's fall. */
  shotsAfterFall: 'lapse' | 'roll';
  /** hb.life.incapacitated: at how many life points a figure is incapacitated. */
  incapacitatedAt: number;
  /** hb.life.recovery: are there recovery tests? */
  recovery: 'round-start' | 'off';
}
/** The house rules in which a table differs from the defaults. */
export interface OptionChanges extends Partial<Options> {}

const options = {
  sideAp: whole(0, 1000),
  apAllotment: t.keyof({ figures: null, pool: null }),
  endingAction: t.keyof({ round: null, turn: null }),
  firstSide: t.keyof({ listed: null, alternate: null }),
  turnOrder: t.keyof({ actions: null, sides: null }),
  unspentAp: t.keyof({ lapse: null, keep: null }),
  roundLimit: whole(1, 100),
  heavyArmourLoss: Length,
  mountedMoves: t.keyof({ walk: null, jump: null, all: null }),
  pathLength: t.keyof({ surface: null, flat: null }),
  passBases: t.keyof({ none: null, own: null, all: null }),
  difficultSpecial: t.keyof({ ignore: null, halve: null }),
  safeSpot: t.keyof({ 'whole-base': null, agreed: null }),
  sameLevel: Length,
  smallObstacleCharge: t.keyof({ each: null, once: null }),
  jumpObstacle: t.keyof({ free: null, charge: null }),
  jumpMeasure: t.keyof({ gap: null, centre: null }),
  climbMeasure: t.keyof({ height: null, stated: null }),
  aimEnds: t.keyof({ attack: null, move: null, round: null }),
  aimAfterMove: t.keyof({ allow: null, refuse: null }),
  magazineRule: t.keyof({ off: null, on: null }),
  partialBurst: t.keyof({ refuse: null, 'fewer-shots': null }),
  mountReach: Length,
  heavyWeaponRanged: t.boolean,
  searchPlace: t.keyof({ touch: null, inside: null }),
  attacksPerRound: Limit,
  leaderSwap: t.keyof({ highest: null, each: null }),
  skillDiceShots: t.keyof({ every: null, first: null }),
  sharpshooterStill: t.keyof({ round: null, match: null }),
  gangPoints: Limit,
  handSize: whole(0, 60),
  emptyPile: t.keyof({ reshuffle: null, stop: null }),
  successOn: whole(2, 6),
  rollUnit: t.keyof({ shot: null, attack: null }),
  rerollOrder: t.keyof({ 'luck-first': null, 'inspiring-first': null }),
  combatResolution: Name,
  baseValues: whole(0, 30),
  sight: t.keyof({ 'centre-line': null, off: null }),
  meleeReach: Length,
  coverTouch: t.boolean,
  shotsAfterFall: t.keyof({ lapse: null, roll: null }),
  incapacitatedAt: whole(0, 6),
  recovery: t.keyof({ 'round-start': null, off: null }),
};

export const Options: t.Type<Options> = t.strict(options, 'options');
export const OptionChanges: t.Type<OptionChanges> = someOf('the house rules', options);

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
