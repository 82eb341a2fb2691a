import type { Entries } from './entry.js';

/** The rules of the area `los`. */
export const los = {
  'sp.los.definition': {
    document: 'core',
    page: 37,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Line of sight', de: 'Sichtlinie' },
    text: {
      en: 'A character sees an object if a straight line that nothing stops can be drawn from any part of its base to the object.',
      de: 'Sichtlinie besteht, sobald sich von mindestens einem Punkt der Base des Betrachters eine ungehinderte Gerade zum Objekt ziehen lässt.',
    },
  },
  'sp.los.through-characters': {
    document: 'core',
    page: 37,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Characters do not block sight', de: 'Charaktere blockieren nicht' },
    text: {
      en: 'The line may pass through other characters.',
      de: 'Andere Charaktere stehen der Linie nicht im Weg.',
    },
  },
  'sp.los.through-see-through': {
    document: 'core',
    page: 37,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'See-through terrain never blocks', de: 'Durchsehbares Gelände blockiert nie' },
    text: {
      en: 'The line may pass through see-through terrain, whatever its height.',
      de: 'Durch durchsehbares Gelände verläuft die Linie stets ungehindert, gleich wie hoch es ist.',
    },
  },
  'sp.los.own-terrain': {
    document: 'core',
    page: 37,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Own terrain does not block', de: 'Eigener Untergrund blockiert nicht' },
    text: {
      en: 'The line may pass through sight-blocking terrain on which the looking character itself stands.',
      de: 'Sichtblockierendes Gelände, auf dem der Betrachter selbst steht, hält die Linie nicht auf.',
    },
  },
  'sp.los.not-higher': {
    document: 'core',
    page: 37,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Terrain not higher than the character', de: 'Nicht höheres Gelände blockiert nicht' },
    text: {
      en: 'The line may pass through sight-blocking terrain that is not higher than the looking character.',
      de: 'Sichtblockierendes Gelände, das den Betrachter nicht überragt, lässt die Linie durch.',
    },
  },
  'sp.los.blocked-only-by-higher': {
    document: 'core',
    page: 37,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Only higher blocking terrain blocks', de: 'Nur höheres Sichthindernis blockiert' },
    text: {
      en: "Only sight-blocking terrain above the looking character's elevation stops the line.",
      de: 'Aufgehalten wird die Linie ausschließlich von sichtblockierendem Gelände oberhalb der Ebene des Betrachters.',
    },
  },
  'sp.los.target-on-terrain': {
    document: 'core',
    page: 37,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Target standing on terrain', de: 'Ziel auf einem Geländeteil' },
    text: {
      en: "If the target stands on a terrain piece, parts of it at the target's height or lower do not interfere.",
      de: 'Befindet sich das Ziel auf einem Geländeteil, sind dessen Teile bis zur Höhe des Ziels kein Hindernis.',
    },
  },
  'sp.los.tangent': {
    document: 'core',
    page: 37,
    also: [],
    status: 'assumption',
    options: ['los.tangent'],
    title: { en: 'Grazing lines', de: 'Streifende Linien' },
    text: {
      en: 'The rules do not say whether a line that only touches the outline of blocking terrain is stopped. Default: touching does not block, entering the interior does (option `los.tangent`, default `clear`).',
      de: 'Ob eine Linie, die ein Hindernis nur berührt, aufgehalten wird, bleibt offen; Vorgabe: Berühren hindert nicht, Eindringen schon (Option `los.tangent`, Vorgabe `clear`).',
    },
  },
  'sp.los.own-terrain-scope': {
    document: 'core',
    page: 36,
    also: [{ document: 'core', page: 37 }],
    status: 'assumption',
    options: ['los.ownTerrainScope'],
    title: { en: 'Own terrain: part or whole piece', de: 'Eigener Untergrund: Teil oder ganzes Stück' },
    text: {
      en: 'Left open: does "terrain on which the character stands" mean the part under its base or the whole piece? Default: the part only (option `los.ownTerrainScope`, default `part`).',
      de: 'Offen bleibt, ob der eigene Untergrund nur der Teil unter der Base oder das ganze Geländestück ist; Vorgabe: nur der Teil (Option `los.ownTerrainScope`, Vorgabe `part`).',
    },
  },
  'sp.los.mutual': {
    document: 'core',
    page: 29,
    also: [{ document: 'core', page: 37 }],
    status: 'assumption',
    options: ['los.mutual'],
    title: { en: 'Sight to each other', de: 'Gegenseitige Sichtlinie' },
    text: {
      en: 'Sight is defined from the looking character, so it can be one-way between different elevations; where a rule wants two characters to see each other, both directions are checked (option `los.mutual`, default `both-directions`).',
      de: 'Sicht gilt vom Betrachter aus und kann zwischen verschiedenen Ebenen einseitig sein; verlangt eine Regel gegenseitige Sicht, werden beide Richtungen geprüft (Option `los.mutual`, Vorgabe `both-directions`).',
    },
  },
  'sp.los.target-point': {
    document: 'core',
    page: 37,
    also: [],
    status: 'assumption',
    options: ['los.targetPoint'],
    title: { en: 'End point of the line', de: 'Endpunkt der Sichtlinie' },
    text: {
      en: "The line may by default end at any part of the target's base or token (option `los.targetPoint`, default `any-part`).",
      de: 'Enden darf die Linie als Vorgabe an jedem Teil der Base oder des Markers (Option `los.targetPoint`, Vorgabe `any-part`).',
    },
  },
  'sp.los.target-terrain-scope': {
    document: 'core',
    page: 37,
    also: [],
    status: 'assumption',
    options: ['los.targetTerrainScope'],
    title: { en: 'Which parts under the target are ignored', de: 'Welche Teile beim Ziel nicht stören' },
    text: {
      en: "Left open: does this mean parts of the target's own piece, or any parts up to its height? Default: only the piece on which the target stands (option `los.targetTerrainScope`, default `same-piece`).",
      de: 'Offen bleibt, ob damit nur das Geländestück des Ziels oder alle Teile bis zu dessen Höhe gemeint sind; Vorgabe: nur das Stück, auf dem das Ziel steht (Option `los.targetTerrainScope`, Vorgabe `same-piece`).',
    },
  },
} as const satisfies Entries;
