import { fingerprint } from './canonical.js';
import { CHANCE } from './decision.js';
import { isLeft, left, right, type Either } from './either.js';
import type { Game, GameTypes } from './game.js';
import { append, type Match } from './match.js';
import { openMatch, type Start } from './open.js';
import { readChoice, type Refused } from './play.js';
import type { Fault } from './refusal.js';
import type { Replay, ReplayStep } from './replay-codec.js';

const refusedAt = <G extends GameTypes>(path: string, refusal: Refused<G>): readonly Fault[] => {
  const { kind, rule, faults } = refusal as { readonly kind: string; readonly rule?: string; readonly faults?: readonly Fault[] };
  if (faults !== undefined) return faults.map((fault) => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));
  return [{ path, expected: `a legal choice (refused: ${kind})`, ...(rule === undefined ? {} : { rule }) }];
};

const stepOf = <G extends GameTypes>(match: Match<G>, step: ReplayStep, path: string): Either<readonly Fault[], Match<G>> => {
  const choice = readChoice(match.game, step.choice);
  if (isLeft(choice)) return left(refusedAt(`${path}.choice`, choice.left));
  const bySeat = choice.right.by !== CHANCE;
  if (bySeat !== (step.source === 'seat')) return left([{ path: `${path}.source`, expected: bySeat ? 'seat' : 'a source of chance' }]);
  const next = append(match, choice.right, { source: step.source });
  if (isLeft(next)) return left(refusedAt(`${path}.choice`, next.left));
  const hash = fingerprint(next.right.state.play);
  return hash === step.hash ? next : left([{ path: `${path}.hash`, expected: hash }]);
};

const startOf = ({ table, start }: Replay): Start =>
  start.kind === 'beginning' ? { kind: 'table', table } : { kind: 'position', state: { table, play: start.play } };

/** Plays the replay again and compares the state after every choice: the match, ready to go on by hand, or where it departs. */
export const verifyReplay = <G extends GameTypes>(game: Game<G>, replay: Replay): Either<readonly Fault[], Match<G>> => {
  const opened = openMatch(game, startOf(replay), []);
  if (isLeft(opened)) return left(opened.left.map((fault) => (/^play(\.|$)/.test(fault.path) ? { ...fault, path: `start.${fault.path}` } : fault)));
  let match: Match<G> = { ...opened.right, takenBack: replay.takenBack };
  for (let i = 0; i < replay.steps.length; i += 1) {
    const next = stepOf(match, replay.steps[i] as ReplayStep, `steps.${i}`);
    if (isLeft(next)) return next;
    match = next.right;
  }
  return right(match);
};
