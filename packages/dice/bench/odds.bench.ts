import { d6, expectation, mapOdds, oddsOfCounts, oddsOfDie, oddsOfPool, resolveOdds } from '../src/index.js';
import { countSymbolIn, sumOfSame, type Die, type Roll } from '../src/index.js';
import { bruteOdds } from '../src/testing/brute.js';
import { microseconds, type Row } from './row.js';

const attack: Die = {
  name: 'attack',
  faces: [
    { name: 'crit', weight: 1, symbols: { hit: 1 } },
    { name: 'hit', weight: 3, symbols: { hit: 1 } },
    { name: 'surge', weight: 1, symbols: {} },
    { name: 'blank', weight: 3, symbols: {} },
  ],
};

const aimed = [
  { kind: 'reroll', faces: ['blank'], most: 2 },
  { kind: 'convert', from: 'surge', to: 'hit', most: 'all' },
] as const;

const attackWithAim = (dice: number): void => {
  const rolled = resolveOdds([attack], oddsOfPool([attack], { attack: dice }), aimed);
  expectation(mapOdds(rolled, (roll) => countSymbolIn([attack], roll, 'hit')));
};

const inFull = { changes: [], worth: (roll: Roll): string => (roll['d6'] ?? []).join() };

/** Odds by counting against every roll, one by one. */
export const bench = (): readonly Row[] => {
  const pips = oddsOfDie(d6, ({ symbols }) => symbols['pip'] ?? 0);
  const everyRoll = microseconds(() => bruteOdds([d6], { d6: 5 }, inFull));
  const against = { name: 'every roll, one by one', value: everyRoll };
  return [
    { name: 'counts of 5 d6', value: microseconds(() => oddsOfCounts(d6, 5)), unit: 'µs', against },
    { name: 'sum of 12 d6', value: microseconds(() => sumOfSame(pips, 12)), unit: 'µs' },
    { name: 'sum of 40 d6, beyond 2^53', value: microseconds(() => sumOfSame(pips, 40)), unit: 'µs' },
    { name: 'counts of 12 eight-sided, 4 faces', value: microseconds(() => oddsOfCounts(attack, 12)), unit: 'µs' },
    { name: '6 attack dice, 2 rerolls, surge to hit', value: microseconds(() => attackWithAim(6)), unit: 'µs' },
  ];
};
