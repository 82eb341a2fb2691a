import { describe, expect, test } from 'vitest';
import { game } from '../test/toy/game.js';
import type { Toy } from '../test/toy/model.js';
import { lucky, matchOn, open, sure, TABLE } from '../test/toy/table.js';
import { answer, fingerprint, firstDifference, logOf, madeIn, openMatch, readReplay, replayOf, undo, verbs, verifyReplay, withChance, type Fault, type Match, type Replay } from './index.js';
import { randomPlay, strollOn } from './testing/index.js';

const match = randomPlay(game, TABLE, { seed: 4, choices: 12, density: 'dense' });
const replay = replayOf(match);
const text = JSON.stringify(replay);
const sealed = ({ seal: _, ...body }: Replay): Replay => ({ ...body, seal: fingerprint(body) });
const json = (): Replay => JSON.parse(text) as Replay;
const faultsOf = (source: unknown): readonly Fault[] => {
  const read = readReplay([game], source);
  return read._tag === 'Left' ? read.left : [];
};

describe('a replay', () => {
  test('plays again to the same match, choice by choice', () => {
    const read = sure(readReplay([game], text));
    const again = sure(verifyReplay(read.game, read.replay));
    expect(again.state).toEqual(match.state);
    expect(logOf(again).map(({ choice, events, source }) => ({ choice, events, source }))).toEqual(
      logOf(match).map(({ choice, events, source }) => ({ choice, events, source })),
    );
    expect(replayOf(again)).toEqual(replay);
    expect(verbs(game).openReplay(text)._tag).toBe('Right');
  });

  test('is played on with the luck it began with as if nothing had been between', () => {
    const short = randomPlay(game, TABLE, { seed: 4, choices: 5, density: 'dense' });
    const again = sure(withChance(sure(verbs(game).openReplay(JSON.stringify(replayOf(short)))), short.chance));
    expect(strollOn(again, { seed: 5, choices: 9, density: 'dense' }).state).toEqual(strollOn(short, { seed: 5, choices: 9, density: 'dense' }).state);
  });

  test('begins from a position, too', () => {
    const middle = sure(openMatch(game, { kind: 'position', state: match.state }, [lucky(9)]));
    const on = replayOf(middle);
    expect(on.start.kind).toBe('position');
    expect(sure(verbs(game).openReplay(JSON.stringify(on))).state).toEqual(middle.state);
  });

  test('says what was taken back by agreement', () => {
    const back = sure(undo(match, 'agreed'));
    const read = sure(verbs(game).openReplay(JSON.stringify(replayOf(back))));
    expect(read.takenBack).toEqual(back.takenBack);
    expect(read.takenBack).toHaveLength(1);
  });

  test.each([
    { says: 'no JSON', source: 'once upon a time', path: '' },
    { says: 'a number', source: 5, path: '' },
    { says: 'another format', source: { ...json(), format: 'chess' }, path: 'format' },
    { says: 'another version', source: { ...json(), version: 2 }, path: 'version' },
    { says: 'another game', source: { ...json(), game: 'chess' }, path: 'game' },
    { says: 'a game that is on every object', source: { ...json(), game: 'constructor' }, path: 'game' },
    { says: 'a source that does not exist', source: { ...json(), steps: [{ ...json().steps[0], source: 'rumour' }] }, path: 'steps.0.source' },
    { says: 'a step without a hash', source: { ...json(), steps: [{ ...json().steps[0], hash: 'abc' }] }, path: 'steps.0.hash' },
    { says: 'steps that are missing', source: { ...json(), steps: json().steps.slice(0, 3) }, path: 'steps' },
    { says: 'a key more', source: { ...json(), note: 'hi' }, path: 'seal' },
  ])('is refused with the path: $says', ({ source, path }) => expect(faultsOf(source)[0]?.path).toBe(path));

  test('of another edition is refused by both names, under the rule of the game', () => {
    const read = readReplay([{ ...game, edition: '2', editionRule: 'la.doc.edition' }], text);
    expect(read).toEqual({ _tag: 'Left', left: [{ path: 'edition', expected: '"2", found "1"', rule: 'la.doc.edition' }] });
    expect(sure(readReplay([{ ...game, edition: '2' }, game], text)).game.edition).toBe('1');
  });

  test.each([1, 2, 10, 100, 1000])('cut short by %i characters is refused', (cut) => {
    expect(faultsOf(text.slice(0, -cut))).toHaveLength(1);
  });

  test('that was edited is refused with the first step that departs', () => {
    const edited = json();
    const at = edited.steps.findIndex(({ choice }) => choice.kind === 'lay');
    const step = edited.steps[at] as Replay['steps'][number];
    const steps = edited.steps.map((each, i) => (i === at ? { ...step, choice: { ...step.choice, card: 'dragon' } as Replay['steps'][number]['choice'] } : each));
    expect(faultsOf({ ...edited, steps }).map(({ path }) => path)).toEqual(['seal', `steps.${at}.choice.card`]);
  });

  const first = (change: (step: Replay['steps'][number]) => object): Replay =>
    sealed({ ...replay, steps: replay.steps.map((step, i) => (i === 0 ? { ...step, ...change(step) } : step)) });
  test.each([
    { says: 'a hash', forged: first(() => ({ hash: 'a'.repeat(64) })), path: 'steps.0.hash' },
    { says: 'a source', forged: first(() => ({ source: 'seat' })), path: 'steps.0.source' },
    { says: 'a choice', forged: first(({ choice }) => ({ choice: { ...choice, answers: 9 } })), path: 'steps.0.choice' },
    { says: 'the table', forged: sealed({ ...replay, table: { ...replay.table, hand: 0.5 } }), path: 'table.hand' },
    { says: 'the position', forged: sealed({ ...replay, start: { kind: 'position', play: {} } }), path: 'start.play.agenda' },
  ])('that was edited and sealed again is refused when it is verified: $says', ({ forged, path }) => {
    const verified = verifyReplay(game, sure(readReplay([game], forged)).replay);
    expect(verified._tag === 'Left' ? verified.left[0]?.path : undefined).toBe(path);
  });
});

describe('the first difference of two replays', () => {
  const first = matchOn(TABLE, [lucky(4)]);
  const lay = (from: Match<Toy>, nth: number): Replay => {
    const cards = [...new Set(from.state.play.hands['north'])];
    return replayOf(sure(answer(from, open(from, 'lay', (choice) => choice.kind === 'lay' && choice.card === cards[nth]))));
  };

  test('is none where they are the same', () => expect(firstDifference(replay, json())).toBeUndefined());

  test('is the first choice that differs', () => {
    const [a, b] = [lay(first, 0), lay(first, 1)];
    expect(firstDifference(a, b)).toMatchObject({ path: `steps.${madeIn(first)}.choice.card` });
  });

  test('is the hash where the rules differ, and the end where one is shorter', () => {
    const forged = { ...replay, steps: replay.steps.map((each, i) => (i === 2 ? { ...(replay.steps[2] as Replay['steps'][number]), hash: 'b'.repeat(64) } : each)) };
    expect(firstDifference(replay, forged)?.path).toBe('steps.2.hash');
    expect(firstDifference(replay, { ...replay, steps: replay.steps.slice(0, 2) })).toMatchObject({ path: 'steps.2', right: undefined });
    expect(firstDifference(replay, { ...replay, edition: '2' })).toEqual({ path: 'edition', left: '1', right: '2' });
  });
});
