import { describe, expect, test } from 'vitest';
import type { Effect } from '../../model/effect.js';
import type { Option, Tree } from '../../model/unit.js';
import { dice, duel, hit, option } from '../../testing/duel.js';
import { askedIn, done, refusalOf, stance } from '../../testing/index.js';
import { nextOptions, whyNotNext } from './branch.js';
import { isRightward } from './column-skip.js';
import { isDirected } from './directed-personal.js';
import { orderInOption } from './effect-order-in-option.js';
import { whyRepeated } from './no-repeat.js';
import { mayGoOn } from './one-success-one-option.js';
import { whyNoPath } from './path-direction.js';
import { shapeFaults } from './shape.js';
import { whyNoStart } from './start.js';
import { graphFaults, optionIn } from './structure.js';

const damage = (n: number): Effect => ({ do: 'damage', n, to: 'target' });
const box = (id: string, column: number, changes: Partial<Option> = {}): Option => ({ id, column, row: 1, start: column === 1, effects: [damage(1)], ...changes });
const treeOf = (options: readonly Option[], ...paths: readonly (readonly [string, string])[]): Tree => ({ options: [...options], paths: paths.map(([a, b]) => [a, b]) });

/** Starts s1 and s2 in one column, joined; both lead to m, m leads to e. */
const FORK = treeOf([box('s1', 1), box('s2', 1, { row: 2 }), box('m', 2), box('e', 3)], ['s1', 'm'], ['s2', 'm'], ['m', 'e'], ['s1', 's2']);

/** An attack of many successes whose tree is walked. */
const walking = (tree: Tree, successes = 5) => done(duel({ attacker: { tree } }), hit(), dice([0, successes, 0, 6 - successes], [0, 0, 4])).state;

const fault = (tree: Tree) => graphFaults(tree, 'tree').map(({ path, expected }) => `${path}: ${expected}`);

describe('[sp.tree.structure] a tree is a graph of options and paths', () => {
  test.each([
    { says: 'sound', tree: FORK, faults: [] },
    { says: 'a path to nowhere', tree: treeOf([box('a', 1)], ['a', 'z']), faults: ['tree.paths.0.1: an option of the tree'] },
    { says: 'no start', tree: treeOf([box('a', 1, { start: false })]), faults: ['tree.options: an option to start with'] },
    { says: 'a name twice', tree: treeOf([box('a', 1), box('a', 2)]), faults: ['tree.options.1.id: an id of its own'] },
  ])('$says', ({ tree, faults }) => {
    expect(fault(tree)).toEqual(faults);
  });

  test('an option is found by its id, and one that is not there is refused', () => {
    expect(optionIn(FORK, 'm')).toMatchObject({ column: 2 });
    expect(refusalOf(walking(FORK), option('z'))).toEqual({ kind: 'no-such-option', rule: 'sp.tree.structure', option: 'z' });
  });
});

test.each([
  { says: 'sound', tree: FORK, faults: [] },
  { says: 'a start beyond the leftmost column', tree: treeOf([box('a', 1), box('b', 2, { start: true })]), faults: ['options.1.start: starts in the leftmost column only'] },
  { says: 'three starts', tree: treeOf(['a', 'b', 'c'].map((id) => box(id, 1))), faults: [] },
  { says: 'four starts', tree: treeOf(['a', 'b', 'c', 'd'].map((id) => box(id, 1))), faults: ['options: at most 3 starts'] },
  { says: 'an option of no icons', tree: treeOf([box('a', 1, { effects: [] })]), faults: ['options.0.effects: 1 to 4 icons'] },
  { says: 'four icons', tree: treeOf([box('a', 1, { effects: [damage(4)] })]), faults: [] },
  { says: 'five icons', tree: treeOf([box('a', 1, { effects: [damage(4), { do: 'shove', to: 'target' }] })]), faults: ['options.0.effects: 1 to 4 icons'] },
  { says: 'a change of a pool is one icon, however many dice it is', tree: treeOf([box('a', 1, { effects: [{ do: 'dice', roll: 'attack', n: 5 }] })]), faults: [] },
  { says: 'so is a number that is not on the card', tree: treeOf([box('a', 1, { effects: [{ do: 'damage', n: 'x', to: 'target' }, damage(3)] })]), faults: [] },
  { says: 'and five of them are too many', tree: treeOf([box('a', 1, { effects: [{ do: 'damage', n: 'x', to: 'target' }, damage(4)] })]), faults: ['options.0.effects: 1 to 4 icons'] },
  { says: 'a path to the left', tree: treeOf([box('a', 1), box('b', 3), box('c', 2)], ['a', 'b'], ['b', 'c']), faults: ['paths.1: a path to the right or within a column'] },
  { says: 'a path to itself', tree: treeOf([box('a', 1)], ['a', 'a']), faults: ['paths.0: a path to the right or within a column'] },
  { says: 'paths to and from options that do not exist are told elsewhere', tree: treeOf([box('a', 1)], ['a', 'z'], ['z', 'a'], ['y', 'z']), faults: [] },
])('[sp.tree.shape] $says', ({ tree, faults }) => {
  expect(shapeFaults(tree, 'tree').map(({ path, expected }) => `${path.replace('tree.', '')}: ${expected}`)).toEqual(faults);
});

test('[sp.tree.start] the first option is one of the starts', () => {
  const state = walking(FORK);
  expect(whyNoStart(box('s1', 1))).toBeUndefined();
  expect(refusalOf(state, option('m'))).toEqual({ kind: 'not-a-start', rule: 'sp.tree.start', option: 'm' });
  expect(refusalOf(state, option('s2'))).toBeUndefined();
});

describe('[sp.tree.path-direction] up, down or right along a path, never left', () => {
  const [a, b, c, d] = [box('a', 1), box('b', 1, { row: 2 }), box('c', 2), box('d', 2, { row: 3 })];
  const tree = treeOf([a, b, c, d], ['a', 'b'], ['a', 'c']);
  const no = (why: 'left' | 'none', from: string, to: string) => ({ kind: 'no-path', rule: 'sp.tree.path-direction', from, to, why });

  test.each([
    { from: a, to: b, why: undefined },
    { from: b, to: a, why: undefined },
    { from: a, to: c, why: undefined },
    { from: c, to: a, why: 'left' as const },
    { from: b, to: d, why: 'none' as const },
  ])('from $from.id to $to.id', ({ from, to, why }) => {
    expect(whyNoPath(tree, from, to)).toEqual(why === undefined ? undefined : no(why, from.id, to.id));
  });

  test('at the option on the right none leads on; at the first one two do', () => {
    expect(nextOptions(tree, ['a'])).toEqual(['b', 'c']);
    expect(nextOptions(tree, ['a', 'c'])).toEqual([]);
  });
});

test('[sp.tree.no-repeat] nothing is taken twice in an attack', () => {
  const state = done(walking(FORK), option('s1'), option('s2')).state;
  expect(whyRepeated(['s1', 's2'], 'm')).toBeUndefined();
  expect(refusalOf(state, option('s1'))).toEqual({ kind: 'option-repeated', rule: 'sp.tree.no-repeat', option: 's1' });
});

test('[sp.tree.branch] of several paths one is chosen; what lies on the other can be reached only along a path', () => {
  const tree = treeOf([box('a', 1), box('b', 2), box('c', 2, { row: 2 }), box('d', 3), box('e', 3, { row: 2 })], ['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'e']);
  expect(nextOptions(tree, ['a'])).toEqual(['b', 'c']);
  expect(nextOptions(tree, ['a', 'b'])).toEqual(['d']);
  expect(whyNotNext(tree, ['a', 'b'], box('c', 2))).toMatchObject({ kind: 'no-path', why: 'none' });
});

test('[sp.tree.column-skip] a path past a column costs one success', () => {
  const tree = treeOf([box('a', 1), box('b', 2), box('c', 3)], ['a', 'c'], ['a', 'b']);
  expect([isRightward({ column: 1 }, { column: 3 }), isRightward({ column: 1 }, { column: 2 }), isRightward({ column: 2 }, { column: 2 }), isRightward({ column: 2 }, { column: 1 })]).toEqual([true, true, false, false]);
  const { events } = done(walking(tree, 2), option('a'), option('c'));
  expect(events.flatMap((event) => (event.kind === 'option-taken' ? [event.option] : event.kind === 'successes-lost' ? ['lost'] : []))).toEqual(['a', 'c']);
});

test.each([
  { successes: 0, goesOn: false },
  { successes: 1, goesOn: true },
])('[sp.tree.one-success-one-option] with $successes successes', ({ successes, goesOn }) => {
  expect(mayGoOn(successes)).toBe(goesOn);
});

test('[sp.tree.one-success-one-option] two successes are worth two options, the first of which is carried out before the second', () => {
  const { state, events } = done(walking(FORK, 2), option('s1'));
  expect(state.play.agenda.at(-1)).toMatchObject({ kind: 'attack', successes: 1, damage: 1, path: ['s1'] });
  expect(events.map(({ kind }) => kind)).toEqual(['option-taken', 'begun', 'effect-due', 'damage-pooled', 'done']);
  expect(askedIn(done(state, option('m')).state)).not.toMatchObject({ for: 'tree' });
});

describe('walks through one tree with five successes', () => {
  test.each([
    { says: '3 options, 2 successes lost', path: ['s1', 'm', 'e'], lost: 2 },
    { says: '4 options, 1 success lost', path: ['s1', 's2', 'm', 'e'], lost: 1 },
  ])('[sp.tree.end] $says', ({ path, lost }) => {
    const { state, events } = done(walking(FORK), ...path.map(option));
    expect(events.find(({ kind }) => kind === 'successes-lost')).toEqual({ kind: 'successes-lost', rule: 'sp.tree.end', successes: lost });
    expect(state.play.units['south-a']?.damage).toBe(path.length);
  });

  test('[sp.tree.path-direction] from the middle none leads back', () => {
    expect(refusalOf(done(walking(FORK), option('s1'), option('m')).state, option('s2'))).toMatchObject({ kind: 'no-path', why: 'left' });
  });

  test.each([
    { says: 'after one option', path: ['s1'], lost: 4 },
    { says: 'before the first', path: [], lost: 5 },
  ])('[sp.tree.stop-early] stopping $says is allowed', ({ path, lost }) => {
    const { state, events } = done(walking(FORK), ...path.map(option), { kind: 'pass' });
    expect(events.find(({ kind }) => kind === 'successes-lost')).toEqual({ kind: 'successes-lost', rule: 'sp.tree.stop-early', successes: lost });
    expect(events.some((event) => event.kind === 'step-reached' && event.step === 9)).toBe(true);
    expect(state.play.units['south-a']?.damage).toBe(path.length);
  });

  test('[sp.tree.end] four successes, three options: one is lost', () => {
    expect(done(walking(FORK, 4), ...['s1', 'm', 'e'].map(option)).events.find(({ kind }) => kind === 'successes-lost')).toMatchObject({ successes: 1 });
  });
});

test('[sp.tree.directed-personal] what is directed concerns the defender, all else the attacker', () => {
  expect(isDirected({ do: 'condition', condition: 'pinned', to: 'target' })).toBe(true);
  expect(isDirected({ do: 'heal', n: 1, to: 'self' })).toBe(false);
  expect(isDirected({ do: 'free-ability' })).toBe(false);
  const both = box('a', 1, { effects: [{ do: 'hunker', n: 1, to: 'self' }, { do: 'condition', condition: 'pinned', to: 'target' }] });
  const { state } = done(duel({ attacker: { tree: treeOf([both]) }, gap: 100 }), hit('ranged'), dice([0, 1, 0, 4], [0, 0, 4]), option('a'));
  expect(state.play.units['south-a']).toMatchObject({ conditions: ['pinned'], hunker: 0 });
  expect(state.play.units['north-a']).toMatchObject({ conditions: [], hunker: 1 });
});

test('[sp.tree.effect-order-in-option] directed before personal, or as printed', () => {
  const effects: readonly Effect[] = [{ do: 'move', how: 'reposition', to: 'self' }, { do: 'shove', to: 'target' }, damage(1)];
  expect(orderInOption(effects, 'directed-then-personal').map((one) => one.do)).toEqual(['shove', 'damage', 'move']);
  expect(orderInOption(effects, 'printed').map((one) => one.do)).toEqual(['move', 'shove', 'damage']);
  const tree = treeOf([box('a', 1, { effects: [...effects] })]);
  const list = (order: 'directed-then-personal' | 'printed') => {
    const { events } = done(duel({ attacker: { tree }, options: { 'tree.effectOrder': order } }), hit(), dice([0, 1, 0, 5], [0, 0, 4]), option('a'));
    return events.flatMap((event) => (event.kind === 'begun' && event.frame.kind === 'effects' ? event.frame.list.map((one) => one.do) : []));
  };
  expect(list('directed-then-personal')).toEqual(['shove', 'damage', 'move']);
  expect(list('printed')).toEqual(['move', 'shove', 'damage']);
});

test('[sp.tree.option-complete] an option is taken whole: its damage comes with its condition', () => {
  const tree = treeOf([box('a', 1, { effects: [damage(2), { do: 'condition', condition: 'exposed', to: 'target' }] })]);
  const { state } = done(walking(tree, 1), option('a'));
  expect(state.play.units['south-a']).toMatchObject({ damage: 2, conditions: ['exposed'] });
  expect(stance({ tree }).tree.options).toHaveLength(1);
});
