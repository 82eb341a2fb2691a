import type { Entries } from './entry.js';

/** The rules of the area `doc`. */
export const doc = {
  'hb.doc.edition': {
    document: 'aktionen',
    section: 'Online-Regelwerk · Version 3.5',
    also: [{ document: 'fertigkeiten', section: 'Online-Regelwerk · Version 3.5' }],
    status: 'printed',
    options: [],
    title: { en: 'Edition', de: 'Fassung' },
    text: {
      en: 'The rules are version 3.5 of the online rulebook, carried over from its master on 28 July 2026; where doubts remain, the current published PDF is the authority.',
      de: 'Zugrunde liegt Fassung 3.5 des Online-Regelwerks, übertragen am 28.07.2026; bleiben Zweifel, entscheidet das zuletzt veröffentlichte PDF.',
    },
  },
} as const satisfies Entries;
