import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Options } from '../model/options.js';
import type { Place } from '../model/ids.js';
import type { Agreed, Piece } from '../model/terrain.js';
import type { State } from '../model/state.js';
import { scene } from '../testing/scene.js';
import { figureOf, go, jumpTo, paid, said, walkTo } from '../testing/moves.js';

const SIZE = 60_000;
const spot = fc.record({ x: fc.integer({ min: 2000, max: 58_000 }), y: fc.integer({ min: 2000, max: 58_000 }) });
const flags = fc.subarray<Agreed>(['enterable', 'no-standing', 'open', 'small-obstacle', 'difficult', 'blocks-sight'], { maxLength: 3 });
const pieces = fc.array(fc.record({ from: spot, to: spot, top: fc.constantFrom(0, 0, 1000, 4500), agreed: flags }), { maxLength: 8 });
const options = fc.record({
  passBases: fc.constantFrom('none', 'own', 'all'),
  safeSpot: fc.constantFrom('whole-base', 'agreed'),
  pathLength: fc.constantFrom('surface', 'flat'),
  jumpMeasure: fc.constantFrom('gap', 'centre'),
  difficultSpecial: fc.constantFrom('ignore', 'halve'),
}) as fc.Arbitrary<Partial<Options>>;
const step = fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) });

type Turn = (place: Place) => Place;
const asIs: Turn = (place) => place;
const mirrored: Turn = ({ x, y, z }) => ({ x: SIZE - x, y, z });
const turned: Turn = ({ x, y, z }) => ({ x: y, y: SIZE - x, z });

interface Ground {
  readonly me: Place;
  readonly others: readonly Place[];
  readonly blocks: readonly { from: { x: number; y: number }; to: { x: number; y: number }; top: number; agreed: Agreed[] }[];
  readonly options: Partial<Options>;
}

const ground: fc.Arbitrary<Ground> = fc.record({
  me: spot.map((where) => ({ ...where, z: 0 })),
  others: fc.array(spot.map((where) => ({ ...where, z: 0 })), { maxLength: 4 }),
  blocks: pieces,
  options,
});

const block = ({ from, to, top, agreed }: Ground['blocks'][number], id: string, turn: Turn): Piece => {
  const corners = [[from.x, from.y], [to.x + 1, from.y], [to.x + 1, to.y + 1], [from.x, to.y + 1]].map(([x = 0, y = 0]) => turn({ x, y, z: 0 }));
  return { id, name: id, footprint: corners.map(({ x, y }) => ({ x, y })), bottom: 0, top, agreed };
};

const lay = ({ me, others, blocks, options: house }: Ground, turn: Turn): State =>
  scene({
    figures: { n1: { at: turn(me) }, s9: { at: turn({ x: 58_000, y: 58_000, z: 0 }) }, ...Object.fromEntries(others.map((at, i) => [i % 2 === 0 ? `s${i}` : `n${i + 1}`, { at: turn(at) }])) },
    options: house,
    scenario: { pieces: blocks.filter(({ from, to }) => from.x !== to.x + 1 && from.y !== to.y + 1).map((one, i) => block(one, `p${i}`, turn)) },
  });

const from = ({ x, y, z }: Place, by: { x: number; y: number }): Place => ({ x: x + by.x, y: y + by.y, z });

test.each([
  { says: 'a mirror', turn: mirrored },
  { says: 'a quarter turn', turn: turned },
])('[hb.move.path-free] $says changes nothing for a walk over two legs', ({ turn }) => {
  fc.assert(
    fc.property(ground, step, step, (where, one, other) => {
      const path = [from(where.me, one), from(from(where.me, one), other)];
      const [plain, moved] = [asIs, turn].map((by) => go(lay(where, by), walkTo('n1', ...path.map(by))));
      expect([said(moved!), paid(moved!)]).toEqual([said(plain!), paid(plain!)]);
    }),
  );
});

test('[hb.jump.measure] a mirror changes nothing for a jump', () => {
  fc.assert(
    fc.property(ground, step, fc.constantFrom(0, 1000, 4500), (where, by, z) => {
      const to = { ...from(where.me, by), z };
      const [plain, moved] = [asIs, mirrored].map((turn) => go(lay(where, turn), jumpTo('n1', turn(to))));
      expect([said(moved!), paid(moved!)]).toEqual([said(plain!), paid(plain!)]);
    }),
  );
});

test('[hb.move.range-normal] what a walk allows, twice the range allows as well', () => {
  fc.assert(
    fc.property(ground, step, (where, by) => {
      const choice = walkTo('n1', from(where.me, by));
      const state = lay(where, asIs);
      if (said(go(state, choice)) !== 'allowed') return;
      const wide = { ...state, table: { ...state.table, scenario: { ...state.table.scenario, rangeChange: 10_000 } } };
      expect(said(go(wide, choice))).toBe('allowed');
    }),
  );
});

test('[hb.terrain.safe-spot] where a walk ends, a walk of nothing stays', () => {
  fc.assert(
    fc.property(ground, step, (where, by) => {
      const to = from(where.me, by);
      const gone = go(lay(where, asIs), walkTo('n1', to));
      if (gone.refusal !== undefined) return;
      expect(figureOf(gone, 'n1')).toMatchObject(to);
      expect(said(go(gone.state, walkTo('n1', to)))).toBe('allowed');
    }),
  );
});
