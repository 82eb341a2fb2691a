import { answerOfChance, type ChanceAnswer, type ChanceSource, type ScriptedAnswer } from './chance/source.js';
import { CHANCE, isChance, type DrawChoice, type RollChoice } from './decision.js';
import { isLeft, left, right, type Either } from './either.js';
import { freeze, type Frozen } from './frozen.js';
import type { Game, GameTypes, State } from './game.js';
import { isOver } from './over.js';
import { ask, playRead, readChoice, type Refused, type Step } from './play.js';
import { checkDraw, checkRoll, type CoreRefusal, type Revealed, type ScriptMisfit } from './refusal.js';

/** Where an answer came from: a seat, seeded luck, a script, or somebody who typed in what real dice or cards showed. */
export type AnswerSource = 'seat' | 'seeded' | 'scripted' | 'typed-in';

/** One choice of a match, what it caused, and the state after it. */
export interface Entry<G extends GameTypes> extends Step<G> {
  readonly choice: G['Choice'];
  readonly source: AnswerSource;
}

/** An entry, the one before it, and how much of each script was used: a linked list, so that adding never costs more. */
export interface Logged<G extends GameTypes> extends Entry<G> {
  readonly before: Logged<G> | undefined;
  readonly made: number;
  readonly chance: readonly ChanceSource[];
  readonly used: readonly number[];
}

/** Choices that were taken back by agreement although something had been seen that cannot be unseen. */
export interface TakenBack {
  /** How many choices had been made, and how many were left. */
  readonly from: number;
  readonly to: number;
  readonly what: readonly Revealed[];
}

/**
 * A match in progress. A value: each answer gives another one and this one stays, so a branch of a match is simply an older
 * value that somebody kept.
 */
export interface Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly chance: readonly ChanceSource[];
  /** What the match began from, as a replay needs it. */
  readonly start: { readonly kind: 'beginning' } | { readonly kind: 'position'; readonly play: Frozen<G['Play']> };
  /** The first state in which somebody was asked, and what happened until then. */
  readonly opening: Step<G>;
  readonly state: State<G>;
  readonly last: Logged<G> | undefined;
  readonly takenBack: readonly TakenBack[];
}

/** How many answers of each source are used: none of sources that were put in the place of others. */
const usedOf = <G extends GameTypes>({ chance, last }: Match<G>): readonly number[] => (last?.chance === chance ? last.used : chance.map(() => 0));

/** Adds a choice that has been read. */
export const append = <G extends GameTypes>(
  match: Match<G>,
  choice: G['Choice'],
  { source, used }: { readonly source: AnswerSource; readonly used?: readonly number[] },
): Either<Refused<G>, Match<G>> => {
  const step = playRead(match.game, match.state, choice);
  if (isLeft(step)) return step;
  const { state, events } = step.right;
  const made = (match.last?.made ?? 0) + 1;
  const last: Logged<G> = { choice: freeze(choice), source, state, events, before: match.last, made, chance: match.chance, used: used ?? usedOf(match) };
  return right({ ...match, state, last });
};

/** Does an answer of chance fit what is asked? Looked at apart, so that a script's mistake is told from the game's. */
const misfit = <G extends GameTypes>(match: Match<G>, { choice, source, by }: ChanceAnswer): ScriptMisfit | undefined => {
  const asked = ask(match.game, match.state);
  if (by !== 'scripted' || isOver<G>(asked) || !isChance(asked)) return undefined;
  const answer = usedOf(match)[source] ?? 0;
  const why: CoreRefusal | undefined =
    choice.kind !== asked.kind
      ? { kind: 'not-asked', choice: choice.kind, decision: asked.id, for: asked.for }
      : asked.kind === 'roll'
        ? checkRoll(asked, (choice as RollChoice).counts)
        : checkDraw(asked, (choice as DrawChoice).card);
  return why === undefined ? undefined : { kind: 'script-misfit', source, answer, why };
};

/** Lets the sources answer until a seat is asked, or somebody must type, or the match is over. */
export const goOn = <G extends GameTypes>(match: Match<G>): Either<Refused<G> | ScriptMisfit, Match<G>> => {
  for (let at = match; ; ) {
    const asked = ask(at.game, at.state);
    if (isOver<G>(asked) || !isChance(asked)) return right(at);
    const used = usedOf(at);
    const answered = answerOfChance(at.chance, used, asked);
    if (answered === undefined) return right(at);
    const wrong = misfit(at, answered);
    if (wrong !== undefined) return left(wrong);
    const read = readChoice(at.game, answered.choice);
    if (isLeft(read)) return read;
    const next = append(at, read.right, {
      source: answered.by,
      used: answered.by === 'seeded' ? used : used.map((n, i) => (i === answered.source ? n + 1 : n)),
    });
    if (isLeft(next)) return next;
    at = next.right;
  }
};

/** Answers the open decision, then lets the sources answer for chance. A refusal changes nothing: the match given is still whole. */
export const answer = <G extends GameTypes>(match: Match<G>, choice: unknown): Either<Refused<G> | ScriptMisfit, Match<G>> => {
  const read = readChoice(match.game, choice);
  if (isLeft(read)) return read;
  const next = append(match, read.right, { source: read.right.by === CHANCE ? 'typed-in' : 'seat' });
  return isLeft(next) ? next : goOn(next.right);
};

/** The match with other sources from here on: a replay that is played on with dice, or dice that somebody brings along. */
export const withChance = <G extends GameTypes>(match: Match<G>, chance: readonly ChanceSource[]): Either<Refused<G> | ScriptMisfit, Match<G>> =>
  goOn({ ...match, chance: [...chance] });

/** How many choices have been made. */
export const madeIn = <G extends GameTypes>(match: Match<G>): number => match.last?.made ?? 0;

/** What has been chosen and what it caused, in order. */
export const logOf = <G extends GameTypes>(match: Match<G>): readonly Entry<G>[] => {
  const entries: Entry<G>[] = [];
  for (let at = match.last; at !== undefined; at = at.before) entries.push(at);
  return entries.reverse();
};

/** The scripted answers that were not used. A test with some left over did not test what it says. */
export const leftOver = <G extends GameTypes>(match: Match<G>): readonly ScriptedAnswer[] =>
  match.chance.flatMap((source, i) => (source.kind === 'scripted' ? source.answers.slice(usedOf(match)[i] ?? 0) : []));
