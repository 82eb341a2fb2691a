import type { Entries } from './entry.js';

/** The rules of the area `ap`. */
export const ap = {
  'hb.ap.actions-cost': {
    document: 'aktionen',
    section: 'Aktionen',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Actions cost action points', de: 'Aktionen kosten Aktionspunkte (AP)' },
    text: {
      en: 'Every action of a figure is paid with action points (AP) that were allotted to that figure for the round.',
      de: 'Jede Aktion einer Figur wird mit den Aktionspunkten (AP) bezahlt, die ihr für die Runde zugeteilt wurden.',
    },
  },
  'hb.ap.no-overspend': {
    document: 'aktionen',
    section: 'Aktionen',
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'No action without the AP for it', de: 'Keine Aktion ohne AP' },
    text: {
      en: 'An action whose whole cost exceeds the AP that the figure has left is refused and nothing changes.',
      de: 'Eine Aktion, deren Kosten die übrigen AP der Figur übersteigen, ist nicht erlaubt; nichts ändert sich.',
    },
  },
  'hb.ap.allotment-external': {
    document: 'aktionen',
    section: 'Aktionen',
    also: [],
    status: 'assumption',
    options: ['sideAp'],
    title: { en: 'Where AP come from', de: 'AP-Verteilung' },
    text: {
      en: 'How many AP there are and how they are spread over the figures belongs to the chapter on the round, which is not part of the source. By default each side spreads its points over its able figures at the start of the round, in whole points and within the side’s total (option sideAp, default 12).',
      de: 'Wie viele AP es gibt und wie sie auf die Figuren kommen, steht im hier fehlenden Kapitel zum Rundenablauf. Voreingestellt teilt jede Seite ihre Punkte zu Rundenbeginn auf ihre handlungsfähigen Figuren auf, in ganzen Punkten und höchstens bis zur Gesamtsumme der Seite (Option sideAp, Vorgabe 12).',
    },
  },
  'hb.ap.pool': {
    document: 'aktionen',
    section: 'Aktionen',
    also: [],
    status: 'assumption',
    options: ['apAllotment'],
    title: { en: 'One pool for the side', de: 'Gemeinsamer AP-Vorrat' },
    text: {
      en: 'A table may play without an allotment: the points then stay with the side and every figure pays from them (option apAllotment: "figures" or "pool", default "figures"). Movement costs still rise figure by figure, and an ending action loses the side no points.',
      de: 'Ein Tisch kann ohne Aufteilung spielen: Dann bleiben die Punkte bei der Seite und jede Figur zahlt daraus (Option apAllotment: "figures" oder "pool", Vorgabe "figures"). Die Bewegungskosten steigen weiterhin Figur für Figur, und eine beendende Aktion nimmt der Seite keine Punkte.',
    },
  },
  'hb.ap.ending-action': {
    document: 'aktionen',
    section: 'Weitere Aktionen',
    also: [{ document: 'aktionen', section: 'Gegend absuchen' }, { document: 'fertigkeiten', section: 'Mediziner' }],
    status: 'assumption',
    options: ['endingAction'],
    title: { en: 'Ending action', de: 'Beendende Aktion' },
    text: {
      en: 'Medical treatment and searching an area are ending actions; the source does not say what that means. By default the figure takes no further action in this round and AP that it still has are lost; it still defends, dodges and tests, and other figures are not affected (option endingAction: "round" or "turn", where the figure may act again in a later turn; default "round").',
      de: 'Behandeln und Absuchen sind beendende Aktionen; was das heißt, sagt die Quelle nicht. Voreingestellt handelt die Figur in dieser Runde nicht mehr und verliert übrige AP; sie verteidigt sich, weicht aus und legt Proben ab wie sonst, andere Figuren sind nicht betroffen (Option endingAction: "round" oder "turn", wobei die Figur in einem späteren Zug wieder handeln darf; Vorgabe "round").',
    },
  },
} as const satisfies Entries;
