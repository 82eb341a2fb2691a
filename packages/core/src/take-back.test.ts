import { describe, expect, test } from 'vitest';
import type { Toy } from '../test/toy/model.js';
import { lucky, matchOn, open, sure, TABLE } from '../test/toy/table.js';
import { answer, byHand, fingerprint, logOf, madeIn, rewind, scripted, undo, type Match } from './index.js';

const deal = ['dare', 'gust', 'spark', 'dare', 'shade', 'gust'].map((card) => ({ kind: 'draw' as const, card }));
const first = matchOn(TABLE, [scripted(deal), lucky(1)]);
const lay = (match: Match<Toy>): Match<Toy> => sure(answer(match, open(match, 'lay')));
const laid = lay(first);
const revealed = lay(laid);

describe('taking back', () => {
  test('is free while nothing was shown', () => {
    const back = sure(undo(laid, 'free'));
    expect(back.state).toEqual(first.state);
    expect(back.takenBack).toEqual([]);
  });

  test('[EN-06] is refused after a secret was revealed, and nothing changes', () => {
    const hash = fingerprint(revealed.state.play);
    expect(undo(revealed, 'free')).toEqual({ _tag: 'Left', left: { kind: 'already-revealed', what: ['secret'], since: revealed.last?.choice.answers } });
    expect(fingerprint(revealed.state.play)).toBe(hash);
    expect(madeIn(revealed)).toBe(8);
  });

  test('[EN-06] is possible by agreement, and the match remembers it', () => {
    const back = sure(undo(revealed, 'agreed'));
    expect(back.state).toEqual(laid.state);
    expect(back.takenBack).toEqual([{ from: 8, to: 7, what: ['secret'] }]);
    expect(sure(undo(back, 'free')).takenBack).toHaveLength(1);
  });

  test('[EN-06] needs agreement after chance answered, whoever typed it in', () => {
    const typed = matchOn(TABLE, [byHand([])]);
    const drawn = sure(answer(typed, { kind: 'draw', answers: 1, by: 'chance', card: 'spark' }));
    expect(rewind(drawn, 0, 'free')).toEqual({ _tag: 'Left', left: { kind: 'already-revealed', what: ['chance'], since: 1 } });
    expect(sure(rewind(drawn, 0, 'agreed'))).toMatchObject({ last: undefined, takenBack: [{ from: 1, to: 0, what: ['chance'] }] });
  });

  test('lets the sources answer again where chance is asked: the same, since the seed is the same', () => {
    const back = sure(rewind(revealed, 3, 'agreed'));
    expect(madeIn(back)).toBe(6);
    expect(back.state).toEqual(first.state);
  });

  test.each([{ made: -1 }, { made: 9 }, { made: 0.5 }, { made: Number.NaN }])('of $made choices is refused', ({ made }) => {
    expect(rewind(revealed, made, 'agreed')).toEqual({ _tag: 'Left', left: { kind: 'no-such-point', made: 8, asked: made } });
  });

  test('of nothing is refused', () => {
    expect(undo(first, 'agreed')).toEqual({ _tag: 'Left', left: { kind: 'nothing-to-take-back' } });
  });
});

test('a branch is an older match that somebody kept', () => {
  const other = sure(answer(laid, open(laid, 'lay', (choice) => choice.kind === 'lay' && choice.card === 'gust')));
  expect(logOf(other).slice(0, 7)).toEqual(logOf(revealed).slice(0, 7));
  expect(fingerprint(other.state.play)).not.toBe(fingerprint(revealed.state.play));
  expect(madeIn(laid)).toBe(7);
});
