import { describe, expect, test } from 'vitest';
import { game } from '../test/toy/game.js';
import type { Choice, State, Toy } from '../test/toy/model.js';
import { lucky, matchOn, open, sure, TABLE } from '../test/toy/table.js';
import { ask, begin, check, choices, fingerprint, fold, isOver, play, rest, sample, simulate, verbs, type Game } from './index.js';
import { randomPlay, statesOf, visitsOf } from './testing/index.js';

const copy = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;
const match = matchOn(TABLE, [lucky(1)]);
const { state } = match;
const lay = open(match, 'lay');

describe('the machine refuses', () => {
  test.each([
    { says: 'an older question', choice: { ...lay, answers: lay.answers - 1 }, left: { kind: 'stale', answers: lay.answers - 1, asked: lay.answers } },
    { says: 'a later question', choice: { ...lay, answers: lay.answers + 1 }, left: { kind: 'stale', answers: lay.answers + 1, asked: lay.answers } },
    { says: 'another seat', choice: { ...lay, by: 'south' }, left: { kind: 'not-yours', by: 'south', asked: 'north', decision: lay.answers } },
    { says: 'a seat that does not exist', choice: { ...lay, by: 'constructor' }, left: { kind: 'not-yours', by: 'constructor', asked: 'north', decision: lay.answers } },
    { says: 'another kind', choice: { kind: 'pass', answers: lay.answers, by: 'north' }, left: { kind: 'not-asked', choice: 'pass', decision: lay.answers, for: 'lay' } },
  ])('[EN-07] $says', ({ choice, left }) => {
    expect(check(game, state, choice)).toEqual({ _tag: 'Left', left });
    expect(play(game, state, choice)).toEqual({ _tag: 'Left', left });
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', ''])('[EN-15] a card called %j', (card) => {
    expect(check(game, state, { ...lay, card })).toMatchObject({ _tag: 'Left', left: { kind: 'malformed', faults: [{ path: 'card' }] } });
  });

  const asked = begin(game, TABLE).state;
  const draw = { kind: 'draw', answers: asked.play.written, by: 'chance', card: 'dare' };
  test.each([
    { says: 'a roll where a card is drawn', choice: { ...draw, kind: 'roll', counts: [] }, kind: 'not-asked' },
    { says: 'a draw by a seat', choice: { ...lay, answers: draw.answers }, kind: 'not-yours' },
  ])('[EN-07] $says', ({ choice, kind }) => expect(play(game, asked, choice)).toMatchObject({ _tag: 'Left', left: { kind } }));

  test('everything when the match is over', () => {
    const end: State = { table: state.table, play: { ...state.play, agenda: [] } };
    expect(isOver<Toy>(ask(game, end))).toBe(true);
    expect(choices(game, end, 'dense')).toEqual([]);
    expect(sample(game, end, lucky(1).luck)).toBeUndefined();
    expect(play(game, end, lay)).toEqual({ _tag: 'Left', left: { kind: 'match-over' } });
  });
});

describe('a choice that may be made at any time', () => {
  const yields: Game<Toy> = {
    ...game,
    anytime: {
      takes: ({ kind }) => kind === 'pass',
      check: (_, choice) => ({ _tag: 'Right', right: choice }),
      reduce: () => [],
    },
  };
  const pass = { kind: 'pass', answers: lay.answers, by: 'south' };

  test('is taken from a seat that is not asked', () => {
    expect(check(game, state, pass)).toMatchObject({ _tag: 'Left', left: { kind: 'not-yours' } });
    expect(check(yields, state, pass)).toEqual({ _tag: 'Right', right: pass });
  });

  test('names the decision that is open, or is stale', () => {
    expect(check(yields, state, { ...pass, answers: lay.answers - 1 })).toMatchObject({ _tag: 'Left', left: { kind: 'stale' } });
  });

  test('is taken while chance is asked', () => {
    const drawing = begin(game, TABLE).state;
    expect(check(yields, drawing, { ...pass, answers: drawing.play.written })).toMatchObject({ _tag: 'Right' });
  });
});

describe('states', () => {
  test('[EN-18] a state that is not frozen is neither changed nor frozen', () => {
    const loose = copy(state);
    const before = copy(loose);
    sure(play(game, loose, copy(lay)));
    expect(loose).toEqual(before);
    expect([loose.play, loose.play.hands, loose.play.agenda, loose.table, loose.table.deck].some((part) => Object.isFrozen(part))).toBe(false);
  });

  test('[EN-18] all states of a match stay what they were', () => {
    const kept = statesOf(randomPlay(game, TABLE, { seed: 3, choices: 50, density: 'dense' }));
    const hashes = kept.map(({ play: each }) => fingerprint(each));
    const again = randomPlay(game, TABLE, { seed: 3, choices: 50, density: 'dense' });
    expect(statesOf(again).map(({ play: each }) => fingerprint(each))).toEqual(hashes);
    expect(kept.map(({ play: each }) => fingerprint(each))).toEqual(hashes);
  });

  test('share what did not change', () => {
    const next = sure(play(game, state, lay)).state;
    expect(next.table).toBe(state.table);
    expect(next.play.hands['south']).toBe(state.play.hands['south']);
    expect(next.play.hands['north']).not.toBe(state.play.hands['north']);
  });

  test('driven in place are independent of their forks', () => {
    const drive = simulate(game, state);
    const fork = drive.fork();
    sure(drive.play(lay));
    expect(fork.state.play).toEqual(state.play);
    expect(drive.state.play.written).toBe(state.play.written + 1);
    expect(drive.choices('dense').length).toBeGreaterThan(0);
  });

  test('that do not rest are let go on', () => {
    const moving: State = { table: state.table, play: { ...state.play, agenda: [{ kind: 'round', step: 'end' }] } };
    expect(() => ask(game, moving)).toThrow('not at rest: round');
    const { events } = rest(game, moving);
    expect(events[0]).toEqual({ kind: 'round-began', rule: 'la.round.end' });
  });
});

describe('mistakes in the rules are found', () => {
  test('a runaway agenda is stopped, and its frames are named', () => {
    const endless: Game<Toy> = { ...game, rooms: { ...game.rooms, deal: { ...game.rooms.deal, ask: () => undefined, advance: () => [] } } };
    expect(() => begin(endless, TABLE)).toThrow('never comes to rest: round › deal');
  });
});

test('[EN-10] a match needs neither clock nor dice of the machine', () => {
  const held = { random: Math.random, now: Date.now };
  const forbidden = (): never => {
    throw new Error('the world was asked');
  };
  const before = randomPlay(game, TABLE, { seed: 8, choices: 30, density: 'sample' });
  Object.assign(Math, { random: forbidden });
  Object.assign(Date, { now: forbidden });
  try {
    const again = randomPlay(game, TABLE, { seed: 8, choices: 30, density: 'sample' });
    expect(fingerprint(again.state.play)).toBe(fingerprint(before.state.play));
  } finally {
    Object.assign(Math, { random: held.random });
    Object.assign(Date, { now: held.now });
  }
});

describe('verbs', () => {
  const { ask: asked, choices: listed, imagine, see: look, sample: draw, seeDecision, seeEvents, simulate: driven, begin: start, check: may, play: go, rest: still, readState, openMatch } = verbs(game);

  test('are the functions of core, bound to a game', () => {
    expect(asked(state)).toEqual(ask(game, state));
    expect(listed(state, 'dense')).toEqual(choices(game, state, 'dense'));
    expect(may(state, lay)).toEqual(check(game, state, lay));
    expect(go(state, lay)).toEqual(play(game, state, lay));
    expect(driven(state).state).toEqual(state);
    expect(start(TABLE)).toEqual(begin(game, TABLE));
    expect(still(state).state).toEqual(state);
    expect(sure(readState(copy(state)))).toEqual(state);
    expect(sure(openMatch({ kind: 'position', state }, [])).state).toEqual(state);
    expect(draw(state, lucky(5).luck)).toEqual(draw(state, lucky(5).luck));
    expect(seeDecision(state, 'south')).toMatchObject({ by: 'north' });
    expect(seeEvents({ state, events: [] }, 'south')).toEqual([]);
  });

  test('[EN-25] a bot that gets a view and imagines the rest decides alike in states that look alike', () => {
    const bot = (view: ReturnType<typeof look>): unknown => draw(imagine(view, lucky(7).luck), lucky(8).luck);
    for (const { before } of visitsOf(randomPlay(game, TABLE, { seed: 21, choices: 30, density: 'dense' }))) {
      const by = ask(game, before);
      if (isOver<Toy>(by) || by.by === 'chance') continue;
      const twin = imagine(look(before, by.by), lucky(9).luck);
      expect(bot(look(twin, by.by))).toEqual(bot(look(before, by.by)));
      expect(check(game, before, bot(look(before, by.by)) as Choice)._tag).toBe('Right');
    }
  });
});

test('a fold of no events is the play itself', () => expect(fold(game, state.play, [])).toBe(state.play));
