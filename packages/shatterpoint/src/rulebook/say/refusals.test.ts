import { expect, test } from 'vitest';
import { driftSalvage, drydock, moonWardens, threeBeacons } from '../../data/index.js';
import type { Cited } from '../../model/refusal.js';
import { explainThing, namesOf, say } from '../index.js';

type Complaints = { readonly [K in Cited['kind']]: readonly Omit<Extract<Cited, { readonly kind: K }>, 'kind' | 'rule'>[] };

const unit = 'north-ninefold';
const character = 'north-wake-runners-2';
const target = 'south-tide-hounds-1';
const card = 'north-oda-lindqvist';

/** A refusal of every kind and every reason: a kind that is missing does not compile. */
const COMPLAINTS: Complaints = {
  'not-your-unit': [{ unit }],
  'not-the-unit': [{ unit, wanted: [card] }, { unit, wanted: [card, 'north-drift-cutters'] }, { unit, wanted: [] }, { unit, wanted: ['primary'] }],
  defeated: [{ unit }],
  'has-acted': [{ character }],
  'edge-taken': [{ edge: 'south' }],
  'wrong-squad': [{ character }],
  'no-room': [{ character }],
  'no-second-side': [{ unit }],
  'no-such-plan': [{ plan: 1 }],
  'reserve-empty': [{}],
  'reserve-full': [{ card }],
  'reserve-later': [{ card }],
  'cannot-reserve': [{ card: 'shatterpoint', why: 'shatterpoint' }, ...(['once', 'cycled', 'last-card', 'card-says'] as const).map((why) => ({ card, why }))],
  'no-cycle': [{ card }],
  'too-little-force': [{ cost: 3, force: 1, because: ['sp.ability.wound-surcharge'] }, { cost: 3, force: 2, because: [] }],
  'too-little-momentum': [{ cost: 1, momentum: 0 }, { cost: 2, momentum: 1 }],
  'too-few-hunker': [{ cost: 1, hunker: 0 }],
  'too-many-actions': [{ taken: 2 }],
  'action-taken': [{ action: 'move' }],
  engaged: [{ character, by: target }, { character, by: '' }],
  'stance-turned': [{ unit }],
  'no-such-ability': [{ unit, ability: 'brace' }],
  'ability-used': [{ ability: 'brace', times: 1 }],
  'ability-not-now': [{ ability: 'brace' }],
  'one-reactive': [{ seat: 'south' }],
  'must-resolve': [{}],
  'x-too-large': [{ x: 4, most: 3 }],
  'cannot-move-so': [{ how: 'climb', allowed: ['dash', 'jump'] }, { how: 'advance', allowed: [] }],
  'must-move': [{ character }],
  'too-far': [{ gap: 1 }],
  'bent-too-far': [{ most: 90 }],
  'tool-blocked': [{ by: 'west-slip-long' }, { by: '' }],
  'wrong-elevation': [{ elevation: 1, most: 0 }],
  'spot-taken': [{ by: target }, { by: '' }],
  'not-supported': [{ on: 'board', by: '' }, { on: 'west-deck', by: 'west-loft' }],
  barred: [{ by: 'west-loft' }, { by: '' }],
  'off-board': [{}],
  'no-such-surface': [{ on: 'west-scrub' }],
  'not-linked': [{ by: 'west-ladder-foot', through: 'east-ladder-head' }],
  'out-of-range': [{ distance: 2541, range: 2540 }],
  'outside-wedge': [{}],
  'cannot-attack-so': [{ type: 'melee' }, { type: 'ranged' }],
  'not-engaged': (['range', 'elevation', 'sight'] as const).map((why) => ({ target, why, distance: 7621, range: 7620 })),
  'no-sight': [{ target, by: 'catwalk' }, { target, by: '' }],
  'own-character': [{ target: character }],
  'not-a-start': [{ option: 'c' }],
  'no-path': [{ from: 'd', to: 'b', why: 'left' }, { from: 'd', to: 'l', why: 'none' }],
  'option-repeated': [{ option: 'c' }],
  'no-such-option': [{ option: 'z' }],
  'wrong-dice': [{ dice: [0, 0, 2, 1], most: 2 }],
  'wrong-target': (['side', 'self', 'tags', 'off-board'] as const).map((why) => ({ target, why })),
  'nothing-to-heal': [{ unit, what: 'damage' }, { unit, what: 'pinned' }],
  'no-such-condition': [{ condition: 'strained' }],
  'no-such-card': [{ card }],
  'no-conceding': [{}],
};

const rule = 'sp.turn.alternate' as const;
const REFUSALS = Object.entries(COMPLAINTS).flatMap(([kind, all]) => all.map((one) => ({ kind, rule, ...one }) as Cited));
const names = namesOf({ seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain: drydock });

test.each(REFUSALS.map((refusal) => [refusal.kind, refusal] as const))('a refusal %s is a sentence in both languages', (_, refusal) => {
  for (const text of [say(refusal, 'en', names), say(refusal, 'de', names)]) {
    expect(text).toMatch(/^[A-ZÄÖÜ„“0-9].*[^ .]\.$/);
    expect(text).not.toMatch(/undefined|NaN|null|object| {2}/);
  }
  expect(say(refusal, 'en', names)).not.toBe(say(refusal, 'de', names));
});

test('the numbers of a refusal stand in its sentences', () => {
  for (const refusal of REFUSALS.filter(({ kind }) => !['too-far', 'out-of-range', 'not-engaged', 'no-such-plan'].includes(kind))) {
    for (const number of Object.values(refusal).filter((value) => typeof value === 'number')) {
      for (const text of [say(refusal, 'en'), say(refusal, 'de')]) expect(`${refusal.kind}: ${text}`).toContain(String(number));
    }
  }
});

test('sentences carry names, measured lengths to a hundredth of a millimetre, and reasons', () => {
  const said = new Set(REFUSALS.flatMap((refusal) => [say(refusal, 'en', names), say(refusal, 'de', names)]));
  for (const line of [
    'The base misses the movement tool by 0.01 mm.',
    'Die Base verfehlt die Bewegungsschablone um 0,01 mm.',
    'It is 25.41 mm away; the range is 25.4 mm.',
    'Tide Hounds 1 is not engaged: it is 76.21 mm away, and the range is 76.2 mm.',
    'Der Abstand ist 25,41 mm; die Reichweite ist 25,4 mm.',
    'This costs 3 force; 1 is ready.',
    '“West slip wall” is in the way of the movement tool.',
    'Wake Runners 2 ist im Handgemenge mit Tide Hounds 1.',
    'It is not Ninefold, Hauling Engine that is asked, but Oda Lindqvist, Salvage Boss or Drift Cutters.',
    'Die Aktion Bewegung ist in dieser Aktivierung schon ausgeführt.',
    'It is not Ninefold, Hauling Engine that is asked, but a primary unit.',
    'Wake Runners 2 is engaged.',
    'The south edge cannot be chosen.',
    '“Brace” has been used 1 time in this turn, and may not be used again.',
  ]) {
    expect(said).toContain(line);
  }
});

test('an elevation is the highest of a movement, or the one of a place', () => {
  const at = { kind: 'wrong-elevation', elevation: 1, most: 0 } as const;
  expect([say({ ...at, rule: 'sp.move.advance' }, 'en'), say({ ...at, rule: 'sp.terrain.ingress-use' }, 'en')]).toEqual([
    'The end is on elevation 1; the highest that is allowed is 0.', 'The end is on elevation 1; it has to be on 0.',
  ]);
  expect([say({ ...at, rule: 'sp.move.advance' }, 'de'), say({ ...at, rule: 'sp.terrain.ingress-use' }, 'de')]).toEqual([
    'Das Ende liegt auf Ebene 1; erlaubt ist höchstens 0.', 'Das Ende liegt auf Ebene 1; es muss auf 0 liegen.',
  ]);
});

test('events and refusals that are called alike are told apart', () => {
  expect(say({ kind: 'action-taken', rule, action: 'move' }, 'en')).toBe('The move action has been taken in this activation.');
  expect(say({ kind: 'action-taken', rule, unit, action: 'move', granted: false }, 'en')).toBe('north-ninefold takes the move action.');
});

test('a refusal is explained with its rule and the rules that shaped the price', () => {
  const refusal: Cited = { kind: 'too-little-force', rule: 'sp.force.insufficient', cost: 3, force: 1, because: ['sp.ability.wound-surcharge', 'sp.force.insufficient'] };
  const { citation, because } = explainThing(refusal, 'de', names);
  expect(citation?.rule).toBe('sp.force.insufficient');
  expect(because.map(({ rule: id }) => id)).toEqual(['sp.ability.wound-surcharge']);
});

test('what the machine refuses is said in its own words and cites nothing', () => {
  const { sentence, citation } = explainThing({ kind: 'unknown-id', what: 'unit', id: 'north-x' }, 'en');
  expect(sentence).toBe('There is no unit "north-x" on this table.');
  expect(citation).toBeUndefined();
});
