import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { layMomentum } from './momentum.js';
import { gainInMiddle } from './momentum-middle.js';
import { ownSpace } from './track.js';
import { isJudged } from './zero-move.js';

/** Where the active player has left the struggle token: still on the opponent's half, it gains one momentum; in the middle, both do. */
export const judgePosition = rule(
  'sp.struggle.momentum-behind',
  (state: State, seat: string, { token, moved }: { readonly token: number; readonly moved: number }): readonly Event[] => {
    if (!isJudged(state, moved) || ownSpace(state, seat, token) > 0) return [];
    return token === 0 ? gainInMiddle(state) : layMomentum(state, seat, { token, rule: 'sp.struggle.momentum-behind' });
  },
);
