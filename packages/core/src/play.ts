import { produce } from 'immer';
import { frames, top } from './agenda.js';
import { decode } from './codec.js';
import { inPlace, keep, privately, put, type Course } from './course.js';
import { isChance, type Density } from './decision.js';
import { isLeft, left, right, type Either } from './either.js';
import { copyPlain, freeze, type Frozen } from './frozen.js';
import type { Game, GameTypes, Room, State } from './game.js';
import { isOver, type Over } from './over.js';
import type { CoreRefusal } from './refusal.js';
import { timely } from './timely.js';

// One run, two drives. `simulate` writes in place on a private plain copy; `play` folds each batch of events over the frozen state
// in one `produce`. Rules read plain states in both and never see a draft: drafts are fifty times slower to read.

/** A choice is refused: by the game, citing a rule, or by the machine. */
export type Refused<G extends GameTypes> = G['Refusal'] | CoreRefusal;

/** What a choice led to. */
export interface Step<G extends GameTypes> {
  readonly state: State<G>;
  readonly events: readonly G['Event'][];
}

/** A match driven in place: for search, batch play and odds. Its state changes under whoever holds it. */
export interface Simulation<G extends GameTypes> {
  readonly state: State<G>;
  readonly ask: () => G['Decision'] | Over<G['Outcome']>;
  readonly choices: (density: Density) => readonly G['Choice'][];
  /** The choice must come from a codec or from `choices`: it is not decoded again. */
  readonly play: (choice: G['Choice']) => Either<Refused<G>, readonly G['Event'][]>;
  /** An independent simulation from here. */
  readonly fork: () => Simulation<G>;
}

/** How often a match may move by itself before a decision is due: more is a runaway agenda, hence a mistake in the rules. */
const PATIENCE = 100_000;

type AnyRoom<G extends GameTypes> = Room<G, G['Frame']>;

const roomOf = <G extends GameTypes>(game: Game<G>, frame: Frozen<G['Frame']>): AnyRoom<G> =>
  game.rooms[frame.kind as G['Frame']['kind']] as unknown as AnyRoom<G>;

const frameOf = <G extends GameTypes>(state: State<G>): Frozen<G['Frame']> | undefined =>
  top(state.play.agenda) as Frozen<G['Frame']> | undefined;

/** The decision that is waited for, or how the match ended. */
export const ask = <G extends GameTypes>(game: Game<G>, state: State<G>): G['Decision'] | Over<G['Outcome']> => {
  const frame = frameOf(state);
  if (frame === undefined) return { kind: 'over', outcome: freeze(game.outcome(state)) };
  const decision = roomOf(game, frame).ask(state, frame);
  if (decision === undefined) throw new Error(`not at rest: ${frames(state.play)}`);
  return decision;
};

/** A state and what is asked in it. */
interface Open<G extends GameTypes> {
  readonly state: State<G>;
  readonly asked: G['Decision'] | Over<G['Outcome']>;
}

/** Legal answers of the seat that is asked; none when chance is asked or the match is over. */
export const choices = <G extends GameTypes>(game: Game<G>, state: State<G>, density: Density): readonly G['Choice'][] =>
  listed(game, { state, asked: ask(game, state) }, density);

const listed = <G extends GameTypes>(game: Game<G>, { state, asked }: Open<G>, density: Density): readonly G['Choice'][] => {
  const frame = frameOf(state);
  return frame === undefined || isOver<G>(asked) || isChance(asked) ? [] : roomOf(game, frame).candidates(state, frame, density);
};

const judge = <G extends GameTypes>(game: Game<G>, { state, asked }: Open<G>, choice: G['Choice']): Either<Refused<G>, G['Choice']> => {
  const anytime = game.anytime?.takes(choice) === true ? game.anytime : undefined;
  const untimely = timely<G>(asked, choice, anytime !== undefined);
  if (untimely !== undefined) return left((untimely.kind === 'not-yours' ? game.outOfTurn?.(state, choice) : undefined) ?? untimely);
  if (anytime !== undefined) return anytime.check(state, choice);
  const frame = frameOf(state) as Frozen<G['Frame']>;
  return roomOf(game, frame).check(state, frame, choice);
};

/** A choice as foreign JSON, read: a copy, since the value belongs to the caller and events may quote it. */
export const readChoice = <G extends GameTypes>(game: Game<G>, choice: unknown): Either<Refused<G>, G['Choice']> => {
  const decoded = decode(game.codecs.choice, choice);
  if (isLeft(decoded)) return left({ kind: 'malformed', faults: decoded.left });
  return right(copyPlain(decoded.right));
};

/** May this choice be made now? Changes nothing. Reads the choice as foreign JSON. */
export const check = <G extends GameTypes>(game: Game<G>, state: State<G>, choice: unknown): Either<Refused<G>, G['Choice']> => {
  const read = readChoice(game, choice);
  return isLeft(read) ? read : judge(game, { state, asked: ask(game, state) }, read.right);
};

/** Leaves every state whole: what is written makes another one. */
const immutable = <G extends GameTypes>(game: Game<G>, from: State<G>): Course<G> => {
  let state = from;
  return {
    state: () => state,
    write: (events) => {
      if (events.length > 0) state = { table: state.table, play: fold(game, state.play, events) };
    },
  };
};

/** What happened, and what is asked now; nothing if the match is over. */
interface Settled<G extends GameTypes> {
  readonly events: readonly G['Event'][];
  readonly asked: G['Decision'] | undefined;
}

/** Writes what happened, then lets the match move by itself until somebody is asked or it is over. */
const settle = <G extends GameTypes>(game: Game<G>, course: Course<G>, first: readonly G['Event'][]): Settled<G> => {
  const events: G['Event'][] = [];
  let news = first;
  for (let i = 0; i < PATIENCE; i += 1) {
    course.write(news);
    for (const event of news) events.push(event);
    const state = course.state();
    const frame = frameOf(state);
    if (frame === undefined) return { events, asked: undefined };
    const room = roomOf(game, frame);
    const asked = room.ask(state, frame);
    if (asked !== undefined) return { events, asked };
    news = room.advance(state, frame);
  }
  throw new Error(`never comes to rest: ${frames(course.state().play)}`);
};

/** What an allowed choice causes. */
const caused = <G extends GameTypes>(game: Game<G>, state: State<G>, choice: G['Choice']): readonly G['Event'][] => {
  if (game.anytime?.takes(choice) === true) return game.anytime.reduce(state, choice);
  const frame = frameOf(state) as Frozen<G['Frame']>;
  return roomOf(game, frame).reduce(state, frame, choice);
};

/** One run for both drives: may it, what does it cause, and what follows. A refusal writes nothing. */
const run = <G extends GameTypes>(game: Game<G>, course: Course<G>, { asked, choice }: { readonly asked: Open<G>['asked']; readonly choice: G['Choice'] }): Either<Refused<G>, Settled<G>> => {
  const state = course.state();
  const legal = judge(game, { state, asked }, choice);
  if (isLeft(legal)) return legal;
  return right(settle(game, course, caused(game, state, legal.right)));
};

/** What is asked is kept from one choice to the next: to work it out costs as much as to answer it. */
const drive = <G extends GameTypes>(game: Game<G>, state: State<G>): Simulation<G> => {
  const course = inPlace(game, state);
  let asked: Open<G>['asked'] | undefined;
  const open = (): Open<G>['asked'] => (asked ??= ask(game, state));
  return {
    state,
    ask: open,
    choices: (density) => listed(game, { state, asked: open() }, density),
    play: (choice) => {
      const settled = run(game, course, { asked: open(), choice });
      if (isLeft(settled)) return settled;
      asked = settled.right.asked;
      return right(settled.right.events);
    },
    fork: () => simulate(game, state),
  };
};

/** A private copy of the match from here, driven in place. */
export const simulate = <G extends GameTypes>(game: Game<G>, state: State<G>): Simulation<G> =>
  drive(game, privately(state.table, state.play));

/** The play after these events, sharing structure with the play before them. */
export const fold = <G extends GameTypes>(game: Game<G>, play: Frozen<G['Play']>, events: readonly G['Event'][]): Frozen<G['Play']> =>
  produce(play as G['Play'], (draft: G['Play']) => put(game, draft, events)) as Frozen<G['Play']>;

/** Answers the open decision, on an immutable state. Reads the choice as foreign JSON; a refusal changes nothing. */
export const play = <G extends GameTypes>(game: Game<G>, state: State<G>, choice: unknown): Either<Refused<G>, Step<G>> => {
  const read = readChoice(game, choice);
  return isLeft(read) ? read : playRead(game, state, read.right);
};

/** Answers the open decision with a choice that has been read. */
export const playRead = <G extends GameTypes>(game: Game<G>, state: State<G>, choice: G['Choice']): Either<Refused<G>, Step<G>> => {
  const course = immutable(game, { table: keep(state.table), play: keep(state.play) });
  const settled = run(game, course, { asked: ask(game, course.state()), choice });
  return isLeft(settled) ? settled : right({ state: course.state(), events: freeze(settled.right.events) });
};

/** Starts a match on a table: its first state in which somebody is asked, and what happened until then. */
export const begin = <G extends GameTypes>(game: Game<G>, table: G['Table'] | Frozen<G['Table']>): Step<G> => {
  const still = keep(table as Frozen<G['Table']>);
  return rest(game, { table: still, play: game.begin(still) as Frozen<G['Play']> });
};

/** Lets a position move by itself until somebody is asked: for positions written by hand. */
export const rest = <G extends GameTypes>(game: Game<G>, state: State<G>): Step<G> => {
  const course = immutable(game, { table: keep(state.table), play: keep(state.play) });
  const { events } = settle(game, course, []);
  return { state: course.state(), events: freeze(events) };
};
