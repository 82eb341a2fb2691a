import type { Document } from '@regelwerk/core';

const AS_OF = '2026-07-28';

/** The chapters that the rules stand in, and the points on which they are silent. */
export const documents: readonly Document[] = [
  { id: 'aktionen', title: { en: 'Actions', de: 'Aktionen' }, edition: '3.5', asOf: AS_OF },
  { id: 'fertigkeiten', title: { en: 'Skills', de: 'Fertigkeiten' }, edition: '3.5', asOf: AS_OF },
  {
    id: 'house-rules',
    title: {
      en: 'House rules of this package: points that the chapters leave open',
      de: 'Hausregeln dieses Pakets: was die Kapitel offen lassen',
    },
    edition: '3.5',
    asOf: AS_OF,
  },
];
