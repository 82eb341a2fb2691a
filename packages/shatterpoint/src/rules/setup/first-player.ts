import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { SetupFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { goOn } from './sequence.js';

const DICE = 5;

type Counts = readonly number[];

/** The place of the roll that wins: more criticals, then more strikes, then more expertise; none if all of that is equal. */
export const winnerOfRolls = rule('sp.setup.first-player-tiebreak', (one: Counts, other: Counts): 0 | 1 | undefined => {
  const face = [0, 1, 2].find((at) => one[at] !== other[at]);
  if (face === undefined) return undefined;
  return (one[face] ?? 0) > (other[face] ?? 0) ? 0 : 1;
});

/** The first player is rolled for: five attack dice each, and again after a tie. */
export const rollForFirst = rule('sp.setup.first-player-roll', ({ table, play }: State, { rolled }: Frozen<SetupFrame>): readonly Event[] => {
  const [one, other] = rolled;
  const seat = table.seats[rolled.length] ?? '';
  if (one === undefined || other === undefined) {
    const label = `first-player-${seat}-${String(play.written)}`;
    return [{ kind: 'begun', rule: 'sp.setup.first-player-roll', frame: { kind: 'roll', purpose: 'first-player', seat, label, pools: [{ die: 'attack', dice: DICE }] } }];
  }
  const winner = winnerOfRolls(one, other);
  return winner === undefined
    ? [
        { kind: 'done', rule: winnerOfRolls.rule, frame: 'setup' },
        { kind: 'begun', rule: winnerOfRolls.rule, frame: { kind: 'setup', step: 1, rolled: [], lead: '', set: [] } },
      ]
    : [{ kind: 'first-player-named', rule: 'sp.setup.first-player-roll', seat: table.seats[winner] ?? '' }, goOn(2)];
});
