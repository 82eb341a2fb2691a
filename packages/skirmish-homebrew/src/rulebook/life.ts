import type { Entries } from './entry.js';

/** The rules of the area `life`. */
export const life = {
  'hb.life.incapacitated': {
    document: 'fertigkeiten',
    section: 'Mediziner',
    also: [{ document: 'fertigkeiten', section: 'Inspirierend' }, { document: 'fertigkeiten', section: 'Anführer' }],
    status: 'assumption',
    options: ['incapacitatedAt'],
    title: { en: 'Out of life points', de: 'Kampfunfähig' },
    text: {
      en: 'A figure without life points is incapacitated: it acts no more, leads no more and inspires no more until it recovers. Life points do not fall below 0 (option incapacitatedAt, in life points, default 0).',
      de: 'Eine Figur ohne Lebenspunkte ist kampfunfähig: Sie handelt, führt und inspiriert nicht mehr, bis sie genesen ist. Unter 0 fallen Lebenspunkte nicht (Option incapacitatedAt, in Lebenspunkten, Vorgabe 0).',
    },
  },
  'hb.life.recovery': {
    document: 'fertigkeiten',
    section: 'Mediziner',
    also: [],
    status: 'assumption',
    options: ['recovery'],
    title: { en: 'Recovery test', de: 'Genesungstest' },
    text: {
      en: 'The source asks for a recovery test without describing it. By default an incapacitated figure with at least 1 life point rolls its resistance at the start of the round; at least one success makes it able again (option recovery: "round-start" or "off", default "round-start").',
      de: 'Ein Genesungstest wird verlangt, aber nicht beschrieben. Voreingestellt würfelt eine kampfunfähige Figur mit wenigstens 1 Lebenspunkt zu Rundenbeginn ihren Widerstand; ein Erfolg genügt, und sie ist wieder handlungsfähig (Option recovery: "round-start" oder "off", Vorgabe "round-start").',
    },
  },
  'hb.life.base': {
    document: 'fertigkeiten',
    section: 'Zusätzliche Lebenspunkte',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Base life points', de: 'Lebenspunkte' },
    text: {
      en: 'A figure has 4 life points unless skills add to them.',
      de: 'Eine Figur hat 4 Lebenspunkte, sofern Fertigkeiten sie nicht erhöhen.',
    },
  },
} as const satisfies Entries;
