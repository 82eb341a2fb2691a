import type { Entries } from './entry.js';

/** The rules of the area `dice`. */
export const dice = {
  'sp.dice.types': {
    document: 'core',
    page: 30,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Two kinds of dice', de: 'Zwei Würfelarten' },
    text: {
      en: 'Attack dice have eight sides and defence dice have six; they show symbols, not numbers.',
      de: 'Angriffswürfel haben acht, Verteidigungswürfel sechs Seiten; sie tragen Symbole statt Zahlen.',
    },
  },
  'sp.dice.success-rate': {
    document: 'core',
    page: 30,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Average success rate', de: 'Durchschnittliche Erfolgsquote' },
    text: {
      en: 'Without expertise one attack die in two gives a success and one defence die in three gives a block (an average that serves as a check of the faces).',
      de: 'Kompetenz nicht gerechnet, ergibt im Mittel die Hälfte der Angriffswürfel einen Erfolg und ein Drittel der Verteidigungswürfel eine Abwehr (ein Mittelwert, der als Probe der Seiten dient).',
    },
  },
  'sp.dice.pool-size': {
    document: 'core',
    page: 5,
    also: [],
    status: 'assumption',
    options: ['dice.maxPool'],
    title: { en: 'No physical dice limit', de: 'Keine Grenze durch Würfelvorrat' },
    text: {
      en: 'The core set holds 14 dice, but the rules state no upper limit of a pool: by default pools are unlimited (option `dice.maxPool`, default `0`, which is no limit).',
      de: 'Das Grundspiel enthält 14 Würfel, eine Obergrenze für Pools nennen die Regeln nicht; Vorgabe: unbegrenzt (Option `dice.maxPool`, Vorgabe `0`, also keine Grenze).',
    },
  },
  'sp.dice.attack-faces': {
    document: 'core',
    page: 30,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Faces of the attack die', de: 'Seiten des Angriffswürfels' },
    text: {
      en: 'The eight faces of an attack die are 1 critical, 3 strikes, 2 attack expertise and 2 failures.',
      de: 'Die acht Seiten des Angriffswürfels: 1 Kritisch, 3 Treffer, 2 Angriffskompetenz, 2 Fehlschläge.',
    },
  },
  'sp.dice.defence-faces': {
    document: 'core',
    page: 30,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Faces of the defence die', de: 'Seiten des Verteidigungswürfels' },
    text: {
      en: 'The six faces of a defence die are 2 blocks, 2 defence expertise and 2 failures.',
      de: 'Die sechs Seiten des Verteidigungswürfels: 2 Abwehr, 2 Verteidigungskompetenz, 2 Fehlschläge.',
    },
  },
  'sp.dice.reference-odds': {
    document: 'core',
    page: 30,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Reference odds', de: 'Vergleichswahrscheinlichkeiten' },
    text: {
      en: 'With these faces and no modification, successes = criticals + max(0, strikes − blocks); exact averages and odds follow from that.',
      de: 'Mit diesen Seiten gilt ohne Veränderung: Erfolge = Kritisch + max(0, Treffer − Abwehr); daraus folgen genaue Mittelwerte und Wahrscheinlichkeiten.',
    },
  },
} as const satisfies Entries;
