import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, scene, weapon } from '../../testing/scene.js';
import { addDice, attackDice, dodgeDice } from './dice.js';

const level = fc.nat(3);
const shooter = fc.record({ leader: level, shooter: level, sharpshooter: fc.nat(1) }).map((skills) =>
  scene({ figures: { n1: { at: at(10, 10), skills, weapons: [weapon('gun', { shots: [2, 3, 4] })] } } }),
);
const means = { kind: 'weapon', weapon: 'gun' } as const;

test('[hb.action.aim] aiming never changes the second shot', () => {
  fc.assert(
    fc.property(shooter, fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3 }), (state, shot, aims) => {
      const dice = (which: number, made: number) => attackDice(state, { attacker: 'n1', means, shot: which, aims: made }).value;
      expect(dice(shot, aims)).toBe(dice(shot, 0));
      expect(dice(0, aims)).toBeGreaterThan(dice(0, 0));
    }),
  );
});

test('[hb.skill.dice-add] the order of the parts changes nothing but the order of the reasons', () => {
  const part = fc.record({ value: fc.nat(9), because: fc.constantFrom(['hb.skill.shooter'] as const, ['hb.skill.leader-dice'] as const) });
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const [there, back] = [addDice(parts), addDice([...parts].reverse())];
      expect(there.value).toBe(back.value);
      expect(new Set(there.because)).toEqual(new Set(back.because));
    }),
  );
});

test('[hb.skill.scout] cover never takes a die away', () => {
  fc.assert(
    fc.property(level, (scout) => {
      const state = scene({ figures: { n1: { at: at(10, 10), skills: { scout } } } });
      expect(dodgeDice(state, 'n1', true).value).toBe(dodgeDice(state, 'n1', false).value + scout);
    }),
  );
});
