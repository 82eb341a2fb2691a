import { expect, test } from 'vitest';
import type { Event, EventOf } from '../../model/event.js';
import { explainThing, say, tell } from '../index.js';

type Facts = { readonly [K in Event['kind']]: readonly Omit<EventOf<K>, 'kind' | 'rule'>[] };

const at = { x: 25000, y: 17000, z: 4500 };
const who = { figure: 'n1' };
const counts = [[2, 0, 1, 0, 0, 1]];

/** A fact of every kind and every turn that its sentence takes: a kind that is missing does not compile. */
const FACTS: Facts = {
  'round-started': [{ round: 1, first: 'north' }],
  'step-begun': [
    { step: 'deal', waiting: [], next: 'north' },
    { step: 'recovery', waiting: [], next: 'north' },
    { step: 'recovery', waiting: ['n1', 's1', 's2'], next: 'north' },
    { step: 'swaps', waiting: [], next: 'north' },
    { step: 'swaps', waiting: ['n1'], next: 'north' },
    { step: 'allotments', waiting: ['north', 'south'], next: 'north' },
    { step: 'turns', waiting: [], next: 'south' },
  ],
  'waiting-done': [{ who: 'n1' }, { who: 'south' }],
  'turn-given': [{ seat: 'south' }],
  'side-passed': [{ seat: 'red' }],
  'round-ended': [{ round: 2, keep: true }, { round: 2, keep: false }],
  'match-ended': [{ round: 6, why: 'last-round' }, { round: 3, why: 'no-able-figure' }, { round: 3, why: 'scenario' }],
  'ap-allotted': [{ seat: 'north', ap: { n1: 6, n2: 6 }, pool: 0 }, { seat: 'north', ap: {}, pool: 12 }, { seat: 'north', ap: {}, pool: 0 }],
  'ap-spent': [{ ...who, ap: 2, from: 'figure', seat: 'north', because: ['hb.move.cost-escalates', 'hb.terrain.small-obstacle'] }, { ...who, ap: 2, from: 'pool', seat: 'north', because: [] }],
  'figure-done': [{ ...who, lost: 0 }, { ...who, lost: 1 }],
  'figure-moved': [
    { ...who, how: 'walk', to: at, length: 9000, actions: 1, mount: [] },
    { ...who, how: 'ride', to: at, length: 20000, actions: 1, mount: ['mule'] },
    { ...who, how: 'jump', to: at, length: 7500, actions: 1, mount: [] },
    { ...who, how: 'climb', to: at, length: 8000, actions: 2, mount: [] },
  ],
  'aim-lost': [who],
  'figure-mounted': [{ ...who, mount: 'mule', at }],
  'figure-dismounted': [{ ...who, mount: 'mule', to: at }],
  'figure-aimed': [{ ...who, aims: 1 }, { ...who, aims: 3 }],
  'attack-begun': [
    { attacker: 'n1', target: 's1', means: { kind: 'melee' }, cover: false, volleys: [[4]], clearsAim: false },
    { attacker: 'n2', target: 's1', means: { kind: 'weapon', weapon: 'repeater' }, cover: true, volleys: [[6], [3]], clearsAim: true },
    { attacker: 's3', target: 'n1', means: { kind: 'heavy-weapon', weapon: 'swivel-gun' }, cover: false, volleys: [[5]], clearsAim: true },
  ],
  'rounds-spent': [{ ...who, weapon: 'repeater', rounds: 2 }],
  'weapon-reloaded': [{ ...who, weapon: 'repeater', rounds: 1 }],
  'gun-aligned': [{ ...who, weapon: 'swivel-gun', target: 's1' }],
  'gun-released': [{ weapon: 'swivel-gun' }],
  'shot-settled': [{ attacker: 'n1', target: 's1', shot: 0, attack: 3, defence: 1, lost: 2 }, { attacker: 'n1', target: 's1', shot: 0, attack: 0, defence: 1, lost: 0 }],
  'volley-done': [{}],
  'shots-lapsed': [{ attacker: 'n1', target: 's1' }],
  'attack-ended': [{ attacker: 'n1', target: 's1' }],
  'roll-called': (['ranged-attack', 'dodge', 'melee-attack', 'defence', 'treatment', 'deed', 'recovery'] as const).map((purpose, i) => ({
    ...who, purpose, label: 'r1.n1.1', dice: i === 0 ? [2, 2] : [i], because: ['hb.combat.values', 'hb.skill.brawler'] as const,
  })),
  'dice-rolled': [{ ...who, counts, offers: ['luck'] }, { ...who, counts: [[0, 0, 0, 0, 0, 0]], offers: [] }],
  'reroll-offered': [{ skill: 'luck', seat: 'north' }, { skill: 'inspiring', seat: 'south' }],
  'offer-passed': [{ skill: 'luck', seat: 'north' }],
  'roll-repeated': [{ ...who, skill: 'luck', seat: 'north', roller: 'n1' }, { figure: 's3', skill: 'inspiring', seat: 'south', roller: 's1' }],
  'dice-rerolled': [{ ...who, counts }],
  'roll-settled': [{ ...who, purpose: 'dodge', counts, successes: [1] }, { ...who, purpose: 'dodge', counts, successes: [0] }, { ...who, purpose: 'dodge', counts, successes: [2, 1] }],
  'life-lost': [{ ...who, lost: 1 }],
  'life-regained': [{ ...who, healed: 2 }],
  'figure-incapacitated': [who],
  'figure-recovered': [who],
  'recovery-begun': [who],
  'recovery-failed': [who],
  'treatment-begun': [{ medic: 'n3', patient: 'n1', item: [], heals: 2 }, { medic: 's1', patient: 's1', item: ['bandage'], heals: 1 }],
  'treatment-failed': [{ medic: 'n3', patient: 'n1' }],
  'treatment-ended': [{ medic: 'n3', patient: 'n1' }],
  'item-spent': [{ ...who, item: 'bandage' }],
  'deed-begun': [{ ...who, deed: 'lever' }],
  'deed-done': [{ ...who, deed: 'lever' }],
  'deed-failed': [{ ...who, deed: 'lever' }],
  'deed-ended': [{ ...who, deed: 'lever' }],
  'area-searched': [{ ...who, area: 'loft' }],
  noted: [{ ...who, text: 'The sluice gate falls shut.' }],
  'item-gained': [{ ...who, item: { kind: 'thing', id: 'strongbox', name: 'Strongbox' } }],
  'points-scored': [{ seat: 'north', points: 1 }],
  'table-left': [who],
  'winner-named': [{ seat: 'north' }],
  'cards-due': [{ seat: 'north', cards: 3 }],
  'card-drawn': [{ seat: 'north', card: 'c1' }],
  'cards-discarded': [{ seat: 'north', cards: ['c1', 'c2'] }],
  'swap-declined': [{ seat: 'north', leader: 'n1' }],
  'pile-renewed': [{ seat: 'north', pile: { c1: 1, c2: 2 } }],
  'drawing-ended': [{ seat: 'north' }],
};

const rule = 'hb.round.turns' as const;
const EVENTS = Object.entries(FACTS).flatMap(([kind, facts]) => facts.map((fact) => ({ kind, rule, ...fact }) as Event));
const sentence = (event: Event): readonly [string, string] => [say(event, 'en'), say(event, 'de')];

test.each(EVENTS.map((event) => [event.kind, event] as const))('an event %s is a sentence in both languages', (_, event) => {
  for (const text of sentence(event)) {
    expect(text).toMatch(/[.!”“]$/);
    expect(text).not.toMatch(/undefined|NaN|null|object/);
  }
});

test.each(EVENTS.map((event) => [event.kind, event] as const))('an event %s is told in a few words', (kind, event) => {
  expect(tell.event(event)).not.toMatch(/undefined|NaN|\[object/);
  if (kind !== 'volley-done') expect(tell.event(event)).not.toBe('');
});

test('sentences carry the numbers, with their units', () => {
  const said = new Set(EVENTS.flatMap(sentence));
  for (const line of [
    'n1 walks 9 cm.',
    'n1 geht 9 cm.',
    'n1 springt 7,5 cm.',
    'n1 climbs 8 cm in 2 movement actions.',
    'The dice of n1 show 1 1 3 6.',
    'n1 würfelt 2 + 2 W6 für den Fernkampfangriff.',
    '3 successes against 1: s1 loses 2 life points.',
    'Süd ist am Zug.',
    'Red passes for the rest of the round.',
  ]) {
    expect(said).toContain(line);
  }
});

test('what others draw is told without the card', () => {
  const seen = { kind: 'card-drawn', rule, seat: 'south' } as const;
  expect(say(seen, 'en')).toBe('South draws a card.');
  expect(say(seen, 'de')).toBe('Süd zieht eine Karte.');
});

test('an event is explained with its rule and the rules that shaped its number', () => {
  const paid = EVENTS.find(({ kind }) => kind === 'ap-spent');
  const { sentence: text, citation, because } = explainThing({ ...paid, rule: 'hb.move.cost-escalates' } as Event, 'de', () => 'Vesna');
  expect(text).toBe('Vesna zahlt 2 AP.');
  expect(citation).toMatchObject({ document: 'Aktionen', place: 'Bewegung', rule: 'hb.move.cost-escalates' });
  expect(because.map(({ rule: id }) => id)).toEqual(['hb.terrain.small-obstacle']);
});
