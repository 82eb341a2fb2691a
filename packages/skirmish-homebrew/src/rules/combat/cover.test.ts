import { expect, test } from 'vitest';
import type { Agreed, Piece } from '../../model/terrain.js';
import { at, piece, scene } from '../../testing/scene.js';
import { act } from '../../testing/act.js';
import { inCover } from './cover.js';

// The target stands at (30, 10): its base reaches from x = 28.75 to x = 31.25.

const shot = (pieces: readonly Piece[], { coverTouch = true, z = 0 }: { coverTouch?: boolean; z?: number } = {}) =>
  inCover(scene({ figures: { n1: { at: at(10, 10) }, s1: { at: at(30, 10, z) } }, scenario: { pieces: [...pieces] }, options: { coverTouch } }), 'n1', 's1');

const trough = (x0: number, x1: number, agreed: readonly Agreed[] = ['cover']) => piece('trough', [x0, 8, x1, 12], { to: 1, agreed });

test.each([
  { says: 'a trough that lies across the line and touches the base', pieces: [trough(27.75, 28.75)], covered: true },
  { says: 'a trough that lies behind the figure and touches it', pieces: [trough(31.25, 32.25)], covered: false },
  { says: 'a trough across the line, 2 cm away', pieces: [trough(25.75, 26.75)], covered: false },
  { says: 'the same, where crossing alone is enough', pieces: [trough(25.75, 26.75)], options: { coverTouch: false }, covered: true },
  { says: 'one behind the figure, where crossing alone is enough', pieces: [trough(31.25, 32.25)], options: { coverTouch: false }, covered: false },
  { says: 'a trough two ticks away: whole coordinates touch no closer', pieces: [trough(27.748, 28.748)], covered: true },
  { says: 'a trough three ticks away', pieces: [trough(27.747, 28.747)], covered: false },
  { says: 'a piece that nobody agreed to be cover', pieces: [trough(27.75, 28.75, ['small-obstacle'])], covered: false },
  { says: 'no piece at all', pieces: [], covered: false },
  { says: 'a piece beside the line that touches the base', pieces: [piece('post', [29, 11.25, 31, 13], { to: 1, agreed: ['cover'] })], covered: false },
])('[hb.combat.cover] $says', ({ pieces, options = {}, covered }) => {
  expect(shot(pieces, options)).toBe(covered);
});

test.each([
  { says: 'at its foot', z: 0, covered: true },
  { says: 'below its top', z: 0.9, covered: true },
  { says: 'on a level with its top it is no cover', z: 1, covered: false },
  { says: 'above it it is no cover', z: 4.5, covered: false },
])('[hb.combat.cover] the base touches it $says', ({ z, covered }) => {
  expect(shot([trough(27.75, 28.75)], { z })).toBe(covered);
});

test('[hb.combat.cover] a parapet on a roof covers who stands on the roof behind it, not who stands below', () => {
  const parapet = piece('parapet', [27.75, 8, 28.75, 12], { from: 4.5, to: 5.5, agreed: ['cover'] });
  expect([shot([parapet], { z: 4.5 }), shot([parapet], { z: 0 })]).toEqual([true, false]);
});

test.each([
  { says: 'who stands in a wood is in cover', agreed: ['cover', 'open'] as const, covered: true },
  { says: 'a wall that one overlaps does not touch', agreed: ['cover'] as const, covered: false },
])('[hb.combat.cover] $says', ({ agreed, covered }) => {
  expect(shot([piece('wood', [29, 8, 33, 12], { to: 5, agreed })])).toBe(covered);
});

test('[hb.combat.cover] a flat area of cover is touched on its own height', () => {
  const bushes = piece('bushes', [26, 8, 34, 12], { agreed: ['cover', 'open'] });
  expect([shot([bushes]), shot([bushes], { z: 1 })]).toEqual([true, false]);
});

test('[hb.combat.cover] it is judged when the attack begins, and not in melee', () => {
  const state = scene({
    figures: { n1: { at: at(10, 10) }, s1: { at: at(12.5, 10) } },
    scenario: { pieces: [piece('rail', [11.2, 8, 11.25, 12], { to: 1, agreed: ['cover'] })] },
  });
  const { events } = act(state, { kind: 'melee-attack', figure: 'n1', target: 's1' });
  expect(inCover(state, 'n1', 's1')).toBe(true);
  expect(events.find(({ kind }) => kind === 'attack-begun')).toMatchObject({ cover: false });
});
