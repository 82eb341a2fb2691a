import { decode, isLeft, see, type Frozen } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../../game.js';
import type { State } from '../../model/state.js';
import { UnitCard, type Stance } from '../../model/unit.js';
import { prepare } from '../../prepare.js';
import { faultsOf } from '../../setup/faults.js';
import { layTable } from '../../setup/table.js';
import { askedIn, done, kinds, plainMission, sceneOf, settled, stance, tableOf, turnFrame, unitCard } from '../../testing/index.js';
import { write } from '../../write.js';
import { shuffleOrderDeck } from '../setup/order-deck.js';
import { buildSide } from './stat-card-back.js';
import { chartsOf } from './stance-charts.js';
import { drawsEarly, knowStruggle, unknownStruggles } from './mission-deck-unknown.js';
import { orderCard } from './unit-cards.js';
import { phaseFaults } from './mission-set.js';
import { playerFaults } from './two-players.js';
import { shatterpointCard } from './shatterpoint-card.js';
import { toughness } from './stat-card-front.js';
import { tokenFaults } from './tokens.js';
import { currentCards } from './updated-cards.js';
import { activeStance, isTwoSided } from './two-sided-stance.js';
import { valuesFor } from './stance-values.js';
import { unknownCards } from './hidden-deck-order.js';

const input = (changes: object = {}) => {
  const { seats, teams, missions, terrain } = tableOf();
  return { seats, teams, missions, terrain, options: {}, ...changes };
};

const without = (key: string): unknown => Object.fromEntries(Object.entries(unitCard('a')).filter(([name]) => name !== key));

describe('what a table needs', () => {
  test('[sp.info.two-players] two players, not three', () => {
    expect(isLeft(layTable(input()))).toBe(false);
    expect(layTable(input({ seats: ['north', 'south', 'west'] }))).toMatchObject({ left: expect.arrayContaining([{ path: 'seats', expected: 'two players, not 3', rule: 'sp.info.two-players' }]) });
    expect([playerFaults(2), playerFaults(1)]).toEqual([[], [{ path: 'seats', expected: 'two players, not 1', rule: 'sp.info.two-players' }]]);
  });

  test('[sp.info.mission-set] struggle cards for three phases, in each at least one', () => {
    const mission = (phases: unknown) => input({ missions: [{ ...plainMission(), phases }, plainMission()] });
    const [one, two, three] = plainMission().phases;
    const nine = [one, two, three].map((cards, i) => [1, 2, 3].map((k) => ({ ...cards?.[0], id: `s${i}-${k}` })));
    expect(isLeft(layTable(mission(nine)))).toBe(false);
    expect(layTable(mission([one, [], three]))).toMatchObject({ left: expect.arrayContaining([expect.objectContaining({ path: 'missions.0.phases.1', rule: 'sp.info.mission-set' })]) });
    expect(phaseFaults([3, 3], 'phases')).toEqual([{ path: 'phases', expected: 'three phases, not 2', rule: 'sp.info.mission-set' }]);
  });
});

describe('the cards of a unit', () => {
  test('[sp.info.unit-cards] each unit has its order card; without a stance card it is none', () => {
    expect(prepare(tableOf() as never).unitsOf['north']?.map(orderCard)).toEqual(['north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f']);
    expect(decode(UnitCard, without('stances'))).toMatchObject({ left: [{ path: 'stances' }] });
  });

  test('[sp.info.shatterpoint-card] one for each player, beside the six', () => {
    const event = shuffleOrderDeck(sceneOf(), 'south');
    expect(event.kind === 'deck-shuffled' ? Object.keys(event.deck) : []).toHaveLength(7);
    expect(shatterpointCard()).toBe('shatterpoint');
  });

  test('[sp.info.stat-card-back] name, type, era, characters, force and points', () => {
    expect(buildSide(unitCard('a', { name: 'Crew', type: 'support', characters: 2, force: 1, points: 3 }))).toEqual({
      name: 'Crew', type: 'support', eras: { from: 1, to: 1 }, characters: 2, force: 1, points: 3,
    });
    expect(decode(UnitCard, without('characters'))).toMatchObject({ left: [{ path: 'characters' }] });
  });

  test('[sp.info.stat-card-front] stamina is the damage until wounded, durability the injuries until defeated', () => {
    expect(toughness(unitCard('a', { stamina: 8, durability: 2 }))).toEqual({ wounds: 8, defeats: 2 });
  });

  test('[sp.info.stance-values] a pair for each kind of attack', () => {
    const card = stance({ melee: { attack: 6, defence: 5, chart: [] }, ranged: { attack: 4, defence: 3, range: 4, chart: [] } });
    expect([valuesFor(card, 'ranged').defence, valuesFor(card, 'melee').attack]).toEqual([3, 6]);
  });

  test('[sp.info.stance-charts] two weapons: two charts, one for defence, one tree', () => {
    expect(chartsOf(stance()).map(([at]) => at)).toEqual(['melee.chart', 'ranged.chart', 'defence']);
  });

  test('[sp.info.two-sided-stance] only the side that is up is in force', () => {
    const sides = [6, 8].map((attack): Stance => stance({ name: `side ${attack}`, melee: { attack, defence: 4, chart: [] } }));
    const at = (side: number): State => sceneOf({ cards: { 'north-a': { stances: sides } }, units: { 'north-a': { stance: side } } });
    const values = [0, 1].map((side) => {
      const state = at(side);
      return activeStance(state, prepare(state.table).units['north-a'] as never).melee.attack;
    });
    expect(values).toEqual([6, 8]);
    expect([isTwoSided({ card: unitCard('a') }), isTwoSided({ card: unitCard('a', { stances: sides }) })]).toEqual([false, true]);
  });

  test.each([
    { says: 'a newer one behind', cards: [['Crew', 1], ['Crew', 2]], then: [1] },
    { says: 'a newer one before', cards: [['Crew', 2], ['Crew', 1]], then: [0] },
    { says: 'the same one twice', cards: [['Crew', 1], ['Crew', 1]], then: [0] },
    { says: 'the name in capitals and with other spaces', cards: [['A  crew', 1], ['A CREW', 2]], then: [1] },
    { says: 'two names', cards: [['Crew', 1], ['Crew, old', 2]], then: [0, 1] },
    { says: 'none', cards: [], then: [] },
  ] as const)('[sp.info.updated-cards] of a library, $says: $then count', ({ cards, then }) => {
    const library = cards.map(([name, version], place) => ({ card: { name }, version, place }));
    expect(currentCards(library).map(({ place }) => place)).toEqual(then);
  });
});

describe('[sp.info.tokens]', () => {
  const faulty = (unit: object): readonly string[] => faultsOf(sceneOf({ units: { 'north-a': unit }, sides: { north: { deck: cards('north') }, south: { deck: cards('south') } } })).map(({ path }) => path);
  const cards = (seat: string) => Object.fromEntries([...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`${seat}-${letter}`, 1]), ['shatterpoint', 1]]);

  test('[sp.info.tokens] one struggle token; damage, injuries and hunker tokens are counts, conditions a set', () => {
    const { play } = sceneOf();
    expect([typeof play.struggle.token, typeof play.units['north-a']?.damage, play.units['north-a']?.conditions]).toEqual(['number', 'number', []]);
    expect(faulty({ damage: 3, conditions: ['pinned', 'exposed'], hunker: 2 })).toEqual([]);
    expect(faulty({ conditions: ['pinned', 'pinned'] })).toEqual(['play.units.north-a.conditions.1']);
  });

  test('[sp.info.tokens] a wounded token is one: it turns to injured, and needs the damage that has made it', () => {
    expect(faulty({ wounded: 1, damage: 8 })).toEqual([]);
    expect(faulty({ wounded: 1, damage: 7 })).toEqual(['play.units.north-a.damage']);
    expect(faulty({ wounded: 0, damage: 8 })).toEqual(['play.units.north-a.damage']);
    const { play: { units } } = sceneOf();
    const why = (wounded: 0 | 1, damage: number) => tokenFaults({ ...units['north-a']!, wounded, damage }, 8, 'unit');
    const fault = (expected: string) => [{ path: 'unit.damage', expected, rule: 'sp.damage.wounded' }];
    expect([why(1, 7), why(0, 8), why(0, 7)]).toEqual([fault('at least 8 on a wounded unit'), fault('less than 8, else the unit is wounded'), []]);
    const play = structuredClone(sceneOf({ units: { 'north-a': { wounded: 1, damage: 8 } } }).play);
    write(play as never, { kind: 'unit-recovered', rule: 'sp.damage.injured', unit: 'north-a' } as never);
    expect(play.units['north-a']).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
  });
});

describe('what is hidden', () => {
  const deck = { 'south-a': 1, 'south-b': 1, shatterpoint: 1 };

  test('[sp.info.hidden-deck-order] which cards are left all can see, their order nobody; everything else lies open', () => {
    const side = { deck, reserve: ['south-c'], force: 2, pool: 6 };
    const state = sceneOf({ sides: { south: side }, units: { 'south-d': { damage: 2, conditions: ['exposed'] } } });
    expect(see(shatterpoint, state, 'north').play).toMatchObject({ sides: { south: { ...side, top: [] } }, units: { 'south-d': { damage: 2, conditions: ['exposed'] } } });
    expect(unknownCards({ deck })).toEqual(deck);
  });

  const three = plainMission().phases.map((cards, i) => ['a', 'b', 'c'].map((letter) => ({ ...cards[0], id: `s${i + 1}${letter}` })));
  const laying = (option: 'known' | 'unknown-until-revealed') => {
    const start = sceneOf({ mission: { phases: three as never }, options: { 'info.missionDeck': option }, agenda: [{ kind: 'setup', step: 5, rolled: [], lead: '', set: [] }], play: { turn: 0, struggle: { token: 0, decks: [[], [], []], phase: 0, card: '', plan: 0, winner: [] } } });
    return settled(start);
  };

  test('[sp.info.mission-deck-unknown] by default nobody knows which struggle card lies there; a draw says it when it is revealed', () => {
    const state = laying('unknown-until-revealed');
    expect(drawsEarly(state)).toBe(false);
    expect(see(shatterpoint, state, 'north').play.struggle.decks).toEqual([['s1a', 's1b', 's1c'], ['s2a', 's2b', 's2c'], ['s3a', 's3b', 's3c']]);
    const turn: Frozen<State['play']> = { ...state.play, agenda: [turnFrame('north', 'north-a', { step: 11 }), { kind: 'struggle', chooser: 'south', card: '' }], struggle: { ...state.play.struggle, phase: 1, decks: [[], ...state.play.struggle.decks.slice(1)] } };
    expect(askedIn(settled({ ...state, play: turn }))).toMatchObject({ kind: 'draw', label: 'struggle.1', from: { s2a: 1, s2b: 1, s2c: 1 } });
    // What chance has named then is revealed at once: nothing is laid anew.
    expect(kinds(done({ ...state, play: turn }, { kind: 'draw', card: 's2b' }).events).slice(0, 2)).toEqual(['card-drawn', 'struggle-revealed']);
    expect([unknownStruggles(sceneOf()), knowStruggle(sceneOf(), 's2')]).toEqual([{ cards: [], phase: -1 }, []]);
  });

  test('[sp.info.mission-deck-unknown] with "known" the three cards are drawn during the setup, for all to see', () => {
    const state = laying('known');
    expect(askedIn(state)).toMatchObject({ kind: 'draw', label: 'struggle.0', from: { s1a: 1, s1b: 1, s1c: 1 } });
    const { state: next } = done(state, { kind: 'draw', card: 's1b' }, { kind: 'draw', card: 's2c' }, { kind: 'draw', card: 's3a' });
    expect([next.play.struggle.decks, askedIn(next).for]).toEqual([[['s1b'], ['s2c'], ['s3a']], 'deploy']);
  });
});
