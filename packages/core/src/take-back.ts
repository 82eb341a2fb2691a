import { isLeft, left, right, type Either } from './either.js';
import type { GameTypes } from './game.js';
import { goOn, madeIn, type Logged, type Match, type TakenBack } from './match.js';
import type { Revealed, TakeBackRefusal } from './refusal.js';

/** Does everybody at the table agree that what was seen may be taken back? Without it only what showed nothing can be. */
export type Consent = 'free' | 'agreed';

interface Seen {
  readonly what: readonly Revealed[];
  /** The decision whose answer was the first to show something. */
  readonly since: number;
}

/** What the entries after `made` showed that cannot be unseen. */
const seenAfter = <G extends GameTypes>(match: Match<G>, made: number): Seen | undefined => {
  let chance = false;
  let secret = false;
  let since = 0;
  for (let at = match.last; at !== undefined && at.made > made; at = at.before) {
    const byChance = at.source !== 'seat';
    const shows = at.events.some((event) => match.game.reveals(event));
    if (byChance || shows) since = at.choice.answers;
    chance ||= byChance;
    secret ||= shows;
  }
  if (!chance && !secret) return undefined;
  return { what: [...(chance ? (['chance'] as const) : []), ...(secret ? (['secret'] as const) : [])], since };
};

const lastUpTo = <G extends GameTypes>(match: Match<G>, made: number): Logged<G> | undefined => {
  let at = match.last;
  while (at !== undefined && at.made > made) at = at.before;
  return at;
};

/**
 * The match as it was after so many choices. Free as long as neither chance answered nor a secret was shown in what is taken back;
 * then it needs agreement, and the match remembers it. Where chance is asked after `made` choices, its sources answer again.
 */
export const rewind = <G extends GameTypes>(match: Match<G>, made: number, consent: Consent): Either<TakeBackRefusal, Match<G>> => {
  const from = madeIn(match);
  if (!Number.isInteger(made) || made < 0 || made > from) return left({ kind: 'no-such-point', made: from, asked: made });
  const seen = seenAfter(match, made);
  if (seen !== undefined && consent === 'free') return left({ kind: 'already-revealed', ...seen });
  const last = lastUpTo(match, made);
  const flag: readonly TakenBack[] = seen === undefined ? [] : [{ from, to: made, what: seen.what }];
  const back: Match<G> = { ...match, last, state: (last ?? match.opening).state, takenBack: [...match.takenBack, ...flag] };
  const again = goOn(back);
  return right(isLeft(again) ? back : again.right);
};

/** Takes back the last choice of a seat, and all that followed from it. */
export const undo = <G extends GameTypes>(match: Match<G>, consent: Consent): Either<TakeBackRefusal, Match<G>> => {
  let at = match.last;
  while (at !== undefined && at.source !== 'seat') at = at.before;
  return at === undefined ? left({ kind: 'nothing-to-take-back' }) : rewind(match, at.made - 1, consent);
};
