import type { Lang } from '@regelwerk/core';
import type { Counts, Place } from '../../model/ids.js';

/** The name under which people know a figure or a thing of the scenario. */
export type Names = (id: string) => string;

/** Names, numbers and lists in one language. */
export interface Voice {
  /** A figure by its name. */
  readonly figure: (id: string) => string;
  /** Anything else on the table, in quotation marks. */
  readonly thing: (id: string) => string;
  readonly side: (seat: string) => string;
  /** A figure or a seat. */
  readonly who: (id: string) => string;
  /** What somebody wrote, in quotation marks. */
  readonly quoted: (text: string) => string;
  readonly and: (parts: readonly string[]) => string;
  /** Ticks as centimetres with up to two decimals. */
  readonly cm: (ticks: number) => string;
  /** Ticks as centimetres, exact: where two lengths are compared. */
  readonly exactly: (ticks: number) => string;
  /** A place as seen from above, and its height where it has one. */
  readonly place: (at: Place) => string;
}

interface Manner {
  readonly point: string;
  readonly marks: readonly [string, string];
  readonly and: string;
  readonly high: (length: string) => string;
  readonly seats: Readonly<Record<string, string>>;
}

const MANNERS: Readonly<Record<Lang, Manner>> = {
  en: { point: '.', marks: ['“', '”'], and: ' and ', high: (length) => `${length} up`, seats: {} },
  de: {
    point: ',',
    marks: ['„', '“'],
    and: ' und ',
    high: (length) => `${length} hoch`,
    seats: { north: 'Nord', south: 'Süd', east: 'Ost', west: 'West' },
  },
};

const TICKS_IN_CM = 1000;

/** Without the zeros at the end, and without a point that nothing follows. */
const decimal = (ticks: number, places: number, point: string): string =>
  (ticks / TICKS_IN_CM).toFixed(places).replace(/\.?0+$/, '').replace('.', point);

/** The voice in which things are told: a language, and who is called what. */
export const voiceOf = (lang: Lang, names: Names): Voice => {
  const { point, marks, and, high, seats } = MANNERS[lang];
  const number = (ticks: number): string => decimal(ticks, 2, point);
  const quoted = (text: string): string => `${marks[0]}${text}${marks[1]}`;
  const side = (seat: string): string => (Object.hasOwn(seats, seat) ? (seats[seat] ?? seat) : seat.charAt(0).toUpperCase() + seat.slice(1));
  return {
    figure: names,
    thing: (id) => quoted(names(id)),
    side,
    who: (id) => (names(id) === id ? side(id) : names(id)),
    quoted,
    and: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}`),
    cm: (ticks) => `${number(ticks)} cm`,
    exactly: (ticks) => `${decimal(ticks, 3, point)} cm`,
    place: ({ x, y, z }) => `(${number(x)} | ${number(y)}${z === 0 ? '' : `, ${high(`${number(z)} cm`)}`})`,
  };
};

/** The faces of rolled dice from low to high; the dice of different shots are set apart. */
export const facesOf = (counts: readonly Counts[]): string =>
  counts.map((faces) => faces.flatMap((dice, i) => Array<number>(dice).fill(i + 1)).join(' ')).join(' / ');

/** How many dice lie there. */
export const diceIn = (counts: readonly Counts[]): number => counts.flat().reduce((sum, dice) => sum + dice, 0);

/** `4`, or `2 + 2` for the dice of different shots. */
export const sumOf = (parts: readonly number[]): string => (parts.length === 0 ? '0' : parts.join(' + '));
