import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterAnswer, afterPass, gather, isOrderOf, openWindow, ordersOf, priority, type Waiting } from './index.js';

const SEATS = ['a', 'b', 'c'];
const all = (): boolean => true;
const open = (mode: Waiting['mode']): Waiting => openWindow(mode, SEATS, all);

describe('priority', () => {
  test.each([
    { says: 'is of the first seat', window: open('once'), seat: 'a' },
    { says: 'skips who has no answer', window: openWindow('once', SEATS, (seat) => seat !== 'a'), seat: 'b' },
    { says: 'goes on after a pass', window: afterPass(open('once'), 'a'), seat: 'b' },
    { says: 'goes on after an answer', window: afterAnswer(open('once'), 'a', all), seat: 'b' },
    { says: 'goes to the next seat after an answer until all have passed', window: afterAnswer(open('until-passed'), 'b', all), seat: 'c' },
    { says: 'is of nobody when nobody can answer', window: openWindow('once', SEATS, () => false), seat: undefined },
  ])('$says', ({ window, seat }) => expect(priority(window)).toBe(seat));
});

describe('a window', () => {
  test('once: each seat answers or passes one time', () => {
    const after = afterPass(afterAnswer(open('once'), 'a', all), 'b');
    expect(after.waiting).toEqual(['c']);
    expect(priority(afterAnswer(after, 'c', all))).toBeUndefined();
  });

  test('until passed: an answer asks everybody again, those who passed and the one who answered last', () => {
    const passed = afterPass(open('until-passed'), 'a');
    expect(afterAnswer(passed, 'b', all).waiting).toEqual(['c', 'a', 'b']);
    expect(afterAnswer(passed, 'b', (seat) => seat !== 'b').waiting).toEqual(['c', 'a']);
  });

  test('until passed: closes when all have passed in a row', () => {
    const last = SEATS.reduce(afterPass, open('until-passed'));
    expect(priority(last)).toBeUndefined();
  });

  test('every window with finitely many answers closes, and nobody is asked who is not entitled', () => {
    const run = fc.record({ mode: fc.constantFrom('once' as const, 'until-passed' as const), answers: fc.array(fc.boolean(), { maxLength: 20 }) });
    fc.assert(
      fc.property(run, ({ mode, answers }) => {
        let window = open(mode);
        let asked = 0;
        for (let seat = priority(window); seat !== undefined; seat = priority(window)) {
          window = answers[asked] === true ? afterAnswer(window, seat, all) : afterPass(window, seat);
          asked += 1;
          expect(SEATS).toContain(seat);
          expect(new Set(window.waiting).size).toBe(window.waiting.length);
        }
        expect(asked).toBeLessThanOrEqual(mode === 'once' ? 3 : 3 * (answers.length + 1));
      }),
    );
  });
});

describe('simultaneous effects', () => {
  const effects = [
    { by: 'b', effect: 'x' },
    { by: 'a', effect: 'y' },
    { by: 'b', effect: 'z' },
    { by: 'b', effect: 'x' },
  ];
  const [, ofB = { seat: 'b', effects: [] }] = gather(SEATS, effects);

  test('are gathered by seat, in the order of the seats; who has none is not asked', () => {
    expect(gather(SEATS, effects)).toEqual([
      { seat: 'a', effects: ['y'] },
      { seat: 'b', effects: ['x', 'z', 'x'] },
    ]);
  });

  test.each([
    { order: ['x', 'x', 'z'], fits: true },
    { order: ['z', 'x', 'x'], fits: true },
    { order: ['x', 'z', 'z'], fits: false },
    { order: ['x', 'z'], fits: false },
    { order: ['x', 'x', 'z', 'x'], fits: false },
    { order: [], fits: false },
  ])('$order is an order of them: $fits', ({ order, fits }) => expect(isOrderOf(order, ofB)).toBe(fits));

  test.each([
    { effects: ['x', 'y', 'z'], most: 10, orders: 6 },
    { effects: ['x', 'x', 'z'], most: 10, orders: 3 },
    { effects: ['x', 'y', 'z'], most: 4, orders: 4 },
    { effects: [], most: 4, orders: 1 },
  ])('$effects have $orders orders (at most $most are listed)', ({ effects: some, most, orders }) => {
    const listed = ordersOf({ seat: 'a', effects: some }, most);
    expect(new Set(listed.map(String)).size).toBe(orders);
    expect(listed.every((order) => isOrderOf(order, { seat: 'a', effects: some }))).toBe(true);
  });
});
