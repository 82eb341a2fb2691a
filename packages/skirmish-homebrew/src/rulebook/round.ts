import type { Entries } from './entry.js';

/** The rules of the area `round`. */
export const round = {
  'hb.round.start': {
    document: 'aktionen',
    section: 'Aktionen',
    also: [{ document: 'aktionen', section: 'Bewegung' }, { document: 'fertigkeiten', section: 'Anführer' }],
    status: 'assumption',
    options: ['firstSide'],
    title: { en: 'Start of the round', de: 'Rundenbeginn' },
    text: {
      en: 'The chapter on the round is not part of the source. By default a round opens with recovery tests, then the leaders’ card swaps, then the allotment of AP, in each step the first side before the other; movement counts and once-per-round rerolls begin afresh (option firstSide: "listed", the side that the scenario names first, or "alternate"; default "listed").',
      de: 'Das Kapitel zum Rundenablauf liegt nicht vor. Voreingestellt beginnt eine Runde mit Genesungstests, dann kommt der Kartentausch der Anführer, dann die AP-Verteilung, jeweils zuerst die erste Seite; Bewegungszählung und Wiederholungen je Runde fangen neu an (Option firstSide: "listed", die im Szenario zuerst genannte Seite, oder "alternate"; Vorgabe "listed").',
    },
  },
  'hb.round.turns': {
    document: 'aktionen',
    section: 'Aktionen',
    also: [],
    status: 'assumption',
    options: ['turnOrder'],
    title: { en: 'Taking turns', de: 'Wer wann handelt' },
    text: {
      en: 'By default the sides take turns: in its turn a side carries out one action with one of its able figures or passes, and a side that has passed is done for the round. Directly consecutive climbs are one turn (option turnOrder: "actions" or "sides", where a side acts until it passes; default "actions").',
      de: 'Voreingestellt wechseln sich die Seiten ab: Wer am Zug ist, führt mit einer handlungsfähigen eigenen Figur eine Aktion aus oder passt; wer gepasst hat, ist für die Runde fertig. Unmittelbar aufeinanderfolgende Kletterbewegungen sind ein Zug (Option turnOrder: "actions" oder "sides", wobei eine Seite bis zum Passen handelt; Vorgabe "actions").',
    },
  },
  'hb.round.end': {
    document: 'aktionen',
    section: 'Aktionen',
    also: [],
    status: 'assumption',
    options: ['unspentAp'],
    title: { en: 'End of the round', de: 'Rundenende' },
    text: {
      en: 'By default a round ends when every side has passed or has no figure that could act; AP left over do not pass into the next round (option unspentAp: "lapse" or "keep", default "lapse").',
      de: 'Voreingestellt endet die Runde, wenn jede Seite gepasst hat oder keine Figur mehr handeln kann; übrige AP gehen nicht in die nächste Runde über (Option unspentAp: "lapse" oder "keep", Vorgabe "lapse").',
    },
  },
  'hb.round.match-end': {
    document: 'house-rules',
    section: 'Round',
    also: [],
    status: 'assumption',
    options: ['roundLimit'],
    title: { en: 'End of the match', de: 'Spielende' },
    text: {
      en: 'By default a match ends after the scenario’s last round, or at once when a side has no able figure left. Unless the scenario names a winner, the side with more able figures wins, then the one with more life points; else it is a draw (option roundLimit, default 6).',
      de: 'Voreingestellt endet ein Spiel nach der letzten Runde des Szenarios oder sofort, wenn eine Seite keine handlungsfähige Figur mehr hat. Nennt das Szenario keinen Sieger, gewinnt die Seite mit mehr handlungsfähigen Figuren, dann die mit mehr Lebenspunkten; sonst ist es unentschieden (Option roundLimit, Vorgabe 6).',
    },
  },
} as const satisfies Entries;
