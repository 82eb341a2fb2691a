import type { Lang } from '@regelwerk/core';
import type { Face } from '../../model/effect.js';
import { FACES } from '../../model/faces.js';
import { BOARD, type Spot } from '../../model/ids.js';
import { FACES as FACES_DE } from './words.de.js';
import { FACES as FACES_EN } from './words.en.js';

/** The name under which people know a unit, a character, a card, an ability, a stance, terrain or a struggle card. */
export type Names = (id: string) => string;

/** Names, numbers and lists in one language. */
export interface Voice {
  /** A unit or a character by its name. */
  readonly who: (id: string) => string;
  /** Anything else, in quotation marks. */
  readonly thing: (id: string) => string;
  readonly side: (seat: string) => string;
  /** A card of an order deck. */
  readonly card: (id: string) => string;
  /** A side of a stance card: by its name, or the number of the side. */
  readonly stance: (unit: string, side: number) => string;
  readonly and: (parts: readonly string[]) => string;
  /** Ticks as millimetres with up to two decimals, which is exact. */
  readonly mm: (ticks: number) => string;
  /** A place as seen from above, in millimetres, and the terrain it is on. */
  readonly spot: (at: Spot) => string;
  /** A count with its noun. */
  readonly many: (count: number, one: string, more: string) => string;
  /** Rolled dice by their faces. */
  readonly dice: (counts: readonly (readonly number[])[]) => string;
}

interface Manner {
  readonly point: string;
  readonly marks: readonly [string, string];
  readonly and: string;
  readonly on: string;
  readonly shatterpoint: string;
  readonly side: string;
  readonly none: string;
  readonly against: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly faces: Readonly<Record<Face, readonly [one: string, more: string]>>;
}

const MANNERS: Readonly<Record<Lang, Manner>> = {
  en: {
    point: '.',
    marks: ['“', '”'],
    and: ' and ',
    on: 'on',
    shatterpoint: 'the Shatterpoint card',
    side: 'side',
    none: 'nothing',
    against: ' against ',
    seats: {},
    faces: FACES_EN,
  },
  de: {
    point: ',',
    marks: ['„', '“'],
    and: ' und ',
    on: 'auf',
    shatterpoint: 'die Shatterpoint-Karte',
    side: 'Seite',
    none: 'nichts',
    against: ' gegen ',
    seats: { north: 'Nord', south: 'Süd', east: 'Ost', west: 'West' },
    faces: FACES_DE,
  },
};

const TICKS_IN_MM = 100;

/** How the sides of a stance card are looked up among the names. */
export const stanceKey = (unit: string, side: number): string => `${unit} ${side}`;

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The voice in which things are told: a language, and who is called what. */
export const voiceOf = (lang: Lang, names: Names): Voice => {
  const manner = MANNERS[lang];
  const { point, marks, and, seats } = manner;
  const number = (ticks: number): string => String(ticks / TICKS_IN_MM).replace('.', point);
  const thing = (id: string): string => `${marks[0]}${names(id)}${marks[1]}`;
  const facesOf = (counts: readonly number[]): string => {
    const faces = FACES[counts.length === FACES.attack.length ? 'attack' : 'defence'];
    return faces.flatMap((face, i) => (counts[i] ? [many(counts[i], ...manner.faces[face])] : [])).join(', ') || manner.none;
  };
  return {
    who: names,
    thing,
    side: (seat) => (Object.hasOwn(seats, seat) ? (seats[seat] ?? seat) : seat.charAt(0).toUpperCase() + seat.slice(1)),
    card: (id) => (id === 'shatterpoint' ? manner.shatterpoint : thing(id)),
    stance: (unit, side) => (names(stanceKey(unit, side)) === stanceKey(unit, side) ? `${manner.side} ${side + 1}` : thing(stanceKey(unit, side))),
    and: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}`),
    mm: (ticks) => `${number(ticks)} mm`,
    spot: ({ x, y, on }) => `(${number(x)} | ${number(y)})${on === BOARD ? '' : ` ${manner.on} ${thing(on)}`}`,
    many,
    dice: (counts) => counts.map(facesOf).join(manner.against),
  };
};
