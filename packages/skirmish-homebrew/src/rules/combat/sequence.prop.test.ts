import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { act } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';

const fight = fc.record({
  life: fc.integer({ min: 1, max: 7 }),
  dice: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }),
  said: fc.array(fc.nat(2), { maxLength: 8 }),
  rollUnit: fc.constantFrom('shot' as const, 'attack' as const),
  shotsAfterFall: fc.constantFrom('lapse' as const, 'roll' as const),
});

test('[hb.combat.sequence] life lost is what the target lost, never more than it had, and who has none is out', () => {
  fc.assert(
    fc.property(fight, ({ life, dice, said, rollUnit, shotsAfterFall }) => {
      const state = scene({
        figures: { n1: { at: at(10, 10), weapons: [weapon('gun', { shots: dice.map((n) => n + 2) })] }, s1: { at: at(20, 10), now: { life } } },
        options: { rollUnit, shotsAfterFall },
      });
      const played = act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }, { said });
      const lost = played.events.reduce((sum, event) => (event.kind === 'life-lost' ? sum + event.lost : sum), 0);
      const after = played.state.play.figures['s1']!;
      expect(after.life).toBe(life - lost);
      expect(after.life).toBeGreaterThanOrEqual(0);
      expect(after.able).toBe(after.life > 0);
      expect(played.state.play.agenda).toHaveLength(1);
    }),
  );
});
