import type { Entries } from './entry.js';

/** The rules of the area `climb`. */
export const climb = {
  'hb.climb.half-range': {
    document: 'aktionen',
    section: 'Klettern',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Climb distance', de: 'Kletterweite' },
    text: {
      en: 'A climb covers up to half the figure’s normal movement range per action.',
      de: 'Eine Kletterbewegung überwindet je Aktion höchstens die Hälfte der normalen Bewegungsreichweite.',
    },
  },
  'hb.climb.must-stand': {
    document: 'aktionen',
    section: 'Klettern',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'A climb ends on a safe spot', de: 'Kletterende' },
    text: {
      en: 'A climb may end only where the miniature can be placed safely and unambiguously.',
      de: 'Eine Kletterbewegung darf nur dort enden, wo die Miniatur sicher und eindeutig stehen kann.',
    },
  },
  'hb.climb.consecutive': {
    document: 'aktionen',
    section: 'Klettern',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Climbing on in one go', de: 'Mehrere Kletterbewegungen' },
    text: {
      en: 'If the miniature cannot be set down between start and goal, the figure must have enough AP (and movement actions left) for as many directly consecutive climbs as the next suitable spot needs; they are paid and made together, and it is never left half-way.',
      de: 'Kann die Miniatur zwischen Start und Ziel nirgends stehen, braucht die Figur AP (und Bewegungsaktionen) für so viele unmittelbar aufeinanderfolgende Kletterbewegungen, wie es bis zur nächsten Standfläche sind; sie werden zusammen bezahlt und ausgeführt, auf halber Höhe bleibt sie nie.',
    },
  },
  'hb.climb.example': {
    document: 'aktionen',
    section: 'Klettern',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Worked example: the balcony', de: 'Beispiel: der Balkon' },
    text: {
      en: 'A figure with range 10 reaches an 8 cm high balcony without a place to stand half-way by two directly consecutive climbs; as its first and second movement action they cost 1 + 3 = 4 AP.',
      de: 'Mit Reichweite 10 kommt eine Figur auf einen Balkon in 8 cm Höhe, ohne Stand unterwegs, nur durch zwei Kletterbewegungen am Stück; als erste und zweite Bewegungsaktion kosten sie 1 + 3 = 4 AP.',
    },
  },
  'hb.climb.measure': {
    document: 'aktionen',
    section: 'Klettern',
    also: [],
    status: 'assumption',
    options: ['climbMeasure'],
    title: { en: 'How a climb is measured', de: 'Wie Klettern gemessen wird' },
    text: {
      en: 'By default a climb is measured as the height between start and goal, up or down, and begins and ends with the base touching the edge that is climbed (option climbMeasure: "height" or "stated", the length that the terrain piece states; default "height").',
      de: 'Voreingestellt zählt beim Klettern der Höhenunterschied zwischen Start und Ziel, aufwärts wie abwärts; vorher und nachher berührt die Base die Kante, an der geklettert wird (Option climbMeasure: "height" oder "stated", die am Geländestück angegebene Länge; Vorgabe "height").',
    },
  },
} as const satisfies Entries;
