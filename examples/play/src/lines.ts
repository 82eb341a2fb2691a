import type { Entry, Frozen } from '@regelwerk/core';
import type { Choice, Event, EventOf, Types } from '@regelwerk/skirmish-homebrew';

/** A line of the story: a decision with what it cost, a round, or what happened. */
export type Line =
  | { readonly kind: 'decision'; readonly choice: Frozen<Choice>; readonly events: readonly Event[] }
  | { readonly kind: 'round'; readonly event: EventOf<'round-started'> }
  | { readonly kind: 'happened'; readonly events: readonly Event[] };

/** What the match needs to go on and nobody needs to read. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'step-begun', 'waiting-done', 'turn-given', 'volley-done', 'attack-ended', 'treatment-ended', 'deed-ended', 'deed-begun', 'cards-due', 'drawing-ended', 'reroll-offered',
]);

/** What a decision itself comes to: the price of an action, or that a side passes. */
const isDecided = ({ kind }: Event): boolean => kind === 'ap-spent' || kind === 'side-passed';

/** Do two events stand on one line? Dice that nobody may roll again are counted at once; a hit is told once. */
const together = (before: Event | undefined, { kind }: Event): boolean =>
  (before?.kind === 'dice-rolled' && kind === 'roll-settled') || (before?.kind === 'shot-settled' && kind === 'life-lost');

const happened = (events: readonly Event[]): readonly Line[] => {
  const lines: Line[] = [];
  let open: Event[] = [];
  const close = (): void => {
    if (open.length > 0) lines.push({ kind: 'happened', events: open });
    open = [];
  };
  for (const event of events) {
    if (QUIET.has(event.kind)) continue;
    if (!together(open.at(-1), event)) close();
    if (event.kind === 'round-started') lines.push({ kind: 'round', event });
    else open.push(event);
  }
  close();
  return lines;
};

/** The lines of what happened before the first choice. */
export const openingLines = (events: readonly Event[]): readonly Line[] => happened(events);

/** The lines of a choice: an action is told first, with its price; for all else what happened says enough. */
export const linesOf = ({ choice, events }: Entry<Types>): readonly Line[] => {
  const decided = events.filter(isDecided);
  const rest = happened(events.filter((event) => !isDecided(event)));
  return decided.length > 0 ? [{ kind: 'decision', choice, events: decided }, ...rest] : rest;
};
