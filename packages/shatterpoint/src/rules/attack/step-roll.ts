import type { Frozen } from '@regelwerk/core';
import type { Roll } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

const ROLLS: readonly Roll[] = ['attack', 'defence'];

/** Both pools are rolled at once; of an empty one nothing shows. */
export const rollPools = rule('sp.attack.step-roll', ({ play }: State, { seat, pools }: Frozen<AttackFrame>): readonly Event[] => {
  const rolled = ROLLS.flatMap((die) => (pools[die] > 0 ? [{ die, dice: pools[die] }] : []));
  if (rolled.length === 0) return [];
  return [
    {
      kind: 'begun',
      rule: 'sp.attack.step-roll',
      frame: { kind: 'roll', purpose: 'attack', seat, label: `attack-${play.written}`, pools: rolled },
    },
  ];
});
