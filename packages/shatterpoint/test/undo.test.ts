import { answer, fingerprint, isOver, logOf, madeIn, replayOf, rewind, seeded, storyOf, undo, type Match } from '@regelwerk/core';
import { must, randomPlay, strollOn } from '@regelwerk/core/testing';
import { luck } from '@regelwerk/dice';
import { describe, expect, test } from 'vitest';
import { ask, choices, openMatch, openReplay, readState, see, shatterpoint, simulate, type Types } from '../src/index.js';
import { tell } from '../src/rulebook/index.js';
import { weigh } from '../src/testing/index.js';
import { shipped } from './tables.js';

const match = randomPlay(shatterpoint, shipped(), { seed: 5, choices: 90, density: 'sparse', weigh });
const hash = (one: Match<Types>): string => fingerprint(one.state.play);

describe('a match can be taken back, kept, and told', () => {
  test('what showed no dice is taken back freely, and the same choice leads to the same state', () => {
    const asked = ask(match.state);
    if (isOver<Types>(asked)) throw new Error('over');
    const [choice] = choices(match.state, 'sparse');
    const on = must(answer(match, choice));
    const back = must(rewind(on, madeIn(match), 'agreed'));
    expect(hash(back)).toBe(hash(match));
    expect(hash(must(answer(back, choice)))).toBe(hash(on));
  });

  test('what showed dice or cards needs agreement, and the match remembers it', () => {
    const start = rewind(match, 0, 'free');
    expect(start).toMatchObject({ _tag: 'Left', left: { kind: 'already-revealed', what: ['chance'] } });
    expect(must(rewind(match, 10, 'agreed')).takenBack).toMatchObject([{ from: madeIn(match), what: ['chance'] }]);
    expect(madeIn(must(undo(match, 'agreed')))).toBeLessThan(madeIn(match));
  });

  test('a replay plays the same match again, from text', () => {
    const again = must(openReplay(JSON.stringify(replayOf(match))));
    expect(hash(again)).toBe(hash(match));
    expect(storyOf(again, tell, 'x')).toBe(storyOf(match, tell, 'x'));
  });

  test('a position in the middle of anything is written down, read, and goes on alike', () => {
    for (const { state } of logOf(match).filter((_, i) => i % 9 === 0)) {
      const read = must(readState(JSON.parse(JSON.stringify(state))));
      expect(fingerprint(read.play)).toBe(fingerprint(state.play));
      const opened = must(openMatch({ kind: 'position', state: read }, [seeded(must(luck(3)))]));
      const goes = strollOn(opened, { seed: 3, choices: 5, density: 'sparse' });
      const other = strollOn(must(openMatch({ kind: 'position', state }, [seeded(must(luck(3)))])), { seed: 3, choices: 5, density: 'sparse' });
      expect(hash(goes)).toBe(hash(other));
    }
  });

  test('a fork goes its own way', () => {
    const run = simulate(match.state);
    const before = fingerprint(run.state.play);
    const fork = run.fork();
    for (let i = 0; i < 5; i += 1) {
      const asked = fork.ask();
      if (asked.kind === 'over' || asked.by === 'chance') break;
      must(fork.play(fork.choices('sparse')[0]!));
    }
    expect(fingerprint(run.state.play)).toBe(before);
    expect(fingerprint(fork.state.play)).not.toBe(before);
  });
});

test('nobody sees an order of cards, and everything else is open to all', () => {
  for (const viewer of ['north', 'south', 'spectator']) {
    const view = see(match.state, viewer);
    expect(view.play).toEqual(match.state.play);
    for (const side of Object.values(view.play.sides)) expect(Array.isArray(side.deck)).toBe(false);
  }
});
