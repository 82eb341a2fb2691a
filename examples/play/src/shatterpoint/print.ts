import { ask, isOver, logOf, type Frozen, type Lang, type Match } from '@regelwerk/core';
import { EDITION, type Choice, type Event, type Types } from '@regelwerk/shatterpoint';
import { citeRule, namesOf, rulebook, say, sayChoice, saySeat, type Names } from '@regelwerk/shatterpoint/rulebook';
import type { Paint } from '../paint.js';
import { WORDS as PROGRAM } from '../words.js';
import { WORDS } from './words.js';

/** How a match is printed. */
export interface Manner {
  readonly lang: Lang;
  readonly paint: Paint;
  readonly seed: number;
}

type Voice = Manner & { readonly names: Names };

/** What the match needs to go on and nobody needs to read. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'done', 'step-reached', 'moment-told', 'effect-due', 'deed-left', 'target-chosen', 'window-passed', 'spoken', 'ability-resolved', 'begun', 'stayed', 'card-drawn', 'activation-ended',
]);

const WIDTH = 74;

const citation = ({ lang }: Voice, { rule }: Event): string => {
  const { document, place, status } = citeRule(rule, lang);
  const title = rulebook.entries[rule].document === 'house-rules' ? PROGRAM[lang].houseRules : document;
  return `${title}, ${place} · ${rule}${status === 'assumption' ? '°' : ''}`;
};

const row = (voice: Voice, text: string, event: Event): string => `  ${text}${' '.repeat(Math.max(2, WIDTH - text.length))}${voice.paint.faint(citation(voice, event))}`;

const told = (voice: Voice, events: readonly Event[]): readonly string[] =>
  events.flatMap((event): readonly string[] => {
    const { lang, paint, names } = voice;
    if (event.kind === 'turn-begun') return ['', paint.heading(`── ${WORDS[lang].turn(event.turn, saySeat(event.seat, lang))} ${'─'.repeat(50)}`)];
    return QUIET.has(event.kind) ? [] : [row(voice, say(event, lang, names), event)];
  });

const decided = ({ lang, paint, names }: Voice, choice: Frozen<Choice>): readonly string[] =>
  choice.kind === 'roll' || choice.kind === 'draw' ? [] : ['', paint.decision(`${saySeat(choice.by, lang)} · ${sayChoice(choice, lang, names)}`)];

const tail = ({ lang, paint }: Voice, match: Match<Types>): readonly string[] => {
  const over = ask(match.game, match.state);
  if (!isOver<Types>(over)) return [];
  const { winner, by, struggles } = over.outcome;
  const words = WORDS[lang];
  return [
    '',
    paint.heading(`── ${words.end} ${'─'.repeat(50)}`),
    '',
    paint.decision(`${words.won(saySeat(winner[0] ?? '', lang))} ${words.by[by]}`),
    ...Object.entries(struggles).map(([seat, won]) => `  ${saySeat(seat, lang)}: ${words.struggles(won)}`),
    '',
  ];
};

/** A whole match, as a person wants to read it. */
export const printMatch = (match: Match<Types>, manner: Manner): string => {
  const { lang, paint, seed } = manner;
  const { table } = match.state;
  const voice: Voice = { ...manner, names: namesOf(table) };
  return [
    paint.heading(`${table.terrain.name}: ${table.missions[0]?.name ?? ''}`),
    WORDS[lang].edition(EDITION, seed),
    ...table.seats.map((seat, i) => `${saySeat(seat, lang)}: ${table.teams[i]?.name ?? ''} (${table.teams[i]?.squads.flatMap(({ units }) => units.map(({ name }) => name)).join(', ') ?? ''})`),
    paint.faint(WORDS[lang].open),
    ...told(voice, match.opening.events),
    ...logOf(match).flatMap(({ choice, events }) => [...decided(voice, choice), ...told(voice, events)]),
    ...tail(voice, match),
  ].join('\n');
};
