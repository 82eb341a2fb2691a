import type { Entries } from './entry.js';

/** The rules of the area `end`. */
export const end = {
  'sp.end.up-to-three': {
    document: 'core',
    page: 6,
    also: [{ document: 'core', page: 20 }],
    status: 'printed',
    options: [],
    title: { en: 'Up to three struggles', de: 'Bis zu drei Konflikte' },
    text: {
      en: 'A game consists of at most three struggles.',
      de: 'Eine Partie umfasst höchstens drei Konflikte.',
    },
  },
  'sp.end.two-struggles': {
    document: 'core',
    page: 6,
    also: [{ document: 'core', page: 20 }],
    status: 'printed',
    options: [],
    title: { en: 'Two won struggles win the game', de: 'Zwei Konflikte gewinnen die Partie' },
    text: {
      en: 'The player who first has two struggle cards has won the game.',
      de: 'Wer als Erster zwei Konfliktkarten besitzt, hat die Partie gewonnen.',
    },
  },
  'sp.end.no-draw': {
    document: 'core',
    page: 20,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'No draw', de: 'Kein Unentschieden' },
    text: {
      en: 'A game played to its end cannot be a draw.',
      de: 'Eine zu Ende gespielte Partie kann nicht unentschieden ausgehen.',
    },
  },
  'sp.end.no-round-limit': {
    document: 'house-rules',
    section: 'end',
    also: [],
    status: 'assumption',
    options: [],
    title: { en: 'No turn limit', de: 'Keine Zuggrenze' },
    text: {
      en: 'The core rules set no limit on turns; tournaments use a time limit of their own.',
      de: 'Eine Höchstzahl an Zügen kennt das Grundspiel nicht; Turniere setzen ein eigenes Zeitlimit.',
    },
  },
  'sp.end.not-by-kills': {
    document: 'core',
    page: 6,
    also: [{ document: 'core', page: 20 }, { document: 'core', page: 34 }],
    status: 'printed',
    options: [],
    title: { en: 'Defeating units does not win', de: 'Ausschalten gewinnt nicht' },
    text: {
      en: 'Defeating enemy units does not win the game by itself; it only helps, because each enemy unit that becomes wounded gives a momentum token.',
      de: 'Gegner auszuschalten gewinnt für sich allein nicht; es bringt nur Fortschrittsmarker, je einen für jede Einheit, die angeschlagen wird.',
    },
  },
  'sp.end.immediate': {
    document: 'core',
    page: 20,
    also: [{ document: 'core', page: 21 }],
    status: 'assumption',
    options: ['end.moment'],
    title: { en: 'The game ends in step 11', de: 'Die Partie endet in Schritt 11' },
    text: {
      en: 'By default the game ends in step 11 when the second card is taken: no new card, no refresh, no further turn (option `end.moment`, default `step-11`).',
      de: 'Als Vorgabe endet die Partie in Schritt 11 mit der zweiten Karte: keine neue Karte, kein Auffrischen, kein weiterer Zug (Option `end.moment`, Vorgabe `step-11`).',
    },
  },
  'sp.end.concede': {
    document: 'house-rules',
    section: 'end',
    also: [],
    status: 'assumption',
    options: ['end.concede'],
    title: { en: 'Conceding', de: 'Aufgeben' },
    text: {
      en: 'The rules do not mention conceding. Default: a player may concede at any time and the opponent wins (option `end.concede`, default `allow`).',
      de: 'Aufgeben kommt in den Regeln nicht vor; Vorgabe: jederzeit möglich, der Gegner gewinnt (Option `end.concede`, Vorgabe `allow`).',
    },
  },
  'sp.end.tournament-time': {
    document: 'house-rules',
    section: 'end',
    also: [],
    status: 'assumption',
    options: ['tournament.timeLimit'],
    title: { en: 'Time limit in tournaments', de: 'Zeitlimit im Turnier' },
    text: {
      en: 'In timed events the current turn is finished when time is up; then most struggles won decides, next most objectives controlled, next most wounds dealt. The core rules have no such limit; here it is counted in turns (option `tournament.timeLimit`, default `0`, which is none).',
      de: 'Bei Veranstaltungen mit Zeitlimit wird der laufende Zug beendet; dann entscheiden gewonnene Konflikte, danach kontrollierte Aufgaben, danach zugefügte Wunden. Die Grundregeln kennen kein Limit; hier zählt es in Zügen (Option `tournament.timeLimit`, Vorgabe `0`, also keines).',
    },
  },
} as const satisfies Entries;
