import { expect, test } from 'vitest';
import type { Frame } from '../../model/frame.js';
import type { Mission, SpecialRule, StruggleCard } from '../../model/mission.js';
import type { Play } from '../../model/play.js';
import type { State } from '../../model/state.js';
import { askedIn, done, kinds, refusalOf, settled } from '../../testing/act.js';
import { after } from '../../testing/after.js';
import { plainMission, sceneOf, turnFrame, type Scene } from '../../testing/scene.js';
import { rowOf } from '../../testing/track.js';
import { closeStruggle } from './board-stays.js';
import { activate, nextCards, revealNext } from './next-card.js';
import { rulesInForce } from './old-rules-end.js';
import { resetTracker } from './reset.js';
import { chooserAfter, firstChooser, whyNotPlan } from './two-maps.js';
import { settleStruggle } from './win-resolved.js';
import { takeCard } from './winner-takes-card.js';

const plan = (...ids: readonly string[]) => ({ active: ids.map((objective) => ({ objective, symbol: 'none' as const })) });
const note = (name: string): SpecialRule => ({ name, at: 'turn-end', effects: [{ do: 'force', how: 'refresh', side: 'own', n: 1 }] });
const card = (id: string, changes: Partial<StruggleCard> = {}): StruggleCard => ({ id, name: id, plans: [plan('o1', 'o2', 'o3')], rules: [], ...changes });
const phases = (two: readonly StruggleCard[]): Mission['phases'] => [[card('s1')], [...two], [card('s3')]];

/** Step 11 of a turn of `north`, in which `winner` has won the first struggle. */
const won = (winner: string, scene: Scene = {}, two: readonly StruggleCard[] = [card('s2', { plans: [plan('o2', 'o3')] })]): State =>
  sceneOf({
    mission: { ...plainMission(), phases: phases(two), ...scene.mission },
    agenda: [turnFrame('north', '', { activated: 'north-a', step: 11 })],
    ...scene,
    play: { struggle: { token: 5, decks: [[], two.map(({ id }) => id), ['s3']], phase: 1, card: 's1', plan: 0, winner: [winner] }, ...scene.play },
  });
/** What step 11 makes of it until somebody is asked for a plan, or only the turn is left. */
const after11 = (state: State): State => after(state, settleStruggle(state));
const frame = (changes: Partial<Extract<Frame, { kind: 'struggle' }>> = {}): Frame => ({ kind: 'struggle', chooser: 'south', card: '', ...changes });

test('[sp.struggle.win-resolved-late] a won struggle changes nothing before step 11', () => {
  const state = won('south');
  expect([rowOf(state, 'south'), state.play.struggle.token, state.play.sides['south']?.won]).toEqual([[8], 5, []]);
  expect(kinds(settleStruggle(state))).toEqual(['struggle-card-taken', 'tracker-set', 'begun']);
  expect(settleStruggle(sceneOf())).toEqual([]);
});

test('[sp.struggle.winner-takes-card] the winner takes the card: 1 against 0', () => {
  const state = won('south');
  expect(takeCard(state, 'south')).toEqual({ kind: 'struggle-card-taken', rule: 'sp.struggle.winner-takes-card', seat: 'south', card: 's1' });
  const { sides, struggle } = after11(state).play;
  expect([sides['south']?.won, sides['north']?.won, struggle.card]).toEqual([['s1'], [], '']);
});

test('[sp.struggle.reset-tokens] [sp.struggle.reset-track] momentum, activity and control are cleared; the token goes to 0, one momentum to each 8', () => {
  const objective = { x: 0, y: 0, on: 'board', active: true, control: ['north'], symbol: 'block' as const, priority: true };
  const state = won('south', { sides: { north: { momentum: 3, gaps: [] }, south: { momentum: 2, gaps: [7] } }, play: {} });
  const full = { ...state, play: { ...state.play, objectives: { o1: objective, o2: objective, o3: { ...objective, control: [] } } } };
  const { play } = after(full, [resetTracker()]);
  expect([play.struggle.token, play.struggle.winner]).toEqual([0, []]);
  expect([rowOf({ ...full, play }, 'north'), rowOf({ ...full, play }, 'south')]).toEqual([[8], [8]]);
  expect(Object.values(play.objectives).every(({ active, control, symbol, priority }) => !active && control.length === 0 && symbol === 'none' && !priority)).toBe(true);
});

test('[sp.struggle.board-stays] all else stays: damage, wounds, conditions, hunker tokens, places, decks, reserves, force', () => {
  const state = won('south', {
    units: { 'north-b': { damage: 5, injured: 1, conditions: ['pinned'], hunker: 2 } },
    at: { 'north-b-1': [300, 300] },
    sides: { north: { reserve: ['north-c'], used: ['north-d'], force: 2 } },
  });
  const then = after(state, closeStruggle(state, 'south'));
  const kept = ({ units, characters, sides, active, turn }: State['play']) => ({
    units, characters, active, turn, sides: Object.fromEntries(Object.entries(sides).map(([seat, side]) => [seat, { ...side, won: [], momentum: 0, gaps: [] }])),
  });
  expect(kept(then.play)).toEqual(kept(state.play));
});

test('[sp.struggle.next-card] the second player wins in its turn; the first player reveals, and what the card marks is active', () => {
  const state = won('south', { play: { struggle: { token: 5, decks: [[], ['s2', 's2b'], ['s3']], phase: 1, card: 's1', plan: 0, winner: ['south'] }, active: 'south' } }, [card('s2', { plans: [plan('o2', 'o3')] }), card('s2b')]);
  const next = after11(state);
  expect(nextCards(next)).toEqual(['s2', 's2b']);
  expect(revealNext(next, '')).toEqual({ kind: 'begun', rule: 'sp.struggle.next-card', frame: { kind: 'draw', seat: 'north', pile: 'struggle' } });
  expect(revealNext(next, 's2b')).toEqual({ kind: 'struggle-revealed', rule: 'sp.struggle.next-card', card: 's2b', phase: 2 });
  const revealed = after(next, [revealNext(next, 's2')]);
  const active = after(revealed, [activate(revealed, 0)]).play.objectives;
  expect(Object.entries(active).filter(([, one]) => one.active).map(([id]) => id)).toEqual(['o2', 'o3']);
});

test('[sp.struggle.next-card] the only card possible is revealed without a draw', () => {
  const next = after11(won('south'));
  expect(revealNext(next, '')).toEqual({ kind: 'struggle-revealed', rule: 'sp.struggle.next-card', card: 's2', phase: 2 });
});

test('[sp.struggle.next-card] [sp.end.up-to-three] after the third there is none', () => {
  expect(nextCards(sceneOf({ play: { struggle: { token: 0, decks: [['s1'], ['s2'], ['s3']], phase: 3, card: 's3', plan: 0, winner: [] } } }))).toEqual([]);
});

const twoPlans = [card('s2', { plans: [plan('o1'), plan('o2', 'o3')] })];

test('[sp.struggle.two-maps] the loser is asked for one of the two plans; the winner is not', () => {
  const state = after11(won('north', {}, twoPlans));
  expect(chooserAfter(state, 'north')).toBe('south');
  expect(askedIn(settled(state))).toMatchObject({ kind: 'pick', for: 'plan', by: 'south', card: 's2' });
  expect(refusalOf(state, { kind: 'plan', plan: 1, by: 'north' })).toMatchObject({ kind: 'not-yours', by: 'north', asked: 'south' });
  expect(refusalOf(state, { kind: 'plan', plan: 1 })).toBeUndefined();
  expect(refusalOf(state, { kind: 'pass' })).toMatchObject({ kind: 'not-asked', for: 'plan' });
  const revealed = after(state, [revealNext(state, '')]);
  expect(after(revealed, [activate(revealed, 1)]).play).toMatchObject({ struggle: { plan: 1 }, objectives: { o1: { active: false }, o2: { active: true }, o3: { active: true } } });
});

test('[sp.struggle.two-maps] a plan that the card does not show cannot be chosen', () => {
  const state = after11(won('north'));
  const revealed = after(state, [revealNext(state, '')]);
  expect(whyNotPlan(revealed, 0)).toBeUndefined();
  expect(whyNotPlan(revealed, 1)).toEqual({ kind: 'no-such-plan', rule: 'sp.struggle.two-maps', plan: 1 });
  // No card lies open yet.
  expect(whyNotPlan(state, 0)).toEqual({ kind: 'no-such-plan', rule: 'sp.struggle.two-maps', plan: 0 });
});

test.each([
  { says: 'the second player chooses', option: 'second-player', first: 'north', chooser: 'south' },
  { says: 'whoever that is', option: 'second-player', first: 'south', chooser: 'north' },
  { says: 'with "first-player" the first', option: 'first-player', first: 'north', chooser: 'north' },
  { says: 'whoever it is', option: 'first-player', first: 'south', chooser: 'south' },
] as const)('[sp.struggle.two-maps-first] two plans on the very first card: $says', ({ option, first, chooser }) => {
  expect(firstChooser(sceneOf({ options: { 'struggle.firstMapChooser': option }, play: { first: [first] } }))).toBe(chooser);
});

test.each([
  { says: 'those of the mission and of the current card', option: 'end', names: ['RM', 'R2'] },
  { says: 'with "stay" those of a won card, too', option: 'stay', names: ['RM', 'R1', 'R2'] },
] as const)('[sp.struggle.old-rules-end] rules in force during the second struggle: $says', ({ option, names }) => {
  const state = sceneOf({
    options: { 'struggle.oldCardRules': option },
    mission: { rules: [note('RM')], phases: [[card('s1', { rules: [note('R1')] })], [card('s2', { rules: [note('R2')] })], [card('s3')]] },
    sides: { north: { won: ['s1'] } },
    play: { struggle: { token: 0, decks: [[], [], ['s3']], phase: 2, card: 's2', plan: 0, winner: [] } },
  });
  expect(rulesInForce(state).map(({ name }) => name)).toEqual(names);
});

test('[sp.struggle.old-rules-end] before a mission is chosen none is in force', () => {
  expect(rulesInForce(sceneOf({ play: { mission: [] } }))).toEqual([]);
});

test('[sp.struggle.win-resolved-late] [sp.struggle.next-card] step 11 by itself: settled, revealed by chance, its rules speak, the turn goes on', () => {
  const speaks = { ...note('start'), at: 'struggle-begun' as const };
  const two = [card('s2', { plans: [plan('o2')], rules: [speaks] }), card('s2b')];
  const state = won('south', { play: { struggle: { token: 5, decks: [[], ['s2', 's2b'], ['s3']], phase: 1, card: 's1', plan: 0, winner: ['south'] } }, sides: { north: { force: 3 } } }, two);
  expect(askedIn(settled(state))).toMatchObject({ kind: 'draw', by: 'chance', from: { s2: 1, s2b: 1 } });
  const { events } = done(state, { kind: 'draw', card: 's2' });
  expect(kinds(events).slice(0, 5)).toEqual(['card-drawn', 'struggle-revealed', 'plan-set', 'done', 'begun']);
  expect(kinds(events)).toContain('rule-applied');
  expect(settleStruggle(state)).toHaveLength(3);
  expect(nextCards(state)).toHaveLength(2);
});

const last = (play: Partial<Play> = {}): Scene => ({
  sides: { north: { won: ['s1'] }, south: { won: ['s2'] } },
  play: { struggle: { token: 5, decks: [[], [], []], phase: 3, card: 's3', plan: 0, winner: ['south'] }, ...play },
});

test('[sp.struggle.win-resolved-late] the second card ends the match there: no new card', () => {
  const state = sceneOf({ ...last(), agenda: [turnFrame('north', '', { activated: 'north-a', step: 11 })] });
  expect(kinds(settleStruggle(state))).toEqual(['struggle-card-taken', 'match-ended']);
  expect(frame().kind).toBe('struggle');
});
