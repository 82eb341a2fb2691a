import { readFileSync, writeFileSync } from 'node:fs';
import { legionAttack } from '@regelwerk/dice/games';
import { most, oddsOf, valuesOf } from '@regelwerk/dice/odds';
import { histogramOf, svgOf } from '@regelwerk/dice/picture';
import { expect, test } from 'vitest';

const PICTURE = new URL('../../../docs/guide/odds.svg', import.meta.url);

test('the picture in the guide is the one that the package draws (REGELWERK_DRAW=1 draws it anew)', () => {
  const attack = legionAttack({ pool: { black: 4 }, surge: 'hit', aims: 1, cover: 'light', defence: 'red' });
  const ends = oddsOf(attack, { goal: most('wounds'), numbers: 'bigints' });
  if (ends._tag === 'Left') throw new Error(ends.left.kind);
  const svg = svgOf(histogramOf(valuesOf(ends.right, (state) => state['wounds'] ?? 0)), 'wounds of four black dice with an aim');
  if (process.env['REGELWERK_DRAW'] === '1') writeFileSync(PICTURE, svg);
  expect(readFileSync(PICTURE, 'utf8')).toBe(svg);
});
