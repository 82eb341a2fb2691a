import type { Entries } from './entry.js';

/** The rules of the area `gang`. */
export const gang = {
  'hb.gang.points': {
    document: 'fertigkeiten',
    section: 'Anführer',
    also: [],
    status: 'assumption',
    options: ['gangPoints'],
    title: { en: 'Points of a gang', de: 'Punkte einer Bande' },
    text: {
      en: 'How many points a gang may spend is set in a chapter that is not part of the source: a table may set a limit that the skills of all its figures together must not exceed (option gangPoints, default none).',
      de: 'Wie viele Punkte eine Bande ausgeben darf, steht in einem hier fehlenden Kapitel: Ein Tisch kann eine Grenze setzen, die die Fertigkeiten aller Figuren zusammen nicht überschreiten (Option gangPoints, Vorgabe keine).',
    },
  },
} as const satisfies Entries;
