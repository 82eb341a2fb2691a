import { produce } from 'immer';
import { frames, top } from './agenda.js';
import { decode } from './codec.js';
import { isChance, type Asked, type Density, type DrawChoice, type DrawDecision, type RollChoice, type RollDecision } from './decision.js';
import { isLeft, left, right, type Either } from './either.js';
import { copyPlain, freeze, type Frozen } from './frozen.js';
import type { Game, GameTypes, Room, State } from './game.js';
import { checkDraw, checkRoll, type CoreRefusal } from './refusal.js';

// One run, two drives. `simulate` runs in place on a private plain copy; `play` runs the choice once on such a copy to learn its
// events, then folds them over the frozen state in one `produce`. Rules never see a draft: drafts are fifty times slower to read.

/** The match is over, and how. */
export interface Over<Outcome> {
  readonly kind: 'over';
  readonly outcome: Frozen<Outcome>;
}

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

/** Is nobody asked any more? */
export const isOver = <G extends GameTypes>(asked: G['Decision'] | Over<G['Outcome']>): asked is Over<G['Outcome']> => asked.kind === 'over';

/** Legal answers of the seat that is asked; none when chance is asked or the match is over. */
export const choices = <G extends GameTypes>(game: Game<G>, state: State<G>, density: Density): readonly G['Choice'][] => {
  const frame = frameOf(state);
  if (frame === undefined) return [];
  const room = roomOf(game, frame);
  const decision = room.ask(state, frame);
  return decision === undefined || isChance(decision) ? [] : room.candidates(state, frame, density);
};

/** The machine's own questions: is anything asked, is it this, of whom, and could dice fall so? */
const timely = <G extends GameTypes>(asked: G['Decision'] | Over<G['Outcome']>, choice: G['Choice']): CoreRefusal | undefined => {
  if (isOver<G>(asked)) return { kind: 'match-over' };
  if (choice.answers !== asked.id) return { kind: 'stale', answers: choice.answers, asked: asked.id };
  if (choice.by !== asked.by) return { kind: 'not-yours', by: choice.by, asked: asked.by, decision: asked.id };
  const decision: Asked & { readonly kind: string } = asked;
  if (!isChance(decision)) return undefined;
  if (choice.kind !== decision.kind) return { kind: 'not-asked', choice: choice.kind, decision: decision.id, for: decision.for };
  return decision.kind === 'roll'
    ? checkRoll(decision satisfies RollDecision, (choice as unknown as RollChoice).counts)
    : checkDraw(decision satisfies DrawDecision, (choice as unknown as DrawChoice).card);
};

const judge = <G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  choice: G['Choice'],
): Either<Refused<G>, G['Choice']> => {
  const untimely = timely<G>(ask(game, state), choice);
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
  return isLeft(read) ? read : judge(game, state, read.right);
};

const put = <G extends GameTypes>(game: Game<G>, play: G['Play'], event: G['Event']): void => {
  play.written += 1;
  game.write(play, event);
};

/** Writes what happened, then lets the match move by itself until somebody is asked or it is over. */
const settle = <G extends GameTypes>(game: Game<G>, state: State<G>, first: readonly G['Event'][]): readonly G['Event'][] => {
  const events: G['Event'][] = [];
  const own = state.play as unknown as G['Play'];
  let news = first;
  for (let i = 0; i < PATIENCE; i += 1) {
    for (const event of news) {
      put(game, own, event);
      events.push(event);
    }
    const frame = frameOf(state);
    if (frame === undefined) return events;
    const room = roomOf(game, frame);
    if (room.ask(state, frame) !== undefined) return events;
    news = room.advance(state, frame);
  }
  throw new Error(`never comes to rest: ${frames(state.play)}`);
};

const drive = <G extends GameTypes>(game: Game<G>, state: State<G>): Simulation<G> => ({
  state,
  ask: () => ask(game, state),
  choices: (density) => choices(game, state, density),
  play: (choice) => {
    const legal = judge(game, state, choice);
    if (isLeft(legal)) return legal;
    const frame = frameOf(state) as Frozen<G['Frame']>;
    return right(settle(game, state, roomOf(game, frame).reduce(state, frame, legal.right)));
  },
  fork: () => simulate(game, state),
});

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
  const events = settle(game, privately<G>(table, from), []);
  return { state: { table, play: fold(game, from, events) }, events: freeze(events) };
};
