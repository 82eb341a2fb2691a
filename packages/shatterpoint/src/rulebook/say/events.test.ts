import { expect, test } from 'vitest';
import { driftSalvage, drydock, moonWardens, threeBeacons } from '../../data/index.js';
import type { Event, EventOf } from '../../model/event.js';
import type { Frame, FrameOf } from '../../model/frame.js';
import { Moment } from '../../model/trigger.js';
import { explainThing, namesOf, say, tell } from '../index.js';

type Facts = { readonly [K in Event['kind']]: readonly Omit<EventOf<K>, 'kind' | 'rule'>[] };
type Frames = { readonly [K in Frame['kind']]: readonly Partial<Omit<FrameOf<K>, 'kind'>>[] };

const unit = 'north-ninefold';
const character = 'north-wake-runners-2';
const enemy = 'south-tide-hounds-1';
const seat = 'north';
const card = 'north-oda-lindqvist';
const to = { x: 45_720, y: 12_345, on: 'board' };
const up = { x: 20_320, y: 45_701, on: 'west-deck' };
const heal = { do: 'heal', n: 1, to: 'self' } as const;

/** What the sentence of a frame takes, for every kind of frame. */
const FRAMES: Frames = {
  setup: [{}],
  turn: [{ seat }],
  deck: [{ seat }],
  draw: [{ seat, pile: 'deck' }, { seat, pile: 'struggle' }],
  roll: [
    { seat, purpose: 'first-player', pools: [{ die: 'attack', dice: 5 }] },
    { seat, purpose: 'attack', pools: [{ die: 'attack', dice: 7 }, { die: 'defence', dice: 1 }] },
    { seat, purpose: 'reroll', pools: [{ die: 'attack', dice: 1 }] },
    { seat, purpose: 'priority', pools: [{ die: 'defence', dice: 1 }] },
  ],
  deed: (['move', 'combat', 'focus', 'recover', 'take-cover'] as const).map((action) => ({ unit, action })),
  move: [{ character, how: ['advance', 'climb'] }, { character, how: ['dash', 'jump', 'reposition'] }],
  rest: [{ character }],
  displace: [{ character, how: 'push', range: 1, may: false }, { character, how: 'pull', range: 2, may: true }, { character, how: 'place', range: 3, may: true }],
  heal: [{ character }],
  recover: [{ unit }],
  window: Object.keys(Moment.keys).map((at, i) => ({ at: at as Moment, about: i % 2 === 0 ? character : '' })),
  effects: [
    { from: 'ability', ability: 'plot-the-course', list: [heal, heal] },
    ...(['tree', 'chart', 'tactics', 'mission', 'ability'] as const).map((from) => ({ from, ability: '', list: [heal] })),
  ],
  free: [{ unit }],
  strike: [{ character, type: 'any', dice: 0 }, { character, type: 'melee', dice: 4 }, { character, type: 'ranged', dice: 1 }],
  attack: [{ attacker: character, defender: enemy, type: 'ranged' }, { attacker: character, defender: enemy, type: 'melee' }],
  struggle: [{ chooser: seat }],
};
const BEGUN = Object.entries(FRAMES).flatMap(([kind, all]) => all.map((frame) => ({ kind, ...frame }) as Frame));

/** A fact of every kind and every turn that its sentence takes: a kind that is missing does not compile. */
const FACTS: Facts = {
  begun: BEGUN.map((frame) => ({ frame })),
  done: Object.keys(FRAMES).map((frame) => ({ frame: frame as Frame['kind'] })),
  'step-reached': [{ step: 5 }],
  'moment-told': [{ told: 2 }],
  'dice-rolled': [{ label: 'attack', counts: [[1, 3, 0, 2], [1, 2, 1]] }, { label: 'attack', counts: [[0, 0, 0, 0]] }],
  'first-player-named': [{ seat }],
  'edge-taken': (['north', 'east', 'south', 'west'] as const).map((edge) => ({ seat, edge })),
  'mission-chosen': [{ mission: 0 }],
  'objectives-placed': [{ objectives: { 'north-mid': to, 'middle-west': up } }, { objectives: { 'north-mid': to } }],
  'struggle-deck-laid': [{ decks: [['dusk-a', 'dusk-b'], ['night-a'], ['dawn-a']] }],
  'deck-shuffled': [{ seat, deck: { [card]: 1, shatterpoint: 1 } }],
  'force-taken': [{ seat, force: 8, pool: 8 }],
  'tracker-set': [{}],
  deployed: [{ character, to }, { character, to: up }],
  'stance-set': [{ unit: card, stance: 1, flip: true }, { unit: 'north-nobody', stance: 0, flip: false }],
  'turn-begun': [{ turn: 3, seat }],
  'card-drawn': [{ seat, card }],
  'card-revealed': [{ seat, card }, { seat, card: 'shatterpoint' }],
  'card-used': [{ seat, card }],
  'card-removed': [{ seat, card, from: 'revealed' }, { seat, card, from: 'reserve' }],
  'card-reserved': [{ seat, card }],
  'reserve-taken': [{ seat, card }],
  'card-shuffled-in': [{ seat, card: 'shatterpoint' }],
  'card-moved': (['top', 'bottom', 'shuffle'] as const).map((where) => ({ seat, card, to: where })),
  'deck-refreshed': [{ seat, deck: { [card]: 1, shatterpoint: 2 } }],
  'force-spent': [{ seat, force: 2, because: ['sp.ability.wound-surcharge'] }],
  'force-readied': [{ seat, force: 1 }],
  'unit-activated': [{ unit }],
  'unit-recovered': [{ unit }],
  'action-taken': [{ unit, action: 'take-cover', granted: false }, { unit, action: 'move', granted: true }],
  'deed-left': [{ character }],
  focused: [{ character }],
  'focus-lost': [{ character }],
  'activation-cut': [{ unit }],
  'activation-ended': [{ unit }],
  'ability-used': [{ unit, ability: 'vent-heat', seat, free: false, action: false }, { unit, ability: 'swing-the-boom', seat, free: true, action: true }],
  'ability-resolved': [{ unit, ability: 'vent-heat' }],
  moved: [
    ...(['advance', 'dash', 'climb', 'jump', 'reposition'] as const).map((how) => ({ character, how, to, through: [] })),
    { character, how: 'advance', to: up, through: ['west-ladder-foot', 'west-ladder-head'] },
  ],
  stayed: [{ character }],
  displaced: [{ character, how: 'push', to, stopped: '' }, { character, how: 'pull', to: up, stopped: 'west-loft' }, { character, how: 'place', to, stopped: '' }],
  'displacement-declined': [{ character }],
  'pools-built': [{ attack: 7, defence: 1, because: [] }],
  'expertise-barred': [{ roll: 'attack' }, { roll: 'defence' }],
  'dice-turned': [{ roll: 'attack', from: 'failure', into: 'strike', n: 1 }, { roll: 'defence', from: 'expertise', into: 'block', n: 2 }],
  'dice-added': [{ roll: 'attack', face: 'critical', n: 1 }, { roll: 'defence', face: 'block', n: 2 }],
  'dice-picked-up': [{ roll: 'attack', dice: [0, 0, 1, 2] }],
  'pool-changed': [{ roll: 'defence', n: 2 }, { roll: 'attack', n: -2 }],
  'chart-applied': [{ roll: 'attack', expertise: 2, attack: [2, 3, 2, 0], defence: [1, 1, 1], damage: 1, later: [heal] }],
  'result-determined': [{ successes: 1, cancelled: 2 }, { successes: 3, cancelled: 1 }],
  'option-taken': [{ option: 'c' }],
  'successes-lost': [{ successes: 1 }, { successes: 2 }],
  'damage-pooled': [{ damage: 2 }, { damage: -1 }],
  'shove-shrugged-off': [{ character }],
  'effect-due': [{ times: 0, mark: [] }, { times: 1, mark: [] }, { times: 3, mark: [] }],
  'target-chosen': [{ character }],
  spoken: [{ by: 'north-ninefold/brace', seat, reactive: true, within: -1 }, { by: 'north-oda-lindqvist/finders-keepers', seat, reactive: false, within: 1 }],
  'window-passed': [{ seat }],
  'rule-applied': [{ place: 0, name: 'The Keepers’ Call', within: -1 }],
  'strain-applied': [{ unit }],
  'damage-suffered': [{ unit, damage: 3, lost: 0 }, { unit, damage: 1, lost: 1 }, { unit, damage: 1, lost: 4 }],
  healed: [{ unit, damage: 1 }],
  'unit-wounded': [{ unit }],
  'unit-defeated': [{ unit }],
  'condition-gained': (['disarmed', 'exposed', 'pinned', 'strained'] as const).map((condition) => ({ unit, condition })),
  'condition-lost': (['disarmed', 'exposed', 'pinned', 'strained'] as const).map((condition) => ({ unit, condition })),
  'hunker-gained': [{ unit, n: 1 }],
  'hunker-lost': [{ unit, n: 2 }],
  'control-changed': [{ objective: 'north-mid', seat }],
  'priority-named': [{ objective: 'north-mid' }],
  'token-moved': [{ from: 1, to: -2 }],
  'momentum-gained': [{ seat, space: -7 }, { seat: 'south', space: 7 }],
  'momentum-lost': [{ seat, n: 1, gaps: [] }],
  'struggle-won': [{ seat }],
  'struggle-card-taken': [{ seat, card: 'dusk-a' }],
  'struggle-revealed': [{ card: 'dusk-a', phase: 1 }],
  'plan-set': [{ plan: 0, active: [{ objective: 'north-mid', symbol: 'block' }, { objective: 'middle-mid', symbol: 'none' }] }],
  'match-ended': [
    ...(['struggles', 'conceded', 'no-units', 'time'] as const).map((why) => ({ seat, why })),
    { seat: '', why: 'time' },
  ],
  'grant-lapsed': [{ character }],
  'attack-declared': [{ attacker: character, defender: enemy, type: 'melee' }, { attacker: character, defender: enemy, type: 'ranged' }],
};

const rule = 'sp.turn.alternate' as const;
const EVENTS = Object.entries(FACTS).flatMap(([kind, facts]) => facts.map((fact) => ({ kind, rule, ...fact }) as Event));
const names = namesOf({ seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain: drydock });

test.each(EVENTS.map((event) => [event.kind, event] as const))('an event %s is a sentence in both languages, and told', (_, event) => {
  for (const text of [say(event, 'en', names), say(event, 'de', names), say(event, 'en'), say(event, 'de')]) {
    expect(text).toMatch(/^[^ ].*[^ .]\.$/);
    expect(text).not.toMatch(/undefined|NaN|null|\[object|\$|\(\)| {2}/);
  }
  expect(say(event, 'en', names)).not.toBe(say(event, 'de', names));
  expect(tell.event(event)).not.toMatch(/undefined|NaN|\[object/);
  expect(tell.event(event)).not.toBe('');
});

test('the numbers of an event stand in its sentences and in the story', () => {
  const numbers = (value: unknown): readonly string[] => (typeof value === 'number' ? [String(Math.abs(value))] : []);
  for (const event of EVENTS.filter(({ kind }) => !['stance-set', 'mission-chosen', 'plan-set', 'effect-due', 'spoken', 'rule-applied', 'begun'].includes(kind))) {
    for (const number of Object.entries(event).flatMap(([key, value]) => (key === 'lost' && value === 0 ? [] : numbers(value)))) {
      for (const text of [say(event, 'en'), say(event, 'de'), tell.event(event)]) expect(`${event.kind}: ${text}`).toContain(number);
    }
  }
});

test('sentences carry names, numbers and units', () => {
  const said = new Set(EVENTS.flatMap((event) => [say(event, 'en', names), say(event, 'de', names)]));
  for (const line of [
    'Wake Runners 2 advances to (457.2 | 123.45).',
    'Wake Runners 2 läuft nach (457,2 | 123,45).',
    'Wake Runners 2 is pulled to (203.2 | 457.01) on “West crane tower” and stopped there by “West crane tower”.',
    'The dice show 1 critical, 3 strikes, 2 failures against 1 block, 2 expertise, 1 failure.',
    'Die Würfel zeigen 1 Kritisch, 3 Treffer, 2 Fehlschläge gegen 1 Abwehr, 2 Kompetenz, 1 Fehlschlag.',
    'The dice show nothing.',
    'North rolls 7 attack dice and 1 defence die for the attack.',
    'North reveals the Shatterpoint card.',
    'Nord deckt „Oda Lindqvist, Salvage Boss“ auf.',
    'Oda Lindqvist, Salvage Boss changes to the stance “Down the Ramp”.',
    'north-nobody beginnt mit dem Kampfstil Seite 1.',
    'Ninefold, Hauling Engine suffers 1 damage; 4 more are lost.',
    'Ninefold, Hauling Engine ist angeschlagen.',
    'The pool of the attack roll changes by -2.',
    'North: “Brace” takes effect at this moment.',
    'By plan 1, active are “north-mid” and “middle-mid”.',
    'Struggle 1 is revealed: “Dusk: Four Corners”.',
    'The match ends in a draw when its time is up.',
    'Wake Runners 2 may be pulled by range 2.',
    'Wake Runners 2 darf eine Bewegung machen: Laufen oder Klettern.',
  ]) {
    expect(said).toContain(line);
  }
});

test('where both sides bring the same unit, its name says whose it is', () => {
  const both = namesOf({ seats: ['north', 'south'], teams: [driftSalvage, driftSalvage], missions: [threeBeacons, threeBeacons], terrain: drydock });
  expect([both('north-ninefold'), both('south-ninefold-1'), both('south-wake-runners-3'), both('nobody')]).toEqual([
    'Ninefold, Hauling Engine (North)', 'Ninefold, Hauling Engine (South)', 'Wake Runners (South) 3', 'nobody',
  ]);
  expect([both('north-ruta-velasco-fair-wind'), both('dusk-b'), both('west-loft'), both('catwalk')]).toEqual(['Fair Wind', 'Dusk: The Long Stair', 'West crane tower', 'Catwalk']);
});

test('an event is explained with its rule and the rules that shaped its number', () => {
  const paid = EVENTS.find(({ kind }) => kind === 'force-spent');
  const { sentence, citation, because } = explainThing({ ...paid, rule: 'sp.force.spend' } as Event, 'en', names);
  expect(sentence).toBe('North spends 2 force.');
  expect(citation).toMatchObject({ document: 'Core Rules', rule: 'sp.force.spend' });
  expect(because.map(({ rule: id }) => id)).toEqual(['sp.ability.wound-surcharge']);
});
