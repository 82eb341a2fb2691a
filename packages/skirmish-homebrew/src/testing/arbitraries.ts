import { copyPlain } from '@regelwerk/core';
import fc from 'fast-check';
import { lanterns, relay, saltRoad, strongbox } from '../data/index.js';
import type { OptionChanges } from '../model/options.js';
import type { Gang } from '../model/sheet.js';
import { EDITION, type Table } from '../model/table.js';
import { DEFAULTS } from '../model/options.js';
import { baseSkills } from '../rules/skill/base-list.js';

/** House rules, each at one of the ways in which a table can play it. */
export const arbitraryOptions: fc.Arbitrary<OptionChanges> = fc.record(
  {
    sideAp: fc.integer({ min: 1, max: 40 }),
    apAllotment: fc.constantFrom('figures', 'pool'),
    endingAction: fc.constantFrom('round', 'turn'),
    firstSide: fc.constantFrom('listed', 'alternate'),
    turnOrder: fc.constantFrom('actions', 'sides'),
    unspentAp: fc.constantFrom('lapse', 'keep'),
    roundLimit: fc.integer({ min: 1, max: 4 }),
    mountedMoves: fc.constantFrom('walk', 'jump', 'all'),
    pathLength: fc.constantFrom('surface', 'flat'),
    passBases: fc.constantFrom('none', 'own', 'all'),
    difficultSpecial: fc.constantFrom('ignore', 'halve'),
    safeSpot: fc.constantFrom('whole-base', 'agreed'),
    smallObstacleCharge: fc.constantFrom('each', 'once'),
    jumpObstacle: fc.constantFrom('free', 'charge'),
    jumpMeasure: fc.constantFrom('gap', 'centre'),
    climbMeasure: fc.constantFrom('height', 'stated'),
    aimEnds: fc.constantFrom('attack', 'move', 'round'),
    aimAfterMove: fc.constantFrom('allow', 'refuse'),
    magazineRule: fc.constantFrom('off', 'on'),
    partialBurst: fc.constantFrom('refuse', 'fewer-shots'),
    mountReach: fc.constantFrom(0, 1000),
    heavyWeaponRanged: fc.boolean(),
    searchPlace: fc.constantFrom('touch', 'inside'),
    attacksPerRound: fc.constantFrom('none', 1, 2),
    leaderSwap: fc.constantFrom('highest', 'each'),
    skillDiceShots: fc.constantFrom('every', 'first'),
    sharpshooterStill: fc.constantFrom('round', 'match'),
    handSize: fc.integer({ min: 0, max: 4 }),
    emptyPile: fc.constantFrom('reshuffle', 'stop'),
    successOn: fc.integer({ min: 2, max: 6 }),
    rollUnit: fc.constantFrom('shot', 'attack'),
    rerollOrder: fc.constantFrom('luck-first', 'inspiring-first'),
    baseValues: fc.integer({ min: 0, max: 4 }),
    sight: fc.constantFrom('centre-line', 'off'),
    meleeReach: fc.constantFrom(0, 1000),
    coverTouch: fc.boolean(),
    shotsAfterFall: fc.constantFrom('lapse', 'roll'),
    incapacitatedAt: fc.integer({ min: 0, max: 2 }),
    recovery: fc.constantFrom('round-start', 'off'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<OptionChanges>;

const arbitrarySkills = fc
  .subarray([...baseSkills()], { maxLength: 4 })
  .chain((skills) => fc.tuple(...skills.map(({ id, levels }) => fc.integer({ min: 1, max: levels }).map((level) => ({ skill: id, level })))));

const reskilled = (gang: Gang): fc.Arbitrary<Gang> =>
  fc
    .array(arbitrarySkills, { minLength: gang.figures.length, maxLength: gang.figures.length })
    .map((skills) => ({ ...gang, figures: gang.figures.map((sheet, i) => ({ ...sheet, skills: [...(skills[i] ?? [])] })) }));

/** Tables of the shipped scenarios and gangs, with random skills and house rules. */
export const arbitraryTables: fc.Arbitrary<Table> = fc
  .record({
    scenario: fc.constantFrom(strongbox, relay),
    gangs: fc.oneof(fc.constant([lanterns, saltRoad]), fc.tuple(reskilled(lanterns), reskilled(saltRoad))),
    options: arbitraryOptions,
  })
  .map(({ scenario, gangs, options }) =>
    copyPlain<Table>({ edition: EDITION, scenario, gangs: [...gangs], options: { ...DEFAULTS, ...options }, consents: [] }),
  );
