import { expect, test } from 'vitest';
import type { Cited } from '../../model/refusal.js';
import { lanterns, saltRoad, strongbox } from '../../data/index.js';
import { explainThing, namesOf, say } from '../index.js';

type Complaints = { readonly [K in Cited['kind']]: readonly Omit<Extract<Cited, { readonly kind: K }>, 'kind' | 'rule'>[] };

const at = { x: 25000, y: 17000, z: 0 };
const figure = 'n1';

/** A refusal of every kind and every reason: a kind that is missing does not compile. */
const COMPLAINTS: Complaints = {
  'too-few-ap': [{ figure, cost: 4, ap: 3, because: ['hb.move.cost-escalates', 'hb.terrain.small-obstacle'] }],
  'too-many-ap': [{ allotted: 27, total: 26 }],
  'cannot-be-allotted': [{ figure, why: 'not-yours' }, { figure, why: 'not-able' }],
  'not-your-figure': [{ figure }],
  incapacitated: [{ figure }],
  done: [{ figure }],
  'off-table': [{ figure }],
  'too-many-moves': [{ figure, needed: 2, made: 2, most: 3 }],
  'too-far': [{ length: 10100, limit: 10000, because: [] }],
  'way-blocked': (['wall', 'base', 'not-enterable', 'gap', 'edge-of-table', 'level'] as const).flatMap((why) => [
    { by: 'shed', why, leg: 0 },
    { by: '', why, leg: 1 },
  ]),
  'no-standing': (['no-surface', 'not-agreed', 'overhang', 'body', 'edge-of-table'] as const).flatMap((why) => [
    { at, why, by: 'low-wall' },
    { at, why, by: '' },
  ]),
  overlaps: [{ at, figure, distance: 2400, needed: 2500 }],
  'not-at-edge': [{ along: 'ladder', where: 'start', gap: 500 }, { along: 'ladder', where: 'end', gap: 500 }],
  mounted: [{ figure, mount: 'mule' }],
  'not-mounted': [{ figure }],
  'mount-full': [{ mount: 'mule', places: 1 }],
  'no-contact': [{ with: 'lever', gap: 2500, reach: 0 }, { with: 'lever', gap: 2500, reach: 1000 }],
  'out-of-range': [{ target: 's1', distance: 37910, range: 30000 }],
  'no-sight': [{ target: 's1', by: 'shed' }, { target: 's1', by: '' }],
  'wrong-target': [{ target: 's1', why: 'own' }, { target: 's1', why: 'incapacitated' }, { target: 's1', why: 'off-table' }],
  'outside-area': [{ area: 'loft' }],
  'aimed-enough': [{ figure, aims: 3, most: 3 }],
  'has-moved': [{ figure }],
  'too-many-attacks': [{ figure, made: 1, most: 1 }],
  'no-such-action': [{ action: 'reload' }, { action: 'align' }, { action: 'other' }],
  'magazine-empty': [{ weapon: 'repeater', rounds: 0, needed: 2 }, { weapon: 'repeater', rounds: 1, needed: 2 }],
  'not-aligned': [{ weapon: 'swivel-gun', target: 's1' }],
  'item-missing': [{ figure, item: 'bandage' }],
  'nothing-heals': [{ figure }],
  'choose-one': [{ stated: 2 }],
  'used-up': [{ thing: 'lever', times: 1 }],
  'not-your-task': [{ deed: 'lever', seat: 'south' }],
  'already-rerolled': [{ roll: 'r1.n1.1' }],
  'reroll-not-now': [{ roll: 'r1.n1.1' }],
  'reroll-used': [{ skill: 'luck', by: 'n1' }, { skill: 'inspiring', by: 'south' }],
  'no-such-skill': [{ figure, skill: 'luck' }, { figure, skill: 'night-eyes' }],
  'not-own-roll': [{ figure, roller: 'n2' }],
  'whole-roll-only': [{ dice: [4], stated: [2] }],
  'too-many-cards': [{ stated: 3, most: 2 }],
  'card-not-held': [{ card: 'c9' }],
  'not-the-leader': [{ figure }],
  'step-over': [{ step: 'swaps' }, { step: 'allotments' }],
};

const names = namesOf({ scenario: strongbox, gangs: [lanterns, saltRoad] });
const rule = 'hb.move.range-normal' as const;
const REFUSALS = Object.entries(COMPLAINTS).flatMap(([kind, all]) => all.map((one) => ({ kind, rule, ...one }) as Cited));

test.each(REFUSALS.map((refusal) => [refusal.kind, refusal] as const))('a refusal %s is a sentence in both languages', (_, refusal) => {
  for (const text of [say(refusal, 'en', names), say(refusal, 'de', names)]) {
    expect(text).toMatch(/^[A-ZÄÖÜ„“0-9].*\.$/);
    expect(text).not.toMatch(/undefined|NaN|null|object/);
  }
});

test('sentences carry names and the numbers measured', () => {
  const said = new Set(REFUSALS.flatMap((refusal) => [say(refusal, 'en', names), say(refusal, 'de', names)]));
  for (const line of [
    'This costs 4 AP; Vesna has 3.',
    'This is 10.1 cm long; the range is 10 cm.',
    'Das ist 10,1 cm lang; die Reichweite ist 10 cm.',
    'Bruno ist 37,91 cm entfernt; die Reichweite ist 30 cm.',
    'The gap to Pull the lever is 2.5 cm; base contact is needed.',
    'Süd hat Inspirierend in dieser Runde schon genutzt.',
    '“Shed” stands in the way.',
  ]) {
    expect(said).toContain(line);
  }
});

test('one tick too far is seen in the sentence', () => {
  expect(say({ kind: 'too-far', rule, length: 10001, limit: 10000, because: [] }, 'en')).toBe('This is 10.001 cm long; the range is 10 cm.');
});

test('a refusal is explained with its rule and the rules that shaped the price', () => {
  const { citation, because } = explainThing({ ...(REFUSALS[0] as Cited), rule: 'hb.ap.no-overspend' }, 'en', names);
  expect(citation?.rule).toBe('hb.ap.no-overspend');
  expect(because.map(({ title }) => title)).toEqual(['Rising cost of movement', 'Small obstacles cost 1 AP more']);
});

test('what the machine refuses is said in its own words and cites nothing', () => {
  const { sentence, citation } = explainThing({ kind: 'unknown-id', what: 'figure', id: 'n9' }, 'en');
  expect(sentence).toBe('There is no figure "n9" on this table.');
  expect(citation).toBeUndefined();
});
