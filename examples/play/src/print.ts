import { absurd, ask, isOver, logOf, type Frozen, type Lang, type Match } from '@regelwerk/core';
import { EDITION, type Event, type Outcome, type Table, type Types } from '@regelwerk/skirmish-homebrew';
import { namesOf, say, sayChoice, saySeat, type Names } from '@regelwerk/skirmish-homebrew/rulebook';
import { citationOf } from './cited.js';
import { linesOf, openingLines, type Line } from './lines.js';
import type { Paint } from './paint.js';
import { OPTIONS } from './table.js';
import { TEMPERS } from './tempers.js';
import { WORDS } from './words.js';

/** How a match is printed. */
export interface Manner {
  readonly lang: Lang;
  readonly paint: Paint;
  readonly names: Names;
}

const WIDTH = 64;

/** A sentence, and its rule at the end of the line. */
const row = ({ lang, paint }: Manner, text: string, { kind, events }: Exclude<Line, { readonly kind: 'round' }>): string =>
  `${kind === 'decision' ? paint.decision(text) : text}${' '.repeat(Math.max(2, WIDTH - text.length))}${paint.faint(citationOf(events, lang))}`;

const decision = ({ lang, names }: Manner, { choice, events }: Extract<Line, { readonly kind: 'decision' }>): string => {
  const cost = events.reduce((sum, event) => sum + (event.kind === 'ap-spent' ? event.ap : 0), 0);
  return `${saySeat(choice.by, lang)} · ${sayChoice(choice, lang, names)}${choice.kind === 'pass' ? '' : ` (${WORDS[lang].costs(cost)})`}`;
};

/** What is told on one line. That a hit costs life has just been said. */
const sentences = ({ lang, names }: Manner, events: readonly Event[]): string =>
  events.flatMap((event, i) => (event.kind === 'life-lost' && i > 0 ? [] : [say(event, lang, names)])).join(' ');

const lineOf = (manner: Manner, line: Line): string => {
  const { lang, paint } = manner;
  switch (line.kind) {
    case 'decision':
      return `\n${row(manner, decision(manner, line), line)}`;
    case 'round':
      return `\n${paint.heading(`── ${WORDS[lang].round(line.event.round)} ${'─'.repeat(50)}`)}\n`;
    case 'happened':
      return row(manner, `  ${sentences(manner, line.events)}`, line);
    default:
      return absurd(line);
  }
};

const head = ({ lang, paint }: Manner, { scenario, gangs }: Table, seed: number): readonly string[] => [
  paint.heading(scenario.name),
  WORDS[lang].edition(EDITION, seed),
  '',
  ...scenario.sides.map(({ seat }, i) => {
    const figures = gangs[i]?.figures.map(({ name }) => name).join(', ') ?? '';
    return `${saySeat(seat, lang)}: ${gangs[i]?.name ?? ''} (${figures}), ${TEMPERS[i]?.name[lang] ?? ''}`;
  }),
  `${WORDS[lang].houseRules}: ${Object.entries(OPTIONS).map(([option, value]) => `${option} ${value}`).join(', ')}`,
  paint.faint(WORDS[lang].open),
  '',
];

const tail = ({ lang, paint }: Manner, { winner, by, sides }: Frozen<Outcome>): readonly string[] => {
  const words = WORDS[lang];
  const [first] = winner;
  return [
    '',
    paint.heading(`── ${words.end} ${'─'.repeat(50)}`),
    '',
    paint.decision(first === undefined ? `${words.nobodyWon}: ${words.by[by]}` : `${words.won(saySeat(first, lang))} ${words.by[by]}`),
    ...sides.map(({ seat, able, life, points }) => `  ${saySeat(seat, lang)}: ${words.account(able, life, points)}`),
    '',
  ];
};

/** A whole match, as a person wants to read it. */
export const printMatch = (match: Match<Types>, { lang, paint, seed }: { readonly lang: Lang; readonly paint: Paint; readonly seed: number }): string => {
  const manner: Manner = { lang, paint, names: namesOf(match.state.table) };
  const lines = [...openingLines(match.opening.events), ...logOf(match).flatMap(linesOf)];
  const end = ask(match.game, match.state);
  return [
    ...head(manner, match.state.table as Table, seed),
    ...lines.map((line) => lineOf(manner, line)),
    ...(isOver<Types>(end) ? tail(manner, end.outcome) : []),
  ].join('\n');
};
