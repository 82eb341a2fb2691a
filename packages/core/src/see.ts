import { isChance } from './decision.js';
import { SPECTATOR, type Game, type GameTypes, type State, type Viewer } from './game.js';
import { isOver, type Over } from './over.js';
import { ask, type Step } from './play.js';

/**
 * Who looks, by name: the seat of that name, or else a spectator. A name that holds no seat is never an error and never sees more
 * than what all may see, so a server can pass on whatever its client calls itself.
 */
export const viewerOf = <G extends GameTypes>(game: Game<G>, table: State<G>['table'], who: string): Viewer =>
  game.seats(table).includes(who) ? who : SPECTATOR;

/** What may be known of a state. */
export const see = <G extends GameTypes>(game: Game<G>, state: State<G>, who: string): G['View'] =>
  game.see.state(state, viewerOf(game, state.table, who));

/** What may be known of the open decision, or how the match ended. */
export const seeDecision = <G extends GameTypes>(game: Game<G>, state: State<G>, who: string): G['DecisionView'] | Over<G['Outcome']> => {
  const asked = ask(game, state);
  return isOver<G>(asked) ? asked : game.see.decision(asked, viewerOf(game, state.table, who));
};

/** What may be known of what a choice caused. */
export const seeEvents = <G extends GameTypes>(game: Game<G>, { state, events }: Step<G>, who: string): readonly G['EventView'][] => {
  const viewer = viewerOf(game, state.table, who);
  return events.map((event) => game.see.event(event, viewer));
};

/** Is this viewer the one who must answer now? */
export const isAsked = <G extends GameTypes>(game: Game<G>, state: State<G>, who: string): boolean => {
  const asked = ask(game, state);
  return !isOver<G>(asked) && !isChance(asked) && asked.by === who;
};
