import { describe, expect, test } from 'vitest';
import { game } from '../test/toy/game.js';
import type { Choice, Toy } from '../test/toy/model.js';
import { lucky, matchOn, open, sure, TABLE } from '../test/toy/table.js';
import { answer, byHand, fingerprint, leftOver, logOf, madeIn, openMatch, rewind, scripted, withChance, type ChanceSource, type Match, type ScriptedAnswer } from './index.js';

const draws = (...cards: readonly string[]): readonly ScriptedAnswer[] => cards.map((card) => ({ kind: 'draw', card }));
const faces = (counts: readonly number[]): ScriptedAnswer => ({ kind: 'roll', counts: [counts] });
const DEAL = draws('dare', 'gust', 'spark', 'dare', 'shade', 'gust');

const lay = (match: Match<Toy>, card: string): Match<Toy> => sure(answer(match, open(match, 'lay', (c) => c.kind === 'lay' && c.card === card)));
const pass = (match: Match<Toy>): Match<Toy> => sure(answer(match, open(match, 'pass')));
const sources = (match: Match<Toy>): readonly string[] => logOf(match).map(({ source }) => source);

describe('where chance has its answers from', () => {
  test('seeded luck answers by itself', () => {
    expect(sources(matchOn(TABLE, [lucky(1)]))).toEqual(Array(6).fill('seeded'));
  });

  test('a script answers while it lasts, and says what is left over', () => {
    const match = matchOn(TABLE, [scripted([...DEAL, faces([0, 0, 0, 0, 1, 1]), faces([2, 0, 0, 0, 0, 0])]), lucky(1)]);
    expect(sources(match)).toEqual(Array(6).fill('scripted'));
    expect(match.state.play.hands).toEqual({ north: ['dare', 'gust', 'spark'], south: ['dare', 'shade', 'gust'] });
    expect(leftOver(match)).toHaveLength(2);
    const rolled = pass(pass(lay(lay(match, 'dare'), 'dare')));
    expect(leftOver(rolled)).toEqual([faces([2, 0, 0, 0, 0, 0])]);
    expect(rolled.state.play.coins).toEqual({ north: 2, south: 0 });
  });

  test('a list of sources is asked in order: south rolls by hand, the rest is seeded', () => {
    let match = matchOn(TABLE, [byHand(['south']), lucky(1)]);
    expect(sources(match)).toEqual(['seeded', 'seeded', 'seeded']);
    for (const card of ['dare', 'shade', 'gust']) {
      match = sure(answer(match, { kind: 'draw', answers: match.state.play.written, by: 'chance', card }));
    }
    expect(sources(match)).toEqual(['seeded', 'seeded', 'seeded', 'typed-in', 'typed-in', 'typed-in']);
    expect(match.state.play.hands['south']).toEqual(['dare', 'shade', 'gust']);
  });

  test('sources can be exchanged: a script put in later begins at its beginning, and so again after going back', () => {
    const typed = matchOn(TABLE, []);
    const begun = sure(withChance(typed, [scripted(DEAL.slice(0, 2))]));
    expect([sources(begun), leftOver(begun)]).toEqual([['scripted', 'scripted'], []]);
    const on = sure(withChance(begun, [scripted(DEAL.slice(2)), lucky(1)]));
    expect(sources(on)).toEqual(Array(6).fill('scripted'));
    expect(on.state).toEqual(matchOn(TABLE, [scripted(DEAL)]).state);
    expect(logOf(sure(rewind(on, 2, 'agreed'))).map(({ choice }) => choice)).toEqual(logOf(on).map(({ choice }) => choice));
  });

  test('without a source everything is typed in', () => {
    expect(madeIn(matchOn(TABLE, []))).toBe(0);
  });
});

describe('a script that does not fit', () => {
  test('is a refusal that names the answer, and the choice before it is not taken', () => {
    const match = matchOn(TABLE, [scripted([...DEAL, faces([0, 0, 0, 0, 0, 3])])]);
    const asked = pass(lay(lay(match, 'dare'), 'gust'));
    const hash = fingerprint(asked.state.play);
    expect(answer(asked, open(asked, 'pass'))).toEqual({
      _tag: 'Left',
      left: {
        kind: 'script-misfit', source: 0, answer: 6,
        why: { kind: 'impossible-roll', decision: expect.any(Number), group: 0, dice: 2, faces: 6, counts: [0, 0, 0, 0, 0, 3] },
      },
    });
    expect(fingerprint(asked.state.play)).toBe(hash);
  });

  test.each([
    { says: 'a roll where a card is drawn', answers: [faces([1])], path: 'chance.1.answers.0' },
    { says: 'a card that is not in the deck', answers: draws('dare', 'dragon'), path: 'chance.1.answers.1' },
  ])('at the start it is a fault with its path: $says', ({ answers, path }) => {
    const chance: readonly ChanceSource[] = [byHand(['nobody']), scripted(answers)];
    expect(openMatch(game, { kind: 'table', table: TABLE }, chance)).toMatchObject({ _tag: 'Left', left: [{ path }] });
  });
});

describe('opening', () => {
  test.each([
    { says: 'no table', table: undefined, path: 'table' },
    { says: 'a fraction', table: { ...TABLE, rounds: 1.5 }, path: 'table.rounds' },
    { says: 'too many rounds', table: { ...TABLE, rounds: 10 }, path: 'table.rounds' },
    { says: 'one seat', table: { ...TABLE, seats: ['north'] }, path: 'table.seats' },
    { says: 'the same seat twice', table: { ...TABLE, seats: ['north', 'north'] }, path: 'table' },
    { says: 'a seat called chance', table: { ...TABLE, seats: ['north', 'chance'] }, path: 'table' },
    { says: 'a seat called spectator', table: { ...TABLE, seats: ['spectator', 'south'] }, path: 'table' },
  ])('a table with a fault is refused with the path: $says', ({ table, path }) => {
    expect(openMatch(game, { kind: 'table', table }, [])).toMatchObject({ _tag: 'Left', left: [{ path }] });
  });

  test('a position is opened in the middle of anything', () => {
    const match = lay(lay(matchOn(TABLE, [scripted(DEAL), lucky(1)]), 'dare'), 'gust');
    const saved: unknown = JSON.parse(JSON.stringify(match.state));
    const again = sure(openMatch(game, { kind: 'position', state: saved }, [lucky(1)]));
    expect(again.state).toEqual(match.state);
    expect(again.start.kind).toBe('position');
  });

  test('a position that breaks an invariant is refused by its name', () => {
    const { table, play } = matchOn(TABLE, [lucky(1)]).state;
    const state = { table, play: { ...play, discard: ['spark'] } };
    expect(openMatch(game, { kind: 'position', state }, [])).toEqual({
      _tag: 'Left',
      left: [{ path: 'play.deck.spark', expected: '4 in all', rule: 'la.round.deal' }],
    });
  });
});

describe('a choice', () => {
  test('[EN-07] that is refused leaves no trace', () => {
    const match = matchOn(TABLE, [lucky(1)]);
    const before = JSON.stringify(match);
    const wrong: Choice = { ...open(match, 'lay'), answers: 3 };
    expect(answer(match, wrong)).toEqual({ _tag: 'Left', left: { kind: 'stale', answers: 3, asked: match.state.play.written } });
    expect(JSON.stringify(match)).toBe(before);
  });

  test('[EN-18] is not frozen, nor changed, nor kept', () => {
    const match = matchOn(TABLE, [scripted(DEAL)]);
    const mine = { ...sure({ _tag: 'Right', right: open(match, 'lay') }) };
    const next = sure(answer(match, mine));
    expect(Object.isFrozen(mine)).toBe(false);
    expect(next.last?.choice).toEqual(mine);
    expect(next.last?.choice).not.toBe(mine);
    const table = JSON.parse(JSON.stringify(TABLE)) as typeof TABLE;
    matchOn(table, [lucky(1)]);
    expect(Object.isFrozen(table) || Object.isFrozen(table.deck)).toBe(false);
  });
});
