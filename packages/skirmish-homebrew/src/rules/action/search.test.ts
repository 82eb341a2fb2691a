import { expect, test } from 'vitest';
import type { SearchArea } from '../../model/deed.js';
import { act, verdict } from '../../testing/act.js';
import { at, rect, scene, type Cast, type Scene } from '../../testing/scene.js';

const cellar: SearchArea = {
  id: 'cellar', name: 'cellar', area: rect([10, 10, 20, 20]), height: 0, needs: [], times: 0, finds: [{ kind: 'item', item: 'strongbox', name: 'strongbox' }],
};
const house = (area: Partial<SearchArea> | undefined, n1: Partial<Cast> = {}, more: Partial<Scene> = {}) =>
  scene({
    figures: { n1: { at: at(15, 15), ...n1 } },
    scenario: { searchAreas: area === undefined ? [] : [{ ...cellar, ...area }] },
    ...more,
  });
const search = (state: ReturnType<typeof house>, area = 'cellar') => act(state, { kind: 'search', figure: 'n1', area });

test.each([
  { says: 'with 4 AP: refused', ap: 4, verdict: 'too-few-ap hb.ap.no-overspend', lost: 0 },
  { says: 'with 5 AP: allowed, 0 AP left', ap: 5, verdict: 'allowed', lost: 0 },
  { says: 'with 7 AP: its round is over and 2 AP are lost', ap: 7, verdict: 'allowed', lost: 2 },
])('[hb.action.search] $says', ({ ap, verdict: expected, lost }) => {
  const played = search(house({}, { now: { ap } }));
  expect(verdict(played)).toBe(expected);
  if (expected !== 'allowed') return;
  expect(played.state.play.figures['n1']).toMatchObject({ ap: 0, done: true });
  expect(played.events.at(-1)).toEqual({ kind: 'figure-done', rule: 'hb.ap.ending-action', figure: 'n1', lost });
});

test('[hb.action.search] where an ending action ends only the turn, the figure keeps its AP', () => {
  expect(search(house({}, { now: { ap: 7 } }, { options: { endingAction: 'turn' } })).state.play.figures['n1']).toMatchObject({ ap: 2, done: false });
});

test('[hb.action.search-scenario] a scenario without search areas', () => {
  expect(search(house(undefined)).refusal).toEqual({ kind: 'no-such-action', rule: 'hb.action.search-scenario', action: 'search' });
});

test('[hb.action.search-scenario] another area than the scenario names is refused without a rule', () => {
  expect(verdict(search(house({}), 'attic'))).toBe('unknown-id');
});

test.each([
  { says: 'an area that demands a key, without it', area: { needs: ['key'] }, verdict: 'item-missing hb.action.search-scenario' },
  { says: 'an area that demands a key, with it', area: { needs: ['key'] }, items: true, verdict: 'allowed' },
  { says: 'an area for one search that has been searched', area: { times: 1 }, done: 1, verdict: 'used-up hb.action.search-scenario' },
  { says: 'an area for two searches that has been searched once', area: { times: 2 }, done: 1, verdict: 'allowed' },
  { says: 'an area without limit', area: { times: 0 }, done: 9, verdict: 'allowed' },
])('[hb.action.search-scenario] $says', ({ area, items = false, done = 0, verdict: expected }) => {
  const carried: Partial<Cast> = items ? { items: [{ kind: 'thing', id: 'key', name: 'key' }] } : {};
  expect(verdict(search(house(area, carried, { play: (play) => (play.searches['cellar'] = done) })))).toBe(expected);
});

test('[hb.action.search-scenario] an area that holds the strongbox: the find is told, and carried', () => {
  const strongbox = { kind: 'thing', id: 'strongbox', name: 'strongbox' } as const;
  const { events, state } = search(house({}));
  expect(events.map(({ kind }) => kind)).toEqual(['ap-spent', 'area-searched', 'item-gained', 'figure-done']);
  expect(events).toContainEqual({ kind: 'item-gained', rule: 'hb.action.search-scenario', figure: 'n1', item: strongbox });
  expect(state.play).toMatchObject({ figures: { n1: { items: [strongbox] } }, searches: { cellar: 1 } });
});

// The area begins at x = 10; the base has a radius of 1.25.
test.each([
  { says: 'a base that touches the edge', x: 8.75, verdict: 'allowed' },
  { says: 'the same, with "inside"', x: 8.75, inside: true, verdict: 'outside-area hb.action.search-place' },
  { says: 'a base three ticks outside', x: 8.747, verdict: 'outside-area hb.action.search-place' },
  { says: 'a base 0.5 cm outside', x: 8.25, verdict: 'outside-area hb.action.search-place' },
  { says: 'a base half inside', x: 10, verdict: 'allowed' },
  { says: 'a base half inside, with "inside"', x: 10, inside: true, verdict: 'outside-area hb.action.search-place' },
  { says: 'a base wholly inside that touches the edge, with "inside"', x: 11.25, inside: true, verdict: 'allowed' },
  { says: 'the same a tick farther out', x: 11.249, inside: true, verdict: 'outside-area hb.action.search-place' },
])('[hb.action.search-place] $says', ({ x, inside = false, verdict: expected }) => {
  expect(verdict(search(house({}, { at: at(x, 15) }, { options: { searchPlace: inside ? 'inside' : 'touch' } })))).toBe(expected);
});

test.each([
  { says: 'on its height', z: 4.5, verdict: 'allowed' },
  { says: 'below it', z: 0, verdict: 'outside-area hb.action.search-place' },
])('[hb.action.search-place] an area on a roof is searched $says', ({ z, verdict: expected }) => {
  expect(verdict(search(house({ height: 4500 }, { at: at(15, 15, z) })))).toBe(expected);
});
