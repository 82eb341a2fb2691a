import type { Entries } from './entry.js';

/** The rules of the area `move`. */
export const move = {
  'hb.move.three-per-round': {
    document: 'aktionen',
    section: 'Bewegung',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'At most three movement actions', de: 'Höchstens drei Bewegungsaktionen' },
    text: {
      en: 'A figure may carry out up to three movement actions in one round.',
      de: 'Eine Figur darf je Runde höchstens drei Bewegungsaktionen ausführen.',
    },
  },
  'hb.move.cost-escalates': {
    document: 'aktionen',
    section: 'Bewegung',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Rising cost of movement', de: 'Steigende Bewegungskosten' },
    text: {
      en: 'The first movement action of a figure in a round costs 1 AP, the second 3 AP, the third 5 AP.',
      de: 'Für ihre erste Bewegungsaktion der Runde zahlt eine Figur 1 AP, für die zweite 3 und für die dritte 5 AP.',
    },
  },
  'hb.move.count-per-figure': {
    document: 'aktionen',
    section: 'Bewegung',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Counted per figure', de: 'Zählung je Figur' },
    text: {
      en: 'The rising cost counts only the movement actions of the same figure in the same round; other figures and other actions in between do not matter.',
      de: 'Für die steigenden Kosten zählen nur Bewegungsaktionen derselben Figur in derselben Runde; andere Figuren oder Aktionen dazwischen sind gleichgültig.',
    },
  },
  'hb.move.range-normal': {
    document: 'aktionen',
    section: 'Bewegung',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Normal movement range', de: 'Normale Bewegungsreichweite' },
    text: {
      en: 'As a rule a figure covers up to 10 cm in a movement action, a horse or a motorcycle up to 20 cm.',
      de: 'Gewöhnlich legt eine Figur in einer Bewegungsaktion bis zu 10 cm zurück, ein Pferd oder Motorrad bis zu 20 cm.',
    },
  },
  'hb.move.range-modified': {
    document: 'aktionen',
    section: 'Bewegung',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Changed movement range', de: 'Geänderte Bewegungsreichweite' },
    text: {
      en: 'Skills such as Fast or special rules of the scenario may change the movement range; so may an optional special rule under which heavy armour lowers it.',
      de: 'Fertigkeiten wie Schnell oder Sonderregeln des Szenarios können die Bewegungsreichweite verändern; ebenso eine optionale Sonderregel, nach der schwere Rüstung sie senkt.',
    },
  },
  'hb.move.heavy-armour': {
    document: 'aktionen',
    section: 'Bewegung',
    also: [],
    status: 'assumption',
    options: ['heavyArmourLoss'],
    title: { en: 'Heavy armour (optional)', de: 'Schwere Rüstung (optional)' },
    text: {
      en: 'What heavy armour takes off is set by an optional rule that is not part of the source: a table that plays with it states the loss in cm, which lowers the normal range of a figure in heavy armour, hence its jumps and climbs too (option heavyArmourLoss, default 0: the rule is off).',
      de: 'Was schwere Rüstung kostet, regelt eine hier fehlende optionale Sonderregel: Wer sie nutzt, gibt den Abzug in cm an; er senkt die normale Reichweite einer Figur in schwerer Rüstung und damit auch Sprung und Klettern (Option heavyArmourLoss, Vorgabe 0: Regel aus).',
    },
  },
  'hb.move.mounts-agreed': {
    document: 'aktionen',
    section: 'Pferde und Fahrzeuge',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Mounts and vehicles by agreement', de: 'Pferde und Fahrzeuge' },
    text: {
      en: 'The base rules do not yet hold detailed rules for mounts and vehicles; usually it is enough that the players agree on range and special conditions before play. The engine takes both as scenario settings.',
      de: 'Genaue Regeln für Reittiere und Fahrzeuge fehlen im Grundregelwerk noch; meist genügt es, Reichweite und Bedingungen vor dem Spiel zu vereinbaren. Die Engine nimmt beides als Szenarioeinstellung.',
    },
  },
  'hb.move.mounted': {
    document: 'aktionen',
    section: 'Pferde und Fahrzeuge',
    also: [],
    status: 'assumption',
    options: ['mountedMoves'],
    title: { en: 'While mounted', de: 'Beritten oder im Fahrzeug' },
    text: {
      en: 'By default a figure that rides or drives stands on its mount’s place and base and uses the mount’s range; its own changes of range do not count, its count of movement actions runs on, and it may jump but not climb (option mountedMoves: "walk", "jump" or "all", default "jump").',
      de: 'Voreingestellt steht eine Figur im Sattel oder am Steuer auf Platz und Base ihres Reittiers oder Fahrzeugs und nutzt dessen Reichweite; eigene Änderungen der Reichweite zählen nicht, ihre Bewegungszählung läuft weiter, sie darf springen, aber nicht klettern (Option mountedMoves: "walk", "jump" oder "all", Vorgabe "jump").',
    },
  },
  'hb.move.special-count': {
    document: 'aktionen',
    section: 'Besondere Bewegungsaktionen',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Jump and climb are movement actions', de: 'Besondere Bewegungsaktionen' },
    text: {
      en: 'Jumping and climbing are movement actions of their own: each counts as the figure’s first, second or third and costs 1, 3 or 5 AP accordingly.',
      de: 'Springen und Klettern sind eigene Bewegungsaktionen: Jede zählt als erste, zweite oder dritte der Figur und kostet entsprechend 1, 3 oder 5 AP.',
    },
  },
  'hb.move.example': {
    document: 'aktionen',
    section: 'Bewegung',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Worked example: a run into cover', de: 'Beispiel: Lauf in Deckung' },
    text: {
      en: 'A figure that runs across the street to a stone trough as its first movement action of the round pays 1 AP and then stands in the trough’s cover.',
      de: 'Wer als erste Bewegungsaktion der Runde über die Straße zur steinernen Tränke läuft, zahlt 1 AP und steht danach in deren Deckung.',
    },
  },
  'hb.move.path-length': {
    document: 'house-rules',
    section: 'Movement',
    also: [],
    status: 'assumption',
    options: ['pathLength'],
    title: { en: 'How a way is measured', de: 'Wie ein Weg gemessen wird' },
    text: {
      en: 'The source does not say how a way is measured. By default its length is that of the line of the base’s centre, bends included and slopes along the slope; the same line decides how much of it is difficult and which obstacles it crosses (option pathLength: "surface" or "flat", as seen from above; default "surface").',
      de: 'Wie ein Weg gemessen wird, lässt die Quelle offen. Voreingestellt zählt die Linie der Basemitte mit allen Knicken, Schrägen entlang der Schräge; dieselbe Linie entscheidet, wie viel davon schwierig ist und welche Hindernisse sie kreuzt (Option pathLength: "surface" oder "flat", von oben gesehen; Vorgabe "surface").',
    },
  },
  'hb.move.path-free': {
    document: 'house-rules',
    section: 'Movement',
    also: [],
    status: 'assumption',
    options: ['passBases'],
    title: { en: 'What a way may cross', de: 'Was ein Weg kreuzen darf' },
    text: {
      en: 'By default a way runs over surfaces that may be entered, changes level only over stairs, ramps and the like, crosses nothing but small obstacles, and does not lead through another base; the straight line of a jump may lead over gaps besides (option passBases: "none", "own" or "all", default "none").',
      de: 'Voreingestellt führt ein Weg über betretbare Flächen, wechselt die Höhe nur über Treppen, Rampen und dergleichen, kreuzt nichts als kleine Hindernisse und geht nicht durch andere Bases; die gerade Linie eines Sprungs darf außerdem über Lücken führen (Option passBases: "none", "own" oder "all", Vorgabe "none").',
    },
  },
} as const satisfies Entries;
