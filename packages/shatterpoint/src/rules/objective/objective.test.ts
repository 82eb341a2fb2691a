import { isLeft, decode } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { Mission } from '../../model/mission.js';
import type { State } from '../../model/state.js';
import { after } from '../../testing/after.js';
import { part, plainMission, sceneOf, type Scene } from '../../testing/scene.js';
import { checkDefeat } from '../damage/defeat.js';
import { scoreTurn } from '../struggle/score.js';
import { contestersAt } from './contest.js';
import { putControl } from './control.js';
import { countedControl } from './determine.js';
import { activeObjectives, controlledBy } from './inactive.js';
import { missionFaults } from './mission-data.js';
import { more } from './nearest-not-decisive.js';
import { standing } from './no-victory-points.js';
import { counting } from './other-elevations.js';
import { priorityBy, priorityObjective } from './priority.js';
import { levelWith } from './same-elevation.js';
import { controllerBy } from './tie.js';
import { tokenAt, tokensBlock } from './token.js';
import { controlAtEnd } from './when-determined.js';

// Objective o2 lies in the middle of the board, at (457.2, 457.2) mm.
const MID = 457.2;
type At = NonNullable<Scene['at']>;
type Changes = Scene & { readonly control?: string; readonly on?: string; readonly active?: boolean };

/** A scene in which o2 may be controlled, inactive, or lie on another surface. */
const scene = (at: At, { control, on = 'board', active = true, ...changes }: Changes = {}): State => {
  const state = sceneOf({ ...changes, at });
  const objectives = { ...state.play.objectives, o2: { ...state.play.objectives['o2']!, on, active, control: control === undefined ? [] : [control] } };
  return { table: state.table, play: { ...state.play, objectives } };
};

/** Who controls o2 once control has been determined. */
const controller = (state: State): string | undefined => after(state, controlAtEnd(state)).play.objectives['o2']?.control[0];

const deck = (id: string, elevation: number) => ({ id, name: id, parts: [part(`${id}-top`, [380, 380, 540, 540], { elevation, bottom: elevation * 9_000, top: elevation * 10_000 })] });
const twoDecks = { pieces: [deck('low', 1), deck('high', 2)] };

test.each([
  { says: 'at range 2 exactly it contests', gap: 76.2, contests: true },
  { says: 'a hundredth of a millimetre beyond it does not', gap: 76.21, contests: false },
  { says: 'near by and wounded it does not', gap: 38.1, wounded: true, contests: false },
])('[sp.objective.contest] $says', ({ gap, wounded = false, contests }) => {
  const state = sceneOf({ at: { 'north-a-1': [MID + 20 + 12.7 + gap, MID] }, units: { 'north-a': wounded ? { wounded: 1, damage: 8 } : {} } });
  expect(contestersAt(state, { x: 45_720, y: 45_720 })).toEqual(contests ? ['north-a-1'] : []);
});

test('[sp.objective.contest] who is not on the board contests nothing', () => {
  expect(contestersAt(sceneOf(), { x: 0, y: 0 })).toEqual([]);
});

test.each([
  { says: '108.9 mm from centre to centre', distance: 108.9, contests: true },
  { says: '108.91 mm', distance: 108.91, contests: false },
])('[sp.objective.token-size] the token is a disc of 25.4 mm, and a base of 40 mm contests up to its edge: $says', ({ distance, contests }) => {
  const state = sceneOf({ at: { 'north-a-1': [MID + distance, MID] } });
  expect(tokenAt({ x: 45_720, y: 45_720 })).toMatchObject({ center: { x: 45_720, y: 45_720 }, radius: 1270 });
  expect(contestersAt(state, { x: 45_720, y: 45_720 })).toEqual(contests ? ['north-a-1'] : []);
});

test.each([
  { says: 'they stand in nobody’s way', option: false },
  { says: 'unless the table has agreed so', option: true },
])('[sp.objective.token-in-move] objective tokens: $says', ({ option }) => {
  expect(tokensBlock(sceneOf({ options: { 'objective.blocksMovement': option } }))).toBe(option);
});

test.each([
  { says: 'the enemy’s majority at the end of one’s own turn takes it', active: 'north' },
  { says: 'and so it does at the end of the enemy’s', active: 'south' },
])('[sp.objective.when-determined] $says', ({ active }) => {
  const state = scene({ 'south-a-1': [MID, 500] }, { control: 'north', play: { active } });
  expect(controlAtEnd(state)).toEqual([{ kind: 'control-changed', rule: 'sp.objective.control-token', objective: 'o2', seat: 'south' }]);
});

test('[sp.objective.when-determined] who came and left within a turn has changed nothing', () => {
  const there = scene({ 'north-a-1': [MID, 500] }, { control: 'south' });
  const left = after(there, [{ kind: 'moved', rule: 'sp.move.advance', character: 'north-a-1', how: 'advance', to: { x: 10_000, y: 10_000, on: 'board' }, through: [] }]);
  expect(controller(left)).toBe('south');
});

test.each([
  { says: 'one on its elevation beats two below', on: 'low-top', at: { 'north-a-1': [MID, 480, 'low-top'], 'south-a-1': [MID, 400], 'south-b-1': [500, 400] }, controls: 'north' },
  { says: 'two beat one', on: 'board', at: { 'north-a-1': [MID, 480], 'north-b-1': [420, 430], 'south-a-1': [MID, 400] }, controls: 'north' },
] as const)('[sp.objective.same-elevation-first] $says', ({ on, at, controls }) => {
  const state = scene(at, { terrain: twoDecks, on });
  expect(levelWith(state, on, Object.keys(at))).toEqual(Object.keys(at).filter((id) => (state.play.characters[id]?.on ?? '') === on));
  expect(controller(state)).toBe(controls);
});

test.each([
  { says: 'nobody on its elevation: two against one elsewhere', on: 'low-top', at: { 'north-a-1': [MID, 400], 'south-a-1': [MID, 500], 'south-b-1': [MID, 480, 'high-top'] }, control: undefined, controls: 'south' },
  { says: 'a tie on its elevation: three more below do not count', on: 'low-top', at: { 'north-a-1': [MID, 480, 'low-top'], 'south-a-1': [MID, 430, 'low-top'], 'south-b-1': [500, 400], 'south-c-1': [420, 400], 'south-d-1': [400, 500] }, control: 'north', controls: 'north' },
  { says: 'the token on the ground, nobody there: two above against one', on: 'board', at: { 'north-a-1': [MID, 480, 'low-top'], 'north-b-1': [MID, 430, 'low-top'], 'south-a-1': [500, 430, 'low-top'] }, control: undefined, controls: 'north' },
] as const)('[sp.objective.other-elevations] $says', ({ on, at, control, controls }) => {
  const state = scene(at, { terrain: twoDecks, on, ...(control === undefined ? {} : { control }) });
  expect(counting(state, on, []).length).toBe(0);
  expect(controller(state)).toBe(controls);
});

test.each([
  { says: 'one against one leaves it where it was', at: { 'north-a-1': [MID, 500], 'south-a-1': [MID, 400] }, control: 'north', controls: 'north' },
  { says: 'two against two leave it with nobody', at: { 'north-a-1': [MID, 500], 'north-b-1': [500, 500], 'south-a-1': [MID, 400], 'south-b-1': [500, 400] }, controls: undefined },
  { says: 'nobody against nobody leaves it where it was', at: {}, control: 'north', controls: 'north' },
] as const)('[sp.objective.tie] $says', ({ at, controls, ...more_ }) => {
  const state = scene(at, 'control' in more_ ? { control: more_.control } : {});
  expect(controllerBy(state, Object.keys(at), 'control' in more_ ? [more_.control] : [])).toBe(controls);
  expect(controller(state)).toBe(controls);
});

test('[sp.objective.control-token] who takes an objective over lays the only token on it', () => {
  const state = scene({ 'south-a-1': [MID, 500] }, { control: 'north' });
  expect(putControl('o2', 'north', 'south')).toHaveLength(1);
  expect(after(state, controlAtEnd(state)).play.objectives['o2']?.control).toEqual(['south']);
});

test.each([
  { says: 'its player walked away, two turns pass', scene: scene({ 'north-a-1': [100, 100] }, { control: 'north' }) },
  { says: 'its only contester became wounded', scene: scene({ 'north-a-1': [MID, 500] }, { control: 'north', units: { 'north-a': { wounded: 1, damage: 8 } } }) },
])('[sp.objective.control-persists] $says: it stays, and still counts', ({ scene: state }) => {
  expect([...controlAtEnd(state), ...controlAtEnd(state)]).toEqual([]);
  expect([...putControl('o2', 'north', 'north'), ...putControl('o2', 'north', undefined)]).toEqual([]);
  expect(controlledBy(state, 'north')).toEqual(['o2']);
});

test('[sp.objective.control-persists] an only contester is wounded and an enemy is near: the enemy controls it now', () => {
  const state = scene({ 'north-a-1': [MID, 500], 'south-a-1': [MID, 400] }, { control: 'north', units: { 'north-a': { wounded: 1, damage: 8 } } });
  expect(putControl('o2', 'north', 'south')).toHaveLength(1);
  expect(controller(state)).toBe('south');
});

test('[sp.objective.inactive] nobody controls an inactive objective, however many are near', () => {
  const state = scene({ 'north-a-1': [MID, 500], 'north-b-1': [MID, 400], 'north-c-1': [500, MID] }, { active: false });
  expect(activeObjectives(state).map(([id]) => id)).toEqual(['o1', 'o3']);
  expect([controller(state), controlledBy(state, 'north')]).toEqual([undefined, []]);
});

test('[sp.objective.nearest-not-decisive] one in contact with the token against two at nine tenths of the range', () => {
  const state = scene({ 'north-a-1': [MID + 32.7, MID], 'south-a-1': [MID - 32.7 - 68.58, MID], 'south-b-1': [MID, MID - 32.7 - 68.58] });
  expect([more([1, 2]), more([2, 1]), more([1, 1])]).toEqual([1, 0, undefined]);
  expect(controller(state)).toBe('south');
});

test.each([
  { says: 'what has been taken in this turn counts already', option: 'start-of-step-9', token: 1, kinds: ['control-changed', 'token-moved'] },
  { says: 'with "end-of-step-9" it counts from the next turn on', option: 'end-of-step-9', token: 0, kinds: ['control-changed'] },
] as const)('[sp.objective.determine-before-score] $says', ({ option, token, kinds }) => {
  const state = scene({ 'south-a-1': [MID, 500] }, { options: { 'objective.controlStep': option, 'struggle.judgeOnZeroMove': false }, play: { active: 'south' } });
  const events = scoreTurn(state);
  expect(countedControl(state, controlAtEnd(state), 'south')).toEqual({ first: token === 1, controlled: token === 1 ? ['o2'] : [] });
  expect(events.map(({ kind }) => kind)).toEqual(kinds);
  expect(after(state, events).play).toMatchObject({ struggle: { token }, objectives: { o2: { control: ['south'] } } });
});

test('[sp.objective.determine-before-score] what the enemy has just taken does not count any more', () => {
  const state = scene({ 'north-a-1': [MID, 500] }, { control: 'south' });
  expect(countedControl(state, controlAtEnd(state), 'south')).toEqual({ first: true, controlled: [] });
  expect(countedControl(state, controlAtEnd(state), 'north')).toEqual({ first: true, controlled: ['o2'] });
});

test('[sp.objective.determine-before-score] [sp.damage.defeat-check] a unit that is about to be defeated still contests in step 9', () => {
  const state = scene({ 'north-a-1': [MID, 500] }, { units: { 'north-a': { injured: 2 } } });
  expect(countedControl(state, controlAtEnd(state), 'north').controlled).toEqual(['o2']);
  expect(checkDefeat(state)).toHaveLength(1);
});

const symbols = (priority: string | undefined): State => {
  const state = sceneOf({ mission: { priority: 1 } });
  const [o1, o2, o3] = ['o1', 'o2', 'o3'].map((id) => state.play.objectives[id]!);
  const mark = (id: string) => id === priority;
  return {
    table: state.table,
    play: { ...state.play, objectives: { o1: { ...o1!, symbol: 'block', priority: mark('o1') }, o2: { ...o2!, symbol: 'expertise', priority: mark('o2') }, o3: { ...o3!, symbol: 'failure', active: false, priority: mark('o3') } } },
  };
};

test.each([
  { says: 'a block draws the objective with that symbol', before: undefined, counts: [1, 0, 0], after: 'o1' },
  { says: 'expertise draws another', before: 'o1', counts: [0, 1, 0], after: 'o2' },
  { says: 'the same once more changes nothing', before: 'o1', counts: [1, 0, 0], after: 'o1' },
  { says: 'the symbol of an inactive one draws nothing', before: 'o1', counts: [0, 0, 1], after: 'o1' },
  { says: 'no die, no change', before: 'o1', counts: [0, 0, 0], after: 'o1' },
])('[sp.objective.priority] $says', ({ before, counts, after: then }) => {
  const state = symbols(before);
  expect(priorityObjective(after(state, priorityBy(state, counts)))).toBe(then);
});

test('[sp.objective.priority] without a mark there is none; a die without a symbol on the card names none', () => {
  expect(priorityObjective(sceneOf())).toBeUndefined();
  expect(priorityBy(sceneOf(), [1, 0, 0])).toEqual([]);
});

test('[sp.objective.no-victory-points] a match stands at the struggle token, momentum and won struggles', () => {
  const state = sceneOf({ sides: { north: { momentum: 3, won: ['s1'] } }, play: {} });
  expect(standing(state)).toEqual({ token: 0, momentum: [3, 1], won: [1, 0] });
});

test.each([
  { says: 'a plain one is in order', mission: plainMission(), paths: [] },
  { says: 'a plan of a tenth objective where there are nine', mission: plainMission({ objectives: Array.from({ length: 9 }, (_, i) => ({ id: `o${i + 1}`, at: { x: 1000 * i, y: 0 } })), phases: [[{ id: 's1', name: 's1', plans: [{ active: [{ objective: 'o10', symbol: 'none' }] }], rules: [] }], plainMission().phases[1], plainMission().phases[2]] }), paths: ['mission.phases.0.0.plans.0.active.0.objective'] },
  { says: 'an objective twice', mission: plainMission({ objectives: [...plainMission().objectives, { id: 'o1', at: { x: 0, y: 0 } }] }), paths: ['mission.objectives.3.id'] },
  { says: 'a struggle card twice', mission: plainMission({ phases: [plainMission().phases[0], plainMission().phases[0], plainMission().phases[2]] }), paths: ['mission.phases.1.0.id'] },
  { says: 'a plan that names an objective twice', mission: plainMission({ phases: [[{ id: 's1', name: 's1', plans: [{ active: [{ objective: 'o1', symbol: 'none' }, { objective: 'o1', symbol: 'block' }] }], rules: [] }], plainMission().phases[1], plainMission().phases[2]] }), paths: ['mission.phases.0.0.plans.0.active.1'] },
])('[sp.objective.mission-data] $says', ({ mission, paths }) => {
  expect(isLeft(decode(Mission, mission))).toBe(false);
  expect(missionFaults(mission, 'mission').map(({ path }) => path)).toEqual(paths);
});
