import type { Entries } from './entry.js';

/** The rules of the area `combat`. */
export const combat = {
  'hb.combat.values': {
    document: 'house-rules',
    section: 'Combat',
    also: [],
    status: 'assumption',
    options: ['baseValues'],
    title: { en: 'Dice before skills', de: 'Würfel vor Fertigkeiten' },
    text: {
      en: 'The dice of a shot stand in the weapon’s profile; melee attack, melee defence, dodge and resistance stand on the figure’s sheet. The printed values are not part of the source: a sheet that leaves one out means the default (option baseValues, default 2 dice each).',
      de: 'Die Würfel eines Schusses stehen im Waffenprofil; Nahkampfangriff, Nahkampfverteidigung, Ausweichen und Widerstand stehen auf dem Charakterblatt. Die gedruckten Werte liegen nicht vor: Fehlt einer, gilt die Vorgabe (Option baseValues, Vorgabe je 2 Würfel).',
    },
  },
  'hb.combat.ranged-target': {
    document: 'aktionen',
    section: 'Weitere Aktionen',
    also: [],
    status: 'assumption',
    options: ['sight'],
    title: { en: 'Target of a ranged attack', de: 'Ziel eines Fernkampfangriffs' },
    text: {
      en: 'The chapter on ranged combat is not part of the source. By default a ranged attack names one able enemy figure whose base is within the weapon’s range, edge to edge as seen from above, and no piece that blocks sight lies across the line between both centres (option sight: "centre-line" or "off", default "centre-line").',
      de: 'Das Fernkampfkapitel liegt nicht vor. Voreingestellt gilt ein Fernkampfangriff einer handlungsfähigen gegnerischen Figur, deren Base von Rand zu Rand, von oben gesehen, in Waffenreichweite liegt; die Linie zwischen beiden Mitten darf kein sichtversperrendes Geländestück kreuzen (Option sight: "centre-line" oder "off", Vorgabe "centre-line").',
    },
  },
  'hb.combat.melee-contact': {
    document: 'aktionen',
    section: 'Weitere Aktionen',
    also: [],
    status: 'assumption',
    options: ['meleeReach'],
    title: { en: 'Target of a melee attack', de: 'Ziel eines Nahkampfangriffs' },
    text: {
      en: 'The chapter on melee is not part of the source either: by default a melee attack needs base contact with an able enemy figure (option meleeReach, the gap in cm, default 0).',
      de: 'Auch das Nahkampfkapitel liegt nicht vor: Voreingestellt braucht ein Nahkampfangriff Basekontakt mit einer handlungsfähigen gegnerischen Figur (Option meleeReach, Abstand in cm, Vorgabe 0).',
    },
  },
  'hb.combat.cover': {
    document: 'fertigkeiten',
    section: 'Späher',
    also: [{ document: 'aktionen', section: 'Bewegung' }],
    status: 'assumption',
    options: ['coverTouch'],
    title: { en: 'Being in cover', de: 'In Deckung' },
    text: {
      en: 'What cover is stands in a chapter that is not part of the source: by default a figure is in cover from a ranged attack if the line between both centres crosses a piece agreed as cover that its base touches (option coverTouch: true or false, where crossing alone is enough; default true).',
      de: 'Was Deckung ist, steht in einem hier fehlenden Kapitel: Voreingestellt ist eine Figur gegen einen Fernkampfangriff in Deckung, wenn die Linie zwischen beiden Mitten ein als Deckung vereinbartes Geländestück kreuzt, das ihre Base berührt (Option coverTouch: true oder false, wobei Kreuzen genügt; Vorgabe true).',
    },
  },
  'hb.combat.sequence': {
    document: 'house-rules',
    section: 'Combat',
    also: [],
    status: 'assumption',
    options: ['shotsAfterFall'],
    title: { en: 'Order of an attack', de: 'Ablauf eines Angriffs' },
    text: {
      en: 'By default shots are settled one after another: attack roll, rerolls, dodge (in melee: defence) roll, rerolls, comparison, loss of life points. When the target is incapacitated, the remaining shots lapse (option shotsAfterFall: "lapse" or "roll", default "lapse").',
      de: 'Voreingestellt werden Schüsse nacheinander abgehandelt: Angriffswurf, Wiederholungen, Ausweich- (im Nahkampf Verteidigungs-)wurf, Wiederholungen, Vergleich, Verlust von Lebenspunkten. Ist das Ziel kampfunfähig, entfallen die restlichen Schüsse (Option shotsAfterFall: "lapse" oder "roll", Vorgabe "lapse").',
    },
  },
} as const satisfies Entries;
