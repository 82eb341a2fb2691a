import { describe, expect, test } from 'vitest';
import { game } from '../test/toy/game.js';
import { matchOn, open, sure, TABLE } from '../test/toy/table.js';
import { answer, ask, fingerprint, isAsked, play, scripted, see, seeDecision, seeEvents, viewerOf } from './index.js';
import { scriptedCards } from './testing/index.js';

const hidden = { ...TABLE, hand: 2, deck: { dare: 1, gust: 1, shade: 1, spark: 1 } };
const match = matchOn(hidden, [scripted(scriptedCards('dare', 'spark', 'gust', 'shade'))]);
const laid = sure(answer(match, open(match, 'lay', (choice) => choice.kind === 'lay' && choice.card === 'spark')));

describe('who looks', () => {
  test.each([
    { who: 'north', viewer: 'north' },
    { who: 'nobody', viewer: 'spectator' },
    { who: 'spectator', viewer: 'spectator' },
    { who: 'chance', viewer: 'spectator' },
    { who: 'constructor', viewer: 'spectator' },
    { who: '__proto__', viewer: 'spectator' },
    { who: '', viewer: 'spectator' },
  ])('$who is $viewer', ({ who, viewer }) => {
    expect(viewerOf(game, hidden, who)).toBe(viewer);
    expect(see(game, laid.state, who)).toEqual(see(game, laid.state, viewer));
  });

  test.each([
    { who: 'north', asked: false },
    { who: 'south', asked: true },
    { who: 'chance', asked: false },
  ])('$who is asked: $asked', ({ who, asked }) => expect(isAsked(game, laid.state, who)).toBe(asked));
});

describe('a card that is laid face down', () => {
  test.each([
    { viewer: 'north', knows: true },
    { viewer: 'south', knows: false },
    { viewer: 'spectator', knows: false },
  ])('[EN-03] $viewer knows it: $knows', ({ viewer, knows }) => {
    const view = { ...see(game, laid.state, viewer), table: null };
    const events = laid.last === undefined ? [] : seeEvents(game, laid.last, viewer);
    const decision = seeDecision(game, laid.state, viewer);
    expect(JSON.stringify([view, events, decision]).includes('spark')).toBe(knows);
    expect(view.cards).toEqual({ north: { hand: 1, laid: 1 }, south: { hand: 2, laid: 0 } });
  });

  test('[EN-27] is answered once, and what both lay does not depend on the other', () => {
    const again = { kind: 'lay', answers: laid.state.play.written, by: 'north', card: 'dare' };
    expect(answer(laid, again)).toMatchObject({ _tag: 'Left', left: { kind: 'not-yours', by: 'north', asked: 'south' } });
    const spectator = see(game, laid.state, 'spectator');
    expect(spectator.laid).toEqual([]);
    const both = sure(answer(laid, open(laid, 'lay', (choice) => choice.kind === 'lay' && choice.card === 'gust')));
    expect(both.last?.events.map(({ kind }) => kind).slice(0, 2)).toEqual(['card-laid', 'cards-revealed']);
  });

  test('[EN-27] until the last one is laid nothing is revealed, whoever waits', () => {
    expect(laid.last?.events).toEqual([{ kind: 'card-laid', rule: 'la.round.lay', seat: 'north', card: 'spark' }]);
    expect(ask(game, laid.state)).toMatchObject({ by: 'south', for: 'lay' });
  });
});

test('[EN-29] what south may choose does not depend on what north has laid', () => {
  const other = sure(answer(match, open(match, 'lay', (choice) => choice.kind === 'lay' && choice.card === 'dare')));
  expect(fingerprint(other.state.play)).not.toBe(fingerprint(laid.state.play));
  expect(seeDecision(game, other.state, 'south')).toEqual(seeDecision(game, laid.state, 'south'));
  expect(see(game, other.state, 'south')).toEqual(see(game, laid.state, 'south'));
  for (const card of ['gust', 'shade', 'spark']) {
    const choice = { kind: 'lay', answers: laid.state.play.written, by: 'south', card };
    expect(play(game, other.state, choice)._tag).toBe(play(game, laid.state, choice)._tag);
  }
});

test('when the match is over everybody sees how it ended', () => {
  const state = { table: hidden, play: { ...laid.state.play, agenda: [] } };
  expect(seeDecision(game, state, 'nobody')).toEqual({ kind: 'over', outcome: { coins: { north: 0, south: 0 } } });
});
