import { describe, expect, test } from 'vitest';
import type { SetupFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { around, blockedBut, setting, type Setting } from '../testing/pockets.js';
import { deploy, easily, othersOf, whyNotDeploy } from './deploy.js';

const LEAD = 'south-a-1';
const frameOf = ({ play }: State) => play.agenda[0] as SetupFrame;
const choice = (character: string, x: number, y: number) => ({ kind: 'deploy' as const, answers: 0, by: 'south', character, to: { x, y, on: 'board' } });
const standing = (ids: readonly string[]): NonNullable<Setting['at']> => Object.fromEntries(ids.map((id, i) => [id, [5000 + 5000 * i, 60_000] as const]));
const all = ['north', 'south'].flatMap((seat) => ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${seat}-${letter}-1`));

describe('what deploying causes', () => {
  const caused = (state: State, { kind: _, answers: __, by: ___, ...placing }: ReturnType<typeof choice>) => deploy(state, frameOf(state), { ...choice('', 0, 0), ...placing });

  test('of the first one of a squad', () => expect(caused(setting(), choice(LEAD, 30_000, 9000))).toEqual([{ kind: 'deployed', rule: 'sp.setup.deploy-primary', character: LEAD, to: { x: 30_000, y: 9000, on: 'board' } }]));

  test('of another', () =>
    expect(caused(setting([], { lead: LEAD, at: { [LEAD]: [30_000, 9000] } }), choice('south-b-1', 35_000, 9000))).toEqual([{ kind: 'deployed', rule: 'sp.setup.deploy-rest', character: 'south-b-1', to: { x: 35_000, y: 9000, on: 'board' } }]));

  test.each([
    { says: 'of a squad: the next squad comes', ids: [LEAD, 'south-b-1'], step: 10 },
    { says: 'of all: the stances come', ids: all.filter((id) => id !== 'south-c-1'), step: 11 },
  ])('of the last one $says', ({ ids, step }) => {
    const [deployed, ...rest] = caused(setting([], { lead: LEAD, at: standing(ids) }), choice('south-c-1', 5000, 55_000));
    expect([deployed?.kind, rest]).toEqual(['deployed', [{ kind: 'step-reached', rule: 'sp.setup.sequence', step }]]);
  });
});

test('who of a squad is to come after somebody', () => {
  expect(othersOf(setting([], { cards: { 'south-b': { characters: 2 } } }), LEAD, LEAD)).toEqual(['south-b-1', 'south-b-2', 'south-c-1']);
  expect(othersOf(setting([], { at: standing([LEAD, 'south-b-1']) }), LEAD, 'south-c-1')).toEqual([]);
});

describe('where one of a squad leaves easy room for the rest', () => {
  const squad = { lead: LEAD, others: ['south-b-1', 'south-c-1'] };
  const at = (x: number, y: number) => around(40_000 + x, 30_000 + y);
  const leaves = (x: number, y: number, ...holes: readonly ReturnType<typeof at>[]) =>
    easily(setting(blockedBut(at(x, y), ...holes), { lead: LEAD, at: { [LEAD]: [40_000, 30_000] } }), squad)(choice('south-b-1', 40_000 + x, 30_000 + y));

  test.each([
    { says: 'beside the place of the other', x: 6540, holes: [at(-6540, 0)], then: true },
    { says: 'where the other would go first, but could go elsewhere', x: 4800, holes: [at(6540, 0), at(-6540, 0)], then: true },
    { says: 'where nothing else is left', x: 6540, holes: [], then: false },
    { says: 'where it is in the way of all others', x: 4800, holes: [at(6540, 0)], then: false },
    { says: 'where it may not stand itself', x: 6541, holes: [at(-6540, 0)], then: false },
  ])('$says: $then', ({ x, holes, then }) => expect(leaves(x, 0, ...holes)).toBe(then));

  test.each([{ x: 6540, then: true }, { x: -6540, then: false }])('where only one of two pockets is large enough for the other: at $x, $then', ({ x, then }) => {
    const pockets = blockedBut(at(6540, 0), around(40_000 - 7040, 30_000, { radius: 2500 }));
    const state = setting(pockets, { lead: LEAD, cards: { 'south-c': { base: 5000 } }, at: { [LEAD]: [40_000, 30_000] } });
    expect(easily(state, squad)(choice('south-b-1', 40_000 + x, 30_000))).toBe(then);
  });
});

describe('whom there is no room for', () => {
  const large = { 'south-c': { base: 5000 } };
  const near = [around(2000, 2000), around(2000 + 4111, 2000 + 1033)];
  const refused = (state: State) => whyNotDeploy(state, frameOf(state), choice(LEAD, 2000, 2000));

  test.each([
    { says: 'who does not fit anywhere', parts: near, cards: large, then: 'south-c-1' },
    { says: 'the first of several who do not', parts: near.slice(0, 1), cards: {}, then: 'south-b-1' },
    { says: 'the last one, if each would fit alone', parts: near, cards: { 'south-b': { characters: 2 } }, then: 'south-c-1' },
  ])('$says', ({ parts, cards, then }) => {
    const state = setting(blockedBut(...parts), { cards });
    expect(refused(state)).toEqual({ kind: 'no-room', rule: 'sp.setup.deploy-rest', character: then });
    expect(easily(state, { lead: '', others: [LEAD] })(choice(LEAD, 2000, 2000))).toBe(false);
  });

  test('nobody, if there is', () => expect(refused(setting(blockedBut(...near), { at: { 'south-c-1': [50_000, 60_000] } }))).toBeUndefined());
});
