import type { Document } from '@regelwerk/core';
import { EDITION } from '../model/table.js';

const AS_OF = '2026-10';

/** What the rules stand in, by pages of the English documents, and the points on which they are silent. */
export const documents: readonly Document[] = [
  { id: 'core', title: { en: 'Core Rules', de: 'Grundregelwerk' }, edition: EDITION, asOf: AS_OF },
  { id: 'faq', title: { en: 'FAQ & Errata', de: 'FAQ & Errata' }, edition: EDITION, asOf: AS_OF },
  {
    id: 'house-rules',
    title: { en: 'House rules of this package: points that the documents leave open', de: 'Hausregeln dieses Pakets: was die Dokumente offen lassen' },
    edition: EDITION,
    asOf: AS_OF,
  },
];
