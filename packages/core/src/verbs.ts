import type { Luck } from '@regelwerk/dice';
import type { ChanceSource } from './chance/source.js';
import type { Density } from './decision.js';
import type { Either } from './either.js';
import type { Frozen } from './frozen.js';
import type { Game, GameTypes, State } from './game.js';
import type { Match } from './match.js';
import { openMatch, readState, type Start } from './open.js';
import type { Over } from './over.js';
import { ask, begin, check, choices, play, rest, simulate, type Refused, type Simulation, type Step } from './play.js';
import type { Fault } from './refusal.js';
import { readReplay } from './replay.js';
import { sample } from './sample.js';
import { see, seeDecision, seeEvents } from './see.js';
import { verifyReplay } from './verify.js';

/** The verbs of one game, so that its package exports them by name. */
export interface Verbs<G extends GameTypes> {
  /** The decision that is waited for, or how the match ended. */
  readonly ask: (state: State<G>) => G['Decision'] | Over<G['Outcome']>;
  /** Legal answers of the seat that is asked. */
  readonly choices: (state: State<G>, density: Density) => readonly G['Choice'][];
  /** May this choice be made now? Changes nothing. */
  readonly check: (state: State<G>, choice: unknown) => Either<Refused<G>, G['Choice']>;
  /** Answers the open decision, on an immutable state. */
  readonly play: (state: State<G>, choice: unknown) => Either<Refused<G>, Step<G>>;
  /** A private copy of the match from here, driven in place. */
  readonly simulate: (state: State<G>) => Simulation<G>;
  /** Starts a match on a table that has been read. */
  readonly begin: (table: G['Table'] | Frozen<G['Table']>) => Step<G>;
  /** Lets a position move by itself until somebody is asked. */
  readonly rest: (state: State<G>) => Step<G>;
  /** Reads a position as foreign JSON. */
  readonly readState: (foreign: unknown) => Either<readonly Fault[], State<G>>;
  /** Opens a match on a table or from a position. */
  readonly openMatch: (start: Start, chance: readonly ChanceSource[]) => Either<readonly Fault[], Match<G>>;
  /** Reads a replay of this game and plays it again, checked after every choice. */
  readonly openReplay: (source: unknown) => Either<readonly Fault[], Match<G>>;
  /** What a viewer may know of a state. */
  readonly see: (state: State<G>, who: string) => G['View'];
  /** What a viewer may know of the open decision. */
  readonly seeDecision: (state: State<G>, who: string) => G['DecisionView'] | Over<G['Outcome']>;
  /** What a viewer may know of what a choice caused. */
  readonly seeEvents: (step: Step<G>, who: string) => readonly G['EventView'][];
  /** A full state that fits a view. */
  readonly imagine: (view: G['View'], luck: Luck) => State<G>;
  /** One random legal answer of the seat that is asked. */
  readonly sample: (state: State<G>, luck: Luck) => G['Choice'] | undefined;
}

/** Binds the verbs to a game: `export const { ask, choices, check, play } = verbs(game)`. */
export const verbs = <G extends GameTypes>(game: Game<G>): Verbs<G> => ({
  ask: (state) => ask(game, state),
  choices: (state, density) => choices(game, state, density),
  check: (state, choice) => check(game, state, choice),
  play: (state, choice) => play(game, state, choice),
  simulate: (state) => simulate(game, state),
  begin: (table) => begin(game, table),
  rest: (state) => rest(game, state),
  readState: (foreign) => readState(game, foreign),
  openMatch: (start, chance) => openMatch(game, start, chance),
  openReplay: (source) => {
    const read = readReplay([game], source);
    return read._tag === 'Left' ? read : verifyReplay(game, read.right.replay);
  },
  see: (state, who) => see(game, state, who),
  seeDecision: (state, who) => seeDecision(game, state, who),
  seeEvents: (step, who) => seeEvents(game, step, who),
  imagine: (view, luck) => game.imagine(view, luck),
  sample: (state, luck) => sample(game, state, luck),
});
