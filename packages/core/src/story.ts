import type { GameTypes } from './game.js';
import { logOf, type Match } from './match.js';

/** How a game puts its choices and events into a few words. */
export interface Tell<G extends GameTypes> {
  readonly choice: (choice: G['Choice']) => string;
  readonly event: (event: G['Event']) => string;
}

interface Told {
  readonly says: string;
  readonly events: readonly { readonly rule: string; readonly kind: string; readonly words: string }[];
}

const widest = (words: readonly string[], least: number): number => words.reduce((most, word) => Math.max(most, word.length), least);

const events = <G extends GameTypes>(tell: Tell<G>, happened: readonly G['Event'][]): Told['events'] =>
  happened.map((event) => ({ rule: (event).rule, kind: (event).kind, words: tell.event(event) }));

const taken = <G extends GameTypes>({ takenBack }: Match<G>): readonly string[] =>
  takenBack.map(({ from, to, what }) => `taken back by agreement: choices ${to + 1} to ${from} (${what.join(', ')})`);

/**
 * A match as plain lines: each choice with its number, and under it what it caused, each event with the rule that made it happen.
 * Such a text is compared with a golden file and read in review.
 */
export const storyOf = <G extends GameTypes>(match: Match<G>, tell: Tell<G>, title: string): string => {
  const told: readonly Told[] = [
    { says: 'the match begins', events: events(tell, match.opening.events) },
    ...logOf(match).map((entry) => ({ says: `${entry.choice.by}: ${tell.choice(entry.choice)}`, events: events(tell, entry.events) })),
  ];
  const all = told.flatMap((one) => one.events);
  const rule = widest(all.map((event) => event.rule), 21);
  const kind = widest(all.map((event) => event.kind), 14);
  const number = Math.max(2, `${told.length - 1}`.length);
  const lines = told.flatMap(({ says, events: caused }, i) => [
    `${`${i}`.padStart(number)}  ${says}`,
    ...caused.map((event) => `${' '.repeat(number + 4)}${event.rule.padEnd(rule + 2)}${event.kind.padEnd(kind + 2)}${event.words}`.trimEnd()),
  ]);
  return [`${match.game.id} · ${title}`, ...lines, ...taken(match), ''].join('\n');
};
