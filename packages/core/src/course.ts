import { copyPlain, freeze, type Frozen } from './frozen.js';
import type { Game, GameTypes, State } from './game.js';

/** A match that goes on: its state as it stands, and what writes events into it. */
export interface Course<G extends GameTypes> {
  readonly state: () => State<G>;
  readonly write: (events: readonly G['Event'][]) => void;
}

/** Writes events into a play, plain or a draft. */
export const put = <G extends GameTypes>(game: Game<G>, play: G['Play'], events: readonly G['Event'][]): void => {
  play.written += events.length;
  for (const event of events) game.write(play, event);
};

/** Writes into the play of a state that nobody else holds. */
export const inPlace = <G extends GameTypes>(game: Game<G>, state: State<G>): Course<G> => {
  const own = state.play as unknown as G['Play'];
  return { state: () => state, write: (events) => put(game, own, events) };
};

/** A state with a play of its own, for writing in place. */
export const privately = <G extends GameTypes>(table: State<G>['table'], from: Frozen<G['Play']>): State<G> => ({
  table,
  play: copyPlain(from) as Frozen<G['Play']>,
});

/** A frozen value is kept as it is; another is copied first, since it belongs to the caller. */
export const keep = <T>(value: T): T => (Object.isFrozen(value) ? value : (freeze(copyPlain(value)) as T));
