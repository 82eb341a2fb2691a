import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, piece, scene } from '../../testing/scene.js';
import { go, paid, walkTo } from '../../testing/moves.js';

test('[hb.terrain.small-obstacle] one obstacle more never costs less', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 22, max: 27 }), { maxLength: 5 }), fc.integer({ min: 0, max: 2 }), fc.constantFrom('each', 'once'), (xs, moves, smallObstacleCharge) => {
      const price = (some: readonly number[]): number =>
        paid(
          go(
            scene({
              figures: { n1: { at: at(20, 20), now: { moves } } },
              scenario: { pieces: some.map((x, i) => piece(`fence-${i}`, [x, 10, x + 0.5, 30], { to: 1, agreed: ['small-obstacle'] })) },
              options: { smallObstacleCharge },
            }),
            walkTo('n1', at(29, 20)),
          ),
        );
      expect(price(xs)).toBeGreaterThanOrEqual(price(xs.slice(1)));
    }),
  );
});
