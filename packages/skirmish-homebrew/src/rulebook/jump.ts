import type { Entries } from './entry.js';

/** The rules of the area `jump`. */
export const jump = {
  'hb.jump.half-range': {
    document: 'aktionen',
    section: 'Springen',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Jump distance', de: 'Sprungweite' },
    text: {
      en: 'A jump covers up to half the figure’s normal movement range.',
      de: 'Ein Sprung überwindet höchstens die Hälfte der normalen Bewegungsreichweite der Figur.',
    },
  },
  'hb.jump.range-follows': {
    document: 'aktionen',
    section: 'Springen',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Jump distance follows the range', de: 'Sprungweite folgt der Reichweite' },
    text: {
      en: 'Changes of the normal movement range change the jump distance too, unless the skill or gear says otherwise.',
      de: 'Änderungen der normalen Bewegungsreichweite ändern auch die Sprungweite, sofern Fertigkeit oder Ausrüstung nichts anderes sagt.',
    },
  },
  'hb.jump.must-land': {
    document: 'aktionen',
    section: 'Springen',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'No jump without a sure landing', de: 'Sicheres Sprungziel' },
    text: {
      en: 'Before the jump it must be certain that the goal is within jump distance and that the miniature can be placed there safely and unambiguously; otherwise the jump may not be made at all.',
      de: 'Schon vor dem Sprung muss klar sein, dass das Ziel in Sprungweite liegt und dass es dort einen sicheren, eindeutigen Stand für die Miniatur gibt; fehlt eines davon, findet der Sprung nicht statt.',
    },
  },
  'hb.jump.example': {
    document: 'aktionen',
    section: 'Springen',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Worked example: move then jump', de: 'Beispiel: Lauf und Sprung' },
    text: {
      en: 'A figure that moves to the roof edge (1 AP) and jumps the gap as its second movement action (3 AP) has spent 4 AP.',
      de: 'Eine Figur, die zum Dachrand läuft (1 AP) und als zweite Bewegungsaktion springt (3 AP), hat 4 AP ausgegeben.',
    },
  },
  'hb.jump.measure': {
    document: 'aktionen',
    section: 'Springen',
    also: [],
    status: 'assumption',
    options: ['jumpMeasure'],
    title: { en: 'How a jump is measured', de: 'Wie ein Sprung gemessen wird' },
    text: {
      en: 'The source compares the gap with the jump distance but gives no measuring points. By default a jump’s distance is the straight line between the nearest edges of the base before and after it, difference of height included (option jumpMeasure: "gap" or "centre", from centre to centre; default "gap").',
      de: 'Die Quelle vergleicht die Lücke mit der Sprungweite, nennt aber keine Messpunkte. Voreingestellt zählt die gerade Strecke zwischen den nächsten Rändern der Base vorher und nachher, Höhenunterschied inbegriffen (Option jumpMeasure: "gap" oder "centre", von Mitte zu Mitte; Vorgabe "gap").',
    },
  },
} as const satisfies Entries;
