import type { Entries } from './entry.js';

/** The rules of the area `dice`. */
export const dice = {
  'hb.dice.success': {
    document: 'house-rules',
    section: 'Dice',
    also: [],
    status: 'assumption',
    options: ['successOn'],
    title: { en: 'What a success is', de: 'Was ein Erfolg ist' },
    text: {
      en: 'Tests roll a pool of six-sided dice and count successes. The chapter that sets the threshold is not part of the source: option successOn, default 4 (4, 5 and 6 succeed).',
      de: 'Proben würfeln mehrere W6 und zählen Erfolge. Das Kapitel mit der Schwelle liegt nicht vor: Option successOn, Vorgabe 4 (4, 5 und 6 sind Erfolge).',
    },
  },
  'hb.dice.whole-roll': {
    document: 'fertigkeiten',
    section: 'Glück',
    also: [{ document: 'aktionen', section: 'Weitere Aktionen' }],
    status: 'assumption',
    options: ['rollUnit'],
    title: { en: 'What one roll is', de: 'Was ein Wurf ist' },
    text: {
      en: 'Rerolls speak of a whole roll without saying what that is: by default the dice of one shot, of one melee attack, of one defence or dodge and of one test are each a roll of their own (option rollUnit: "shot" or "attack", where all shots of an attack are one roll; default "shot").',
      de: 'Wiederholt wird ein ganzer Wurf; was dazu gehört, bleibt offen. Voreingestellt sind die Würfel eines Schusses, eines Nahkampfangriffs, einer Verteidigung oder eines Ausweichens und einer Probe je ein Wurf (Option rollUnit: "shot" oder "attack", wobei alle Schüsse eines Angriffs ein Wurf sind; Vorgabe "shot").',
    },
  },
  'hb.dice.reroll-moment': {
    document: 'fertigkeiten',
    section: 'Glück',
    also: [{ document: 'fertigkeiten', section: 'Inspirierend' }],
    status: 'assumption',
    options: ['rerollOrder'],
    title: { en: 'When a reroll is declared', de: 'Wann wiederholt wird' },
    text: {
      en: 'By default a reroll is declared when the roll lies, before anything further is rolled or counted; the figure’s Luck is offered first, then Inspiring (option rerollOrder: "luck-first" or "inspiring-first", default "luck-first").',
      de: 'Voreingestellt wird eine Wiederholung angesagt, sobald der Wurf liegt, ehe weiter gewürfelt oder gezählt wird; zuerst wird Glück angeboten, dann Inspirierend (Option rerollOrder: "luck-first" oder "inspiring-first", Vorgabe "luck-first").',
    },
  },
  'hb.dice.opposed': {
    document: 'house-rules',
    section: 'Dice',
    also: [],
    status: 'assumption',
    options: ['combatResolution'],
    title: { en: 'How attack and defence compare', de: 'Angriff gegen Verteidigung' },
    text: {
      en: 'The combat chapters are not part of the source: by default attack successes minus dodge or defence successes are the life points lost (option combatResolution, replaceable by the host).',
      de: 'Die Kampfkapitel liegen nicht vor: Voreingestellt sind Angriffserfolge minus Ausweich- oder Verteidigungserfolge die verlorenen Lebenspunkte (Option combatResolution, vom Nutzer ersetzbar).',
    },
  },
} as const satisfies Entries;
