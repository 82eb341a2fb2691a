import type { Entries } from './entry.js';

/** The rules of the area `keyword`. */
export const keyword = {
  'sp.keyword.definition': {
    document: 'core',
    page: 40,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Keywords', de: 'Schlüsselwörter' },
    text: {
      en: 'Some abilities are written as a keyword that stands for a longer rule.',
      de: 'Manche Fähigkeiten bestehen nur aus einem Schlüsselwort, das für eine längere Regel steht.',
    },
  },
  'sp.keyword.immunity': {
    document: 'core',
    page: 40,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Immunity [X]', de: 'Immunität [X] (Immunity)' },
    text: {
      en: 'A unit with immunity to a condition cannot get that condition, and loses it if it has it when it gains the immunity.',
      de: 'Eine Einheit mit Immunität gegen einen Zustand kann ihn nicht erhalten; hat sie ihn beim Erlangen der Immunität, verliert sie ihn.',
    },
  },
  'sp.keyword.impact': {
    document: 'core',
    page: 40,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Impact [X]', de: 'Wucht [X] (Impact)' },
    text: {
      en: 'After a focus action the next melee attack of a character with impact [X] gets X further dice beside the focus die.',
      de: 'Nach der Aktion Fokus erhält der nächste Nahkampfangriff eines Charakters mit Impact [X] neben dem Fokus-Würfel X weitere Würfel.',
    },
  },
  'sp.keyword.sharpshooter': {
    document: 'core',
    page: 40,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Sharpshooter [X]', de: 'Scharfschütze [X] (Sharpshooter)' },
    text: {
      en: 'After a focus action the next ranged attack of a character with sharpshooter [X] gets X further dice beside the focus die.',
      de: 'Nach der Aktion Fokus erhält der nächste Fernkampfangriff eines Charakters mit Sharpshooter [X] neben dem Fokus-Würfel X weitere Würfel.',
    },
  },
  'sp.keyword.protection': {
    document: 'core',
    page: 40,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Protection', de: 'Schutz (Protection)' },
    text: {
      en: 'When a unit with protection is the defender, 1 damage is taken out of the damage pool before the pool is applied, never below 0.',
      de: 'Ist eine Einheit mit Protection der Verteidiger, wird vor dem Anwenden 1 Schaden aus dem Schadenspool genommen, nie unter 0.',
    },
  },
  'sp.keyword.scale': {
    document: 'core',
    page: 40,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Scale', de: 'Erklimmen (Scale)' },
    text: {
      en: 'A character with scale may climb whenever it would advance or dash.',
      de: 'Ein Charakter mit Scale darf klettern, wann immer er laufen oder spurten würde.',
    },
  },
  'sp.keyword.scale-engaged': {
    document: 'core',
    page: 15,
    also: [{ document: 'core', page: 24 }, { document: 'core', page: 40 }],
    status: 'assumption',
    options: ['keyword.scaleWhileEngaged'],
    title: { en: 'Scale while engaged', de: 'Scale im Handgemenge' },
    text: {
      en: 'Scale is a core rule like the ban on climbing while engaged; because a prohibition beats a permission of the same rank, scale by default does not lift that ban (option `keyword.scaleWhileEngaged`, default `forbid`).',
      de: 'Scale ist wie das Kletterverbot im Handgemenge eine Grundregel; weil bei gleichem Rang das Verbot die Erlaubnis schlägt, hebt Scale es als Vorgabe nicht auf (Option `keyword.scaleWhileEngaged`, Vorgabe `forbid`).',
    },
  },
  'sp.keyword.steadfast': {
    document: 'core',
    page: 40,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Steadfast', de: 'Standhaft (Steadfast)' },
    text: {
      en: 'When a character with steadfast is the defender, the first shove among the chosen options of the combat tree does not move it; it does not help against other pushes or against shoves of expertise charts.',
      de: 'Ist ein Charakter mit Steadfast der Verteidiger, bewegt ihn der erste Stoß unter den gewählten Optionen nicht; gegen anderes Schieben und gegen Stöße aus Kompetenztabellen hilft es nicht.',
    },
  },
  'sp.keyword.tags': {
    document: 'core',
    page: 8,
    also: [{ document: 'core', page: 9 }, { document: 'core', page: 40 }],
    status: 'printed',
    options: [],
    title: { en: 'Tags are not keywords', de: 'Merkmale sind keine Schlüsselwörter' },
    text: {
      en: 'Tags printed on a stat card have no rules of their own; only abilities refer to them. Bracket effects such as cover [X] are no keywords either.',
      de: 'Merkmale auf der Wertekarte haben keine eigenen Regeln, nur Fähigkeiten beziehen sich auf sie; auch Klammereffekte wie Deckung [X] sind keine Schlüsselwörter.',
    },
  },
} as const satisfies Entries;
