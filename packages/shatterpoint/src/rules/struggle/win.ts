import type { Event } from '../../model/event.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { liesOn, SPACES, type Row } from '../../row.js';
import { endAtOnce } from '../end/immediate.js';
import { ownSpace, stopsAtEnd } from './track.js';

/** The struggle is won. It is settled in step 11, so that the rest of the turn goes on. */
export const winStruggle = rule('sp.struggle.win-resolved-late', (state: State, seat: string, because: RuleId): readonly Event[] =>
  state.play.struggle.winner[0] === seat ? [] : [{ kind: 'struggle-won', rule: because, seat }, ...endAtOnce(state, seat)],
);

/** Would the momentum token lie where the struggle token stands? */
export const winsByPlacement = rule(
  'sp.struggle.win-by-placement',
  (state: State, seat: string, { token, space }: { readonly token: number; readonly space: number }): boolean => ownSpace(state, seat, token) === space,
);

/** How far the struggle token comes from a space toward a seat, and whether it would come onto one of the seat's momentum tokens. */
export const advanceToken = rule(
  'sp.struggle.win-by-move',
  (state: State, row: Row, { from, steps }: { readonly from: number; readonly steps: number }): { readonly to: number; readonly won: boolean } => {
    let to = from;
    for (let step = 0; step < steps; step += 1) {
      if (to >= SPACES) return { to, won: !stopsAtEnd(state) };
      if (liesOn(row, to + 1)) return { to, won: true };
      to += 1;
    }
    return { to, won: false };
  },
);
