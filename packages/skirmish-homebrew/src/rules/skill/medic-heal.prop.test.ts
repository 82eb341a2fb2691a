import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { act } from '../../testing/act.js';
import { at, scene } from '../../testing/scene.js';

test('[hb.skill.medic-heal] one success more never heals more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(4), fc.integer({ min: 1, max: 5 }), (medic, life, successes) => {
      const state = scene({
        figures: { n1: { at: at(10, 10), skills: { medic } }, n2: { at: at(12.5, 10), values: { resistance: 6 }, now: { life } } },
      });
      const after = (shown: number) =>
        act(state, { kind: 'treat', figure: 'n1', patient: 'n2', skill: true, items: [] }, { said: [shown] }).state.play.figures['n2']?.life;
      expect(after(successes + 1)).toBe(after(successes));
      expect(after(successes)).toBe(Math.min(4, life + medic));
    }),
  );
});
