import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answer, leftOver, replayOf, scripted, storyOf, undo, verbs, type Match } from '@regelwerk/core';
import { golden, randomPlay, scriptedCards, scriptedFaces } from '@regelwerk/core/testing';
import { game } from './toy/game.js';
import type { Toy } from './toy/model.js';
import { lucky, matchOn, open, over, sure, TABLE } from './toy/table.js';
import { tell } from './toy/tell.js';

const file = (name: string): string => fileURLToPath(new URL(`golden/${name}`, import.meta.url));

/** Plays by what somebody says: `lay spark`, `answer`, `pass`, `order 2`. */
const played = (match: Match<Toy>, ...said: readonly string[]): Match<Toy> =>
  said.reduce((at, words) => {
    const [kind = '', what] = words.split(' ');
    return sure(answer(at, open(at, kind as 'lay', (choice) => (choice.kind === 'lay' ? choice.card === what : choice.kind !== 'order' || choice.effects[0] === what))));
  }, match);

const told = (name: string, match: Match<Toy>, title: string): void => {
  golden(file(`${name}.story.txt`), storyOf(match, tell, title));
  const document = `${JSON.stringify(replayOf(match), null, 1)}\n`;
  golden(file(`${name}.replay.json`), document);
  expect(storyOf(sure(verbs(game).openReplay(document)), tell, title)).toBe(storyOf(match, tell, title));
};

const deal = scriptedCards('spark', 'shade', 'dare', 'gust', 'gust', 'dare');
const one = { ...TABLE, rounds: 1 };

describe('stories', () => {
  test('[la.window.shade] a gust stops an effect unless a shade stops the gust', () => {
    const match = matchOn(one, [scripted([...deal, scriptedFaces(6, [5, 2])])]);
    // South blows twice at the gain; north shades the first gust only.
    const end = played(match, 'lay spark', 'lay dare', 'order gain', 'pass', 'answer gust', 'answer shade', 'pass', 'answer gust', 'pass', 'pass', 'pass');
    told('gust-and-shade', played(end, 'pass', 'pass', 'pass', 'pass'), 'a gust, a shade, and a second gust');
    expect(leftOver(played(end, 'pass', 'pass', 'pass', 'pass'))).toEqual([]);
  });

  test.each([
    { order: 'gain', coins: 4 },
    { order: 'double', coins: 2 },
  ])('[la.effect.order] $order first leaves $coins coins', ({ order, coins }) => {
    const end = played(matchOn(one, [scripted(deal)]), 'lay spark', 'lay gust', `order ${order}`, 'pass', 'pass', 'pass', 'pass');
    expect(end.state.play.coins).toEqual({ north: coins, south: 0 });
    expect(over(end)).toBe(true);
  });

  test('a whole random match', () => told('random', randomPlay(game, TABLE, { seed: 11, choices: 100, density: 'dense' }), 'a random match, seed 11'));

  test('say what was taken back by agreement', () => {
    const match = played(matchOn(one, [scripted(deal), lucky(1)]), 'lay spark', 'lay dare');
    expect(storyOf(sure(undo(match, 'agreed')), tell, 'regret')).toContain('\ntaken back by agreement: choices 8 to 8 (secret)\n');
  });
});

describe.skipIf(process.env['REGELWERK_GOLDEN'] === 'write')('a golden file', () => {
  test('that differs is shown by its first line', () => {
    expect(() => golden(file('random.story.txt'), 'lanterns · another\n')).toThrow(/random\.story\.txt:1\n {2}was: lanterns · a random match, seed 11\n {2}is: {2}lanterns · another/);
  });

  test('that is missing is asked for', () => expect(() => golden(file('none.txt'), '')).toThrow('REGELWERK_GOLDEN=write'));
});
