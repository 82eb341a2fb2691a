import { outcomes, see, the } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../model/effect.js';
import type { DeckFrame } from '../../model/frame.js';
import type { SidePlay } from '../../model/play.js';
import type { State } from '../../model/state.js';
import { shatterpoint } from '../../game.js';
import { askedIn, done, kinds, refusalOf, sceneOf, settled, tableOf, turnFrame, type Answer, type Scene } from '../../testing/index.js';
import { shuffleOrderDeck } from '../setup/order-deck.js';
import { defeat } from '../damage/defeated.js';
import { refreshAtEnd, refreshDeck } from './refresh.js';
import { mustTakeReserve } from './reserve.js';
import { tacticsOfSeveral } from './battle-tactics.js';

type Side = Partial<SidePlay>;

const deckFrame = (changes: Partial<DeckFrame> = {}): DeckFrame => ({ kind: 'deck', seat: 'north', card: '', revealed: 0, how: '', ...changes });

/** Step 2 of a turn of north, whose cards lie so. */
const step2 = (north: Side, { frame = {}, turn = {}, ...changes }: Scene & { readonly frame?: Partial<DeckFrame>; readonly turn?: object } = {}): State =>
  sceneOf({
    ...changes,
    at: { 'north-a-1': [100, 100], 'north-b-1': [200, 100], ...changes.at },
    agenda: [turnFrame('north', '', { step: 2, activated: '', told: true, ...turn }), deckFrame(frame)],
    sides: { north, ...changes.sides },
  });

const all = (...cards: string[]): Record<string, number> => Object.fromEntries(cards.map((card) => [card, 1]));
const draw = (card: string): Answer => ({ kind: 'draw', card });
const activate = (unit: string): Answer => ({ kind: 'activate', unit });
const RESERVE: Answer = { kind: 'reserve' };
const CYCLE: Answer = { kind: 'cycle' };
const REVEAL: Answer = { kind: 'reveal' };
const TAKE: Answer = { kind: 'take-reserve' };

const north = (state: State) => the(state.play.sides, 'north');
const activated = (state: State): string => (state.play.agenda[0]?.kind === 'turn' ? state.play.agenda[0].activated : '');
const dead = (...units: string[]) => Object.fromEntries(units.map((unit) => [unit, { defeated: true }]));
const tactics = (id: string, effects: Effect[] = [{ do: 'force', how: 'spend', side: 'own', n: 1 }]) => ({ tactics: [{ id, name: id, effects }] });

describe('the deck or the reserve', () => {
  test('[sp.deck.reveal-or-reserve] with cards in both, the reserve may be used: its unit acts and the deck stays as it is', () => {
    const deck = all('north-b', 'north-c', 'north-d', 'shatterpoint');
    const start = step2({ deck, reserve: ['north-a'] });
    expect(askedIn(settled(start))).toMatchObject({ for: 'order', reserve: ['north-a'], cards: 4 });
    const { state } = done(start, TAKE);
    expect([activated(state), north(state).deck, north(state).reserve, north(state).used]).toEqual(['north-a', deck, [], ['north-a']]);
  });

  test('[sp.deck.reveal-or-reserve] that is asked once: after a card of a defeated unit the next one is revealed', () => {
    const { state } = done(step2({ deck: all('north-d', 'north-b', 'north-c'), reserve: ['north-a'] }, { units: dead('north-d') }), REVEAL, draw('north-d'));
    expect(askedIn(state)).toMatchObject({ kind: 'draw', from: all('north-b', 'north-c') });
  });

  test.each([
    { says: 'its own card', card: 'north-b', unit: 'north-b', rule: 'sp.turn.activate-matching' },
    { says: 'the Shatterpoint card', card: 'shatterpoint', unit: 'north-b', rule: 'sp.deck.shatterpoint-any-unit' },
  ])('[sp.deck.reveal-or-reserve] a unit is activated by $says under the rule of that card', ({ card, unit, rule }) => {
    const { events } = done(step2({ deck: all('north-b', 'north-c', 'shatterpoint') }), draw(card), activate(unit));
    expect(events.find(({ kind }) => kind === 'unit-activated')).toEqual({ kind: 'unit-activated', rule, unit });
  });

  test('[sp.deck.reveal-or-reserve] an empty reserve cannot be used', () => {
    const { state } = done(step2({ deck: all('north-a', 'north-b') }), draw('north-a'));
    expect(refusalOf(state, TAKE)).toMatchObject({ kind: 'reserve-empty', rule: 'sp.deck.reveal-or-reserve' });
  });

  test('[sp.deck.reserve-forced] (SP-25, 62) with an empty deck the reserve must be used, and nothing is refreshed now', () => {
    const { state } = { state: settled(step2({ deck: {}, reserve: ['north-a'], force: 1 })) };
    expect([activated(state), north(state).force, north(state).deck]).toEqual(['north-a', 1, {}]);
  });

  test('[sp.deck.reserve-forced] also where the table would rather refresh a deck that runs out', () => {
    const state = settled(step2({ deck: {}, reserve: ['north-a'], force: 1 }, { options: { 'deck.emptyMidReveal': 'refresh' } }));
    expect([activated(state), north(state).force, north(state).deck]).toEqual(['north-a', 1, {}]);
  });

  test('[sp.deck.reserve-forced] with one card in the deck either will do', () => {
    const start = step2({ deck: all('north-b'), reserve: ['north-a'] });
    expect(mustTakeReserve(start, deckFrame())).toBe(false);
    expect(activated(done(start, TAKE).state)).toBe('north-a');
    expect(activated(done(start, REVEAL, activate('north-b')).state)).toBe('north-b');
  });

  test('[sp.deck.used-cards] the card of an activated unit is used, for all to see, and not drawn again before the refresh', () => {
    const deck = all('north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f', 'shatterpoint');
    const { state } = done(step2({ deck }), draw('north-a'), activate('north-a'));
    expect([north(state).used, Object.keys(north(state).deck)]).toEqual([['north-a'], Object.keys(deck).slice(1)]);
    expect(see(shatterpoint, state, 'south')).toMatchObject({ play: { sides: { north: { used: ['north-a'] } } } });
  });

  test('[sp.deck.used-cards] a unit that the Shatterpoint card activates leaves its own card where it is', () => {
    const { state } = done(step2({ deck: all('north-a', 'north-b', 'shatterpoint') }), draw('shatterpoint'), activate('north-a'));
    expect([activated(state), north(state).deck, north(state).used]).toEqual(['north-a', all('north-a', 'north-b'), ['shatterpoint']]);
  });

  test('another unit than that of the card cannot be activated', () => {
    const { state } = done(step2({ deck: all('north-a', 'north-b') }), draw('north-a'));
    expect(refusalOf(state, activate('north-b'))).toMatchObject({ kind: 'not-the-unit', rule: 'sp.turn.activate-matching', wanted: ['north-a'] });
    expect(refusalOf(state, activate('north-x'))).toMatchObject({ kind: 'unknown-id' });
    expect(refusalOf(state, CYCLE)).toMatchObject({ kind: 'no-cycle', rule: 'sp.deck.shatterpoint-cycle' });
    expect(refusalOf(state, REVEAL)).toMatchObject({ kind: 'not-asked' });
    expect(refusalOf(step2({ deck: all('north-b'), reserve: ['north-a'] }), RESERVE)).toMatchObject({ kind: 'not-asked' });
  });
});

describe('cards of defeated units', () => {
  test('[sp.deck.defeated-card-out] such a card leaves the game, and the next is revealed in the same turn', () => {
    const { state, events } = done(step2({ deck: all('north-d', 'north-a', 'north-b') }, { units: dead('north-d') }), draw('north-d'), draw('north-a'));
    expect(kinds(events)).toContain('card-removed');
    expect([askedIn(state).for, north(state).deck, north(state).used]).toEqual(['revealed', all('north-b'), []]);
    const next = done(state, activate('north-a')).state;
    expect(activated(next)).toBe('north-a');
  });

  test('[sp.deck.defeated-card-out] that does not count as the one reserve of the turn', () => {
    const { state } = done(step2({ deck: all('north-d', 'north-a', 'north-b') }, { units: dead('north-d') }), draw('north-d'), draw('north-a'));
    expect(refusalOf(state, RESERVE)).toBeUndefined();
  });

  test.each([
    { says: 'leaves the game, too, as if it had never been there', option: 'remove', force: 3, used: [], removed: 1 },
    { says: 'is carried out, as far as that is possible without its unit', option: 'carry-out', force: 2, used: ['north-c-t1'], removed: 0 },
  ] as const)('[sp.deck.battle-tactics-defeated] [sp.deck.defeated-card-out] with "$option" a tactics card of such a unit $says', ({ option, force, used, removed }) => {
    const effects: Effect[] = [
      { do: 'damage', n: 1, to: { choose: 'enemy', within: 2, sight: true, self: false, tags: [] } },
      { do: 'hunker', n: 1, to: 'self' },
      { do: 'force', how: 'spend', side: 'own', n: 1 },
    ];
    const start = (units: Scene['units'] = {}) =>
      step2({ deck: all('north-c-t1', 'north-a', 'north-b'), force: 3 }, { options: { 'deck.tacticsOfDefeated': option }, units, cards: { 'north-c': tactics('t1', effects) } });
    const { state, events } = done(start(dead('north-c')), draw('north-c-t1'));
    expect([askedIn(state).kind, north(state).force, north(state).used, kinds(events).filter((kind) => kind === 'card-removed').length]).toEqual(['draw', force, used, removed]);
    expect(north(done(start(), draw('north-c-t1')).state).force).toBe(2);
  });
});

describe('the reserve', () => {
  const revealed = (side: Side, changes: Parameters<typeof step2>[1] = {}): State =>
    done(step2({ deck: all('north-a', 'north-b', 'north-c'), ...side }, { ...changes }), draw('north-a')).state;

  test('[sp.deck.reserve-cost] [sp.deck.reserve-reveal-next] reserving costs 1 force; the next card is revealed and its unit acts', () => {
    const { state } = done(revealed({ force: 4, pool: 4 }), RESERVE, draw('north-b'), activate('north-b'));
    expect([north(state).force, north(state).pool, north(state).reserve, activated(state)]).toEqual([3, 4, ['north-a'], 'north-b']);
  });

  test('[sp.deck.reserve-cost] (SP-27 c) without ready force nothing is reserved', () => {
    const state = revealed({ force: 0 });
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'too-little-force', rule: 'sp.force.insufficient', cost: 1, force: 0, because: ['sp.deck.reserve-cost'] });
  });

  test('[sp.deck.reserve-face-up] it lies open to both', () => {
    const { state } = done(revealed({}), RESERVE, draw('north-b'));
    expect(see(shatterpoint, state, 'south')).toMatchObject({ play: { sides: { north: { reserve: ['north-a'] } } } });
  });

  test('[sp.deck.reserve-once] (SP-27 b) no second card goes there in a turn', () => {
    const { state } = done(revealed({}), RESERVE, draw('north-b'));
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'cannot-reserve', rule: 'sp.deck.reserve-once', why: 'once' });
  });

  test('[sp.deck.reserve-once] a card that was taken from the reserve does not go back', () => {
    const state = step2({ deck: all('north-b', 'north-c'), force: 3 }, { frame: { card: 'north-a', revealed: 0 } });
    expect(refusalOf(state, RESERVE)).toMatchObject({ rule: 'sp.deck.reserve-once' });
  });

  test('[sp.deck.reserve-once] [sp.deck.battle-tactics-resolve] a tactics card is carried out; nobody is asked whether to reserve it', () => {
    const start = step2({ deck: all('north-c-t1', 'north-a', 'north-b'), force: 3 }, { cards: { 'north-c': tactics('t1') } });
    const { state, events } = done(start, draw('north-c-t1'));
    expect(kinds(events)).toContain('force-spent');
    expect(askedIn(state)).toMatchObject({ kind: 'draw', from: all('north-a', 'north-b') });
    const next = done(state, draw('north-a'), activate('north-a')).state;
    expect([activated(next), north(next).used]).toEqual(['north-a', ['north-c-t1', 'north-a']]);
    expect(refusalOf(done(state, draw('north-a')).state, RESERVE)).toBeUndefined();
  });

  test('[sp.deck.reserve-max-one] (SP-27 a, 61) with a card there no other goes there, and no force is spent', () => {
    const { state } = done(step2({ deck: all('north-a', 'north-b', 'north-c'), reserve: ['north-d'], force: 3 }), REVEAL, draw('north-a'));
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'reserve-full', rule: 'sp.deck.reserve-max-one', card: 'north-d' });
    expect(north(state).force).toBe(3);
  });

  test('[sp.deck.reserve-use-later] in the turn in which it was reserved a unit is not chosen', () => {
    const { state } = done(revealed({}), RESERVE, draw('north-b'));
    expect(refusalOf(state, TAKE)).toMatchObject({ kind: 'reserve-later', rule: 'sp.deck.reserve-use-later', card: 'north-a' });
  });

  test('[sp.deck.reserve-use-later] [sp.deck.reserve-face-up] in a later turn it is, for nothing', () => {
    const { state } = done(step2({ deck: all('north-b'), reserve: ['north-a'], force: 2 }), TAKE);
    expect([activated(state), north(state).reserve, north(state).force]).toEqual(['north-a', [], 2]);
  });

  test('[sp.deck.reserve-last-card] the last card of the deck is not reserved', () => {
    const state = settled(step2({ deck: all('north-a'), force: 2 }));
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'cannot-reserve', rule: 'sp.deck.reserve-last-card', why: 'last-card' });
  });

  test('[sp.deck.reserve-last-card] with "refresh" it is: the deck is refreshed at once and the next card revealed', () => {
    const start = step2({ deck: all('north-a'), used: ['north-b', 'north-c', 'shatterpoint'], force: 2, pool: 6 }, { options: { 'deck.reserveLastCard': 'refresh' } });
    const { state } = done(start, RESERVE);
    expect(north(state)).toMatchObject({ force: 6, reserve: ['north-a'], used: [], deck: all('north-b', 'north-c', 'north-d', 'north-e', 'north-f', 'shatterpoint') });
    expect(askedIn(state)).toMatchObject({ kind: 'draw' });
  });

  test('a card that says so never goes into reserve', () => {
    const abilities = [{ kind: 'innate' as const, id: 'loner', name: 'loner', modifiers: [{ kind: 'no-reserve' as const }] }];
    expect(refusalOf(revealed({}, { cards: { 'north-a': { abilities } } }), RESERVE)).toMatchObject({ rule: 'sp.ability.card-over-core', why: 'card-says' });
  });

  test('[sp.deck.reserve-of-defeated] the reserved card of a unit that is defeated leaves the game at once, so that the deck is refreshed in step 12', () => {
    const start = sceneOf({ sides: { north: { deck: {}, reserve: ['north-a'], used: ['shatterpoint'] } }, units: { 'north-a': { injured: 2 } }, at: { 'north-a-1': [100, 100], 'north-b-1': [200, 100] } });
    const { state, events } = done(start, { kind: 'end' });
    expect(kinds(events).filter((kind) => ['unit-defeated', 'card-removed', 'deck-refreshed'].includes(kind))).toEqual(['unit-defeated', 'card-removed', 'deck-refreshed']);
    expect(north(state).reserve).toEqual([]);
  });

  test('[sp.deck.reserve-of-defeated] with "when-taken" it stays until it is taken, and then the deck is refreshed', () => {
    const options = { 'deck.reserveOfDefeated': 'when-taken' } as const;
    const end = sceneOf({ options, sides: { north: { deck: {}, reserve: ['north-a'] } }, units: { 'north-a': { injured: 2 } }, at: { 'north-a-1': [100, 100] } });
    expect(defeat(end, 'north-a')).toHaveLength(1);
    const taken = settled(step2({ deck: {}, reserve: ['north-a'], force: 1, pool: 6 }, { options, units: dead('north-a') }));
    expect([north(taken).reserve, north(taken).force]).toEqual([[], 6]);
    expect(askedIn(taken)).toMatchObject({ kind: 'draw', from: all('north-b', 'north-c', 'north-d', 'north-e', 'north-f', 'shatterpoint') });
  });
});

describe('the Shatterpoint card', () => {
  const shown = (side: Side = {}, changes: Parameters<typeof step2>[1] = {}): State =>
    settled(step2({ deck: all('north-b', 'north-c', 'north-e'), used: ['north-a'], ...side }, { frame: { card: 'shatterpoint', revealed: 1 }, ...changes }));

  test('[sp.deck.shatterpoint-any-unit] it activates any unit of one’s own, one that has acted already, too', () => {
    expect(activated(done(shown(), activate('north-a')).state)).toBe('north-a');
  });

  test.each([
    { says: 'a defeated one', unit: 'north-d', kind: 'defeated' },
    { says: 'an enemy', unit: 'south-a', kind: 'not-your-unit' },
  ])('[sp.deck.shatterpoint-any-unit] it does not activate $says', ({ unit, kind }) => {
    expect(refusalOf(shown({}, { units: dead('north-d') }), activate(unit))).toMatchObject({ kind, rule: 'sp.deck.shatterpoint-any-unit' });
  });

  test('[sp.deck.shatterpoint-wounded] (13) it may activate a wounded unit, which turns injured', () => {
    const { state } = done(shown({}, { units: { 'north-a': { wounded: 1, damage: 8 } } }), activate('north-a'));
    expect(state.play.units['north-a']).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
  });

  test.each([
    { option: 'allow-keep-reserve', reserve: ['north-a'], used: ['shatterpoint'] },
    { option: 'allow-take-reserve', reserve: [], used: ['shatterpoint', 'north-a'] },
  ] as const)('[sp.deck.shatterpoint-reserved-unit] with "$option" it activates the unit in reserve', ({ option, reserve, used }) => {
    const { state } = done(shown({ reserve: ['north-a'], used: [] }, { options: { 'deck.shatterpointOnReserved': option } }), activate('north-a'));
    expect([activated(state), north(state).reserve, north(state).used]).toEqual(['north-a', reserve, used]);
  });

  test('[sp.deck.reveal-or-reserve] with "allow-take-reserve" a card that is used itself leaves the reserve once', () => {
    const { state, events } = done(step2({ deck: all('north-b'), reserve: ['north-a'] }, { options: { 'deck.shatterpointOnReserved': 'allow-take-reserve' } }), TAKE);
    expect([kinds(events).filter((kind) => kind === 'reserve-taken'), north(state).used]).toEqual([['reserve-taken'], ['north-a']]);
  });

  test('[sp.deck.shatterpoint-reserved-unit] with "forbid" any other must be chosen; the last one of all may act all the same', () => {
    const options = { 'deck.shatterpointOnReserved': 'forbid' } as const;
    const state = shown({ reserve: ['north-a'], used: [] }, { options });
    expect(refusalOf(state, activate('north-a'))).toMatchObject({ kind: 'not-the-unit', rule: 'sp.deck.shatterpoint-reserved-unit' });
    expect(refusalOf(state, activate('north-b'))).toBeUndefined();
    const alone = shown({ reserve: ['north-a'], used: [], deck: {} }, { options, units: dead('north-b', 'north-c', 'north-d', 'north-e', 'north-f') });
    expect(refusalOf(alone, activate('north-a'))).toBeUndefined();
  });

  test('[sp.deck.shatterpoint-reserved-unit] a unit reserved in this very turn may be chosen, too', () => {
    const { state } = done(step2({ top: ['north-a', 'shatterpoint'], deck: all('north-b') }), RESERVE, activate('north-a'));
    expect([activated(state), north(state).reserve]).toEqual(['north-a', ['north-a']]);
  });

  test('[sp.deck.shatterpoint-no-reserve] (SP-27 d, 63) it never goes into reserve, and no force is spent', () => {
    const state = shown({ force: 3 });
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'cannot-reserve', rule: 'sp.deck.shatterpoint-no-reserve', why: 'shatterpoint' });
    expect(north(state).force).toBe(3);
  });

  test('[sp.deck.shatterpoint-cycle] for 1 force the next card is revealed and it is shuffled back', () => {
    const { state } = done(shown({ force: 2 }), CYCLE, draw('north-b'));
    expect([north(state).force, askedIn(state), north(state).deck]).toEqual([1, expect.objectContaining({ for: 'revealed', card: 'north-b' }), all('north-c', 'north-e', 'shatterpoint')]);
  });

  test('[sp.deck.shatterpoint-cycle] without ready force it is not', () => {
    expect(refusalOf(shown({ force: 0 }), CYCLE)).toMatchObject({ kind: 'too-little-force', because: ['sp.deck.shatterpoint-cycle'] });
  });

  test('[sp.deck.shatterpoint-cycle-no-reserve] (64) the card that replaces it must act', () => {
    const { state } = done(shown({ force: 3 }), CYCLE, draw('north-b'));
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'cannot-reserve', rule: 'sp.deck.shatterpoint-cycle-no-reserve', why: 'cycled' });
    expect(activated(done(state, activate('north-b')).state)).toBe('north-b');
  });

  test.each([
    { option: 'rest-of-turn', refusal: { rule: 'sp.deck.cycle-ban-scope', why: 'cycled' } },
    { option: 'next-card', refusal: undefined },
  ] as const)('[sp.deck.cycle-ban-scope] after a tactics card in between, with "$option"', ({ option, refusal }) => {
    const cards = { 'north-d': tactics('t1', [{ do: 'force', how: 'refresh', side: 'own', n: 1 }]) };
    const start = shown({ deck: all('north-d-t1', 'north-b', 'north-c'), force: 3 }, { cards, options: { 'deck.cycleReserveBan': option } });
    const found = refusalOf(done(start, CYCLE, draw('north-d-t1'), draw('north-b')).state, RESERVE);
    if (refusal === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(refusal);
  });

  test('[sp.deck.shatterpoint-shuffle-first] it is back in the deck before a tactics card has its effects, and may come next', () => {
    const start = shown({ deck: all('north-d-t1', 'north-b'), force: 2 }, { cards: { 'north-d': tactics('t1') } });
    const { state } = done(start, CYCLE, draw('north-d-t1'));
    expect(askedIn(state)).toMatchObject({ kind: 'draw', from: all('north-b', 'shatterpoint') });
  });

  test('[sp.deck.shatterpoint-shuffle-first] it does not replace itself: the one card that is left comes for certain', () => {
    const { state } = done(shown({ deck: all('north-b'), force: 2 }), CYCLE);
    expect([askedIn(state), north(state).deck]).toEqual([expect.objectContaining({ for: 'revealed', card: 'north-b' }), all('shatterpoint')]);
  });
});

describe('refreshing the deck', () => {
  test('[sp.deck.refresh] all cards but those of defeated units make a new deck, and all force is ready', () => {
    const { state } = done(sceneOf({ sides: { north: { deck: {}, used: ['north-a', 'north-b'], force: 2, pool: 8 } }, units: { ...dead('north-d') }, at: { 'north-a-1': [100, 100] } }), { kind: 'end' });
    expect(north(state)).toMatchObject({ deck: all('north-a', 'north-b', 'north-c', 'north-e', 'north-f', 'shatterpoint'), force: 8, used: [] });
  });

  test('[sp.deck.refresh-includes-special] the Shatterpoint card and tactics cards of a unit in play come back', () => {
    const scene = { cards: { 'north-b': { tactics: [...tactics('t1').tactics, ...tactics('t2').tactics] } }, sides: { north: { deck: {} } } };
    const deckOf = (changes: Scene) => refreshDeck(sceneOf({ ...scene, ...changes }), 'north', 'sp.deck.refresh').find(({ kind }) => kind === 'deck-refreshed');
    expect(deckOf({ units: dead('north-e', 'north-f') })).toMatchObject({ deck: all('north-a', 'north-b', 'north-c', 'north-d', 'shatterpoint', 'north-b-t1', 'north-b-t2') });
    expect(deckOf({ units: dead('north-b', 'north-f') })).toMatchObject({ deck: all('north-a', 'north-c', 'north-d', 'north-e', 'shatterpoint') });
    expect(deckOf({ options: { 'deck.refreshIncludes': ['order'] }, units: dead('north-e', 'north-f') })).toMatchObject({ deck: all('north-a', 'north-b', 'north-c', 'north-d') });
  });

  test('[sp.deck.refresh-includes-special] what does not come back stays used', () => {
    const start = step2({ deck: {}, used: ['shatterpoint', 'north-a'] }, { options: { 'deck.refreshIncludes': ['order'] } });
    expect(north(settled(start)).used).toEqual(['shatterpoint']);
  });

  test.each([
    { deck: {}, reserve: [], refreshed: true },
    { deck: {}, reserve: ['north-b'], refreshed: false },
    { deck: all('north-b', 'north-c', 'north-d'), reserve: [], refreshed: false },
  ])('[sp.deck.refresh-end-of-turn] deck $deck, reserve $reserve in step 12: refreshed is $refreshed', ({ deck, reserve, refreshed }) => {
    expect(refreshAtEnd(sceneOf({ sides: { north: { deck, reserve } } })).length > 0).toBe(refreshed);
  });

  test('[sp.deck.refresh-must-reveal] the last card is of a defeated unit and the reserve is empty: the deck is refreshed, and a card revealed in the same turn', () => {
    const { state } = { state: settled(step2({ deck: all('north-d'), force: 1, pool: 6 }, { units: dead('north-d') })) };
    expect(askedIn(state)).toMatchObject({ kind: 'draw', from: all('north-a', 'north-b', 'north-c', 'north-e', 'north-f', 'shatterpoint') });
    expect(north(state).force).toBe(6);
  });

  test('[sp.deck.refresh-must-reveal] tactics cards come back beside the others', () => {
    const scene = { units: dead('north-d', 'north-e', 'north-f'), cards: { 'north-a': tactics('t1') } };
    expect(askedIn(settled(step2({ deck: all('north-d') }, scene)))).toMatchObject({ kind: 'draw', from: all('north-a', 'north-a-t1', 'north-b', 'north-c', 'shatterpoint') });
  });

  test('[sp.deck.refresh-own-force-only] only the force of that player is ready again', () => {
    const { state } = done(sceneOf({ sides: { north: { deck: {}, force: 0, pool: 8 }, south: { force: 1, pool: 7, deck: all('south-a', 'south-b') } }, at: { 'north-a-1': [100, 100] } }), { kind: 'end' });
    expect([north(state).force, state.play.sides['south']?.force]).toEqual([8, 1]);
  });

  test('[sp.deck.refresh-own-force-only] [sp.deck.refresh-end-of-turn] (SP-25) the reserve is used, then all seven cards are shuffled and all force readied', () => {
    const start = step2({ deck: {}, reserve: ['north-a'], force: 1, pool: 6 }, { sides: { south: { force: 2, pool: 6, deck: all('south-a', 'south-b') } } });
    const { state } = done(start, { kind: 'end' });
    expect([Object.keys(north(state).deck).length, north(state).force, state.play.sides['south']?.force]).toEqual([7, 6, 2]);
  });
});

describe('the deck runs out in step 2', () => {
  test('[sp.deck.empty-mid-reveal] a card in reserve is used, and nothing is refreshed', () => {
    const state = settled(step2({ deck: all('north-d'), reserve: ['north-a'], force: 1 }, { units: dead('north-d'), frame: {}, turn: {} }));
    const { state: next } = done(state, REVEAL);
    expect([activated(next), north(next).force, north(next).deck]).toEqual(['north-a', 1, {}]);
  });

  test('[sp.deck.empty-mid-reveal] [sp.deck.refresh-must-reveal] with "refresh" the deck is refreshed all the same, without the card in reserve', () => {
    const start = step2({ deck: all('north-d'), reserve: ['north-a'], force: 1, pool: 6 }, { units: dead('north-d'), options: { 'deck.emptyMidReveal': 'refresh' } });
    const { state } = done(start, REVEAL);
    expect(askedIn(state)).toMatchObject({ kind: 'draw', from: all('north-b', 'north-c', 'north-e', 'north-f', 'shatterpoint') });
    expect([north(state).reserve, north(state).force]).toEqual([['north-a'], 6]);
  });

  test('[sp.deck.empty-mid-reveal] the Shatterpoint card was the last and is shuffled back: the deck is refreshed, then a card revealed, another one', () => {
    const start = step2({ deck: all('shatterpoint'), used: ['north-a'], force: 1, pool: 6 });
    const { state } = done(start, CYCLE);
    expect(north(state).force).toBe(6);
    expect(askedIn(state)).toMatchObject({ kind: 'draw', from: all('north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f') });
    const next = done(state, draw('north-a')).state;
    expect(north(next).deck).toEqual(all('north-b', 'north-c', 'north-d', 'north-e', 'north-f', 'shatterpoint'));
  });

  test('[sp.deck.empty-mid-reveal] a card reserved in this turn is taken back when the next was of a defeated unit and the last', () => {
    const { state } = done(step2({ top: ['north-a', 'north-d'], deck: {}, force: 1 }, { units: dead('north-d') }), RESERVE);
    expect([activated(state), north(state).reserve, north(state).force]).toEqual(['north-a', [], 0]);
  });

  test.each([
    { says: 'nothing', cards: {} },
    { says: 'only tactics cards', cards: { 'north-a': tactics('t1') } },
  ])('[sp.deck.empty-mid-reveal] [sp.deck.refresh-must-reveal] where $says would come back step 2 ends without an activation', ({ cards }) => {
    const options: Scene['options'] = { 'deck.refreshIncludes': ['tactics'] };
    const { state, events } = done(step2({ deck: all('north-b', 'north-c') }, { cards, options, units: dead('north-b', 'north-c') }), draw('north-b'));
    expect(events.flatMap((event) => (event.kind === 'deck-refreshed' ? [event.rule] : []))).toEqual(['sp.deck.refresh-end-of-turn']);
    expect([state.play.active, state.play.turn]).toEqual(['south', 6]);
  });

  test('[sp.deck.empty-mid-reveal] [sp.deck.refresh-must-reveal] with "refresh" the card in reserve is used if it is of the last unit', () => {
    const units = dead('north-b', 'north-c', 'north-d', 'north-e', 'north-f');
    const { state } = done(step2({ deck: all('shatterpoint'), reserve: ['north-a'] }, { units, options: { 'deck.emptyMidReveal': 'refresh' } }), REVEAL, CYCLE);
    expect([activated(state), north(state).reserve, north(state).deck]).toEqual(['north-a', [], all('shatterpoint')]);
  });

  test('without a unit that could act step 2 ends without an activation', () => {
    const state = settled(step2({ deck: {}, reserve: [] }, { units: dead('north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f') }));
    expect([state.play.active, state.play.turn]).toEqual(['south', 6]);
  });
});

describe('battle tactics cards', () => {
  const brings = { 'north-a': { tactics: [...tactics('t1').tactics, ...tactics('t2').tactics] } };

  test('[sp.deck.battle-tactics-added] a unit that brings two makes a deck of 6 + 1 + 2 cards', () => {
    const { deck } = shuffleOrderDeck(sceneOf({ cards: brings }), 'north') as Extract<ReturnType<typeof shuffleOrderDeck>, { kind: 'deck-shuffled' }>;
    expect(Object.keys(deck)).toHaveLength(9);
  });

  test('[sp.deck.battle-tactics-resolve] each of the two has effects of its own', () => {
    const force = (n: number): Effect => ({ do: 'force', how: 'spend', side: 'own', n });
    const cards = { 'north-a': { tactics: [...tactics('t1', [force(1)]).tactics, ...tactics('t2', [force(2)]).tactics] } };
    const left = ['t1', 't2'].map((id) => north(done(step2({ deck: all('north-a-t1', 'north-a-t2', 'north-b'), force: 5 }, { cards }), draw(`north-a-${id}`)).state).force);
    expect(left).toEqual([4, 3]);
  });

  test('[sp.deck.battle-tactics-one-unit] those of two units are too many', () => {
    const teamOf = (cards: Scene['cards']) => tableOf(cards === undefined ? {} : { cards }).teams[0];
    expect(tacticsOfSeveral(teamOf({ ...brings, 'north-e': tactics('t3') }), '')).toMatchObject([{ path: 'squads.1.units.1.tactics', rule: 'sp.deck.battle-tactics-one-unit' }]);
    expect(tacticsOfSeveral(teamOf(brings), '')).toEqual([]);
  });
});

test('whatever comes, every card lies in one place', () => {
  const start = settled(step2({ deck: all('north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f', 'shatterpoint') }));
  const decision = askedIn(start);
  for (const { choice } of decision.kind === 'draw' ? outcomes(decision) : []) {
    const { state } = done(start, choice.kind === 'draw' ? draw(choice.card) : REVEAL);
    const side = north(state);
    expect(Object.keys(side.deck)).toHaveLength(6);
  }
});
