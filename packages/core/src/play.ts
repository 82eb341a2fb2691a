import { produce } from 'immer';
import { frames, top } from './agenda.js';
import { decode } from './codec.js';
import { isChance, type Density } from './decision.js';
import { isLeft, left, right, type Either } from './either.js';
import { copyPlain, freeze, type Frozen } from './frozen.js';
import type { Game, GameTypes, Room, State } from './game.js';
import { isOver, type Over } from './over.js';
import type { CoreRefusal } from './refusal.js';
import { timely } from './timely.js';

// One run, two drives. `simulate` runs in place on a private plain copy; `play` runs the choice once on such a copy to learn its
// events, then folds them over the frozen state in one `produce`. Rules never see a draft: drafts are fifty times slower to read.

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
const PATIENCE = 10_000;

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
  const untimely = timely<G>(asked, choice);
  if (untimely !== undefined) return left((untimely.kind === 'not-yours' ? game.outOfTurn?.(state, choice) : undefined) ?? untimely);
  const frame = frameOf(state) as Frozen<G['Frame']>;
  return roomOf(game, frame).check(state, frame, choice);
};

/** A choice as foreign JSON, read: a frozen copy, since the value belongs to the caller and events may quote it. */
export const readChoice = <G extends GameTypes>(game: Game<G>, choice: unknown): Either<Refused<G>, G['Choice']> => {
  const decoded = decode(game.codecs.choice, choice);
  if (isLeft(decoded)) return left({ kind: 'malformed', faults: decoded.left });
  return right(freeze(copyPlain(decoded.right)) as G['Choice']);
};

/** May this choice be made now? Changes nothing. Reads the choice as foreign JSON. */
export const check = <G extends GameTypes>(game: Game<G>, state: State<G>, choice: unknown): Either<Refused<G>, G['Choice']> => {
  const read = readChoice(game, choice);
  return isLeft(read) ? read : judge(game, { state, asked: ask(game, state) }, read.right);
};

const put = <G extends GameTypes>(game: Game<G>, play: G['Play'], event: G['Event']): void => {
  play.written += 1;
  game.write(play, event);
};

/** What happened, and what is asked now; nothing if the match is over. */
interface Settled<G extends GameTypes> {
  readonly events: readonly G['Event'][];
  readonly asked: G['Decision'] | undefined;
}

/** Writes what happened, then lets the match move by itself until somebody is asked or it is over. */
const settle = <G extends GameTypes>(game: Game<G>, state: State<G>, first: readonly G['Event'][]): Settled<G> => {
  const events: G['Event'][] = [];
  const own = state.play as unknown as G['Play'];
  let news = first;
  for (let i = 0; i < PATIENCE; i += 1) {
    for (const event of news) {
      put(game, own, event);
      events.push(event);
    }
    const frame = frameOf(state);
    if (frame === undefined) return { events, asked: undefined };
    const room = roomOf(game, frame);
    const asked = room.ask(state, frame);
    if (asked !== undefined) return { events, asked };
    news = room.advance(state, frame);
  }
  throw new Error(`never comes to rest: ${frames(state.play)}`);
};

/** What is asked is kept from one choice to the next: to work it out costs as much as to answer it. */
const drive = <G extends GameTypes>(game: Game<G>, state: State<G>): Simulation<G> => {
  let asked: Open<G>['asked'] | undefined;
  const open = (): Open<G>['asked'] => (asked ??= ask(game, state));
  return {
    state,
    ask: open,
    choices: (density) => listed(game, { state, asked: open() }, density),
    play: (choice) => {
      const legal = judge(game, { state, asked: open() }, choice);
      if (isLeft(legal)) return legal;
      const frame = frameOf(state) as Frozen<G['Frame']>;
      const settled = settle(game, state, roomOf(game, frame).reduce(state, frame, legal.right));
      asked = settled.asked;
      return right(settled.events);
    },
    fork: () => simulate(game, state),
  };
};

/** A private copy of the match from here, driven in place. */
export const simulate = <G extends GameTypes>(game: Game<G>, state: State<G>): Simulation<G> =>
  drive(game, privately(state.table, state.play));

const privately = <G extends GameTypes>(table: State<G>['table'], from: Frozen<G['Play']>): State<G> => ({
  table,
  play: copyPlain(from) as Frozen<G['Play']>,
});

/** The play after these events, sharing structure with the play before them. */
export const fold = <G extends GameTypes>(game: Game<G>, play: Frozen<G['Play']>, events: readonly G['Event'][]): Frozen<G['Play']> =>
  produce(play as G['Play'], (draft: G['Play']) => {
    for (const event of events) put(game, draft, event);
  }) as Frozen<G['Play']>;

/** Answers the open decision, on an immutable state. Reads the choice as foreign JSON; a refusal changes nothing. */
export const play = <G extends GameTypes>(game: Game<G>, state: State<G>, choice: unknown): Either<Refused<G>, Step<G>> => {
  const read = readChoice(game, choice);
  return isLeft(read) ? read : playRead(game, state, read.right);
};

/** Answers the open decision with a choice that has been read. */
export const playRead = <G extends GameTypes>(game: Game<G>, state: State<G>, choice: G['Choice']): Either<Refused<G>, Step<G>> => {
  const events = simulate(game, state).play(choice);
  if (isLeft(events)) return events;
  const after = fold(game, keep(state.play), events.right);
  return right({ state: { table: keep(state.table), play: after }, events: freeze(events.right) });
};

/** Starts a match on a table: its first state in which somebody is asked, and what happened until then. */
export const begin = <G extends GameTypes>(game: Game<G>, table: G['Table'] | Frozen<G['Table']>): Step<G> => {
  const still = keep(table as Frozen<G['Table']>);
  return rest(game, { table: still, play: game.begin(still) as Frozen<G['Play']> });
};

/** A frozen value is kept as it is; another is copied first, since it belongs to the caller. */
const keep = <T>(value: T): T => (Object.isFrozen(value) ? value : (freeze(copyPlain(value)) as T));

/** Lets a position move by itself until somebody is asked: for positions written by hand. */
export const rest = <G extends GameTypes>(game: Game<G>, state: State<G>): Step<G> => {
  const table = keep(state.table);
  const from = keep(state.play);
  const { events } = settle(game, privately<G>(table, from), []);
  return { state: { table, play: fold(game, from, events) }, events: freeze(events) };
};
