import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { d6, draw, luck, rollCounts, shuffled, type Luck } from '../src/index.js';
import { perSecond, type Row } from './row.js';

const seeded = (seed: string): Luck => {
  const made = luck(seed);
  return made._tag === 'Right' ? made.right : { seed, path: [] };
};

/** Labelled draws against one bare generator that moves on: what it costs that no draw changes another. */
export const bench = (): readonly Row[] => {
  const match = seeded('bench');
  const bare = xoroshiro128plus(42);
  const deck = Array.from({ length: 60 }, (_, i) => i);
  let sink = 0;
  const moving = perSecond(1000, () => {
    for (let i = 0; i < 1000; i++) sink += uniformInt(bare, 1, 6);
  });
  const single = perSecond(1000, () => {
    for (let i = 0; i < 1000; i++) sink += draw(match, 'roll-17', i, 1, 6);
  });
  const pooled = perSecond(100 * 12, () => {
    for (let i = 0; i < 100; i++) sink += rollCounts(match, 'roll-17', d6, 12)[5] ?? 0;
  });
  const decks = perSecond(10, () => {
    for (let i = 0; i < 10; i++) sink += shuffled(match, 'deck', deck)[0] ?? 0;
  });
  const against = { name: 'bare xoroshiro128+', value: moving };
  return [
    { name: 'single labelled draws', value: single, unit: '1/s', against },
    { name: 'dice in pools of 12', value: pooled, unit: '1/s', against },
    { name: `decks of 60 shuffled${sink < 0 ? '!' : ''}`, value: decks, unit: '1/s' },
  ];
};
