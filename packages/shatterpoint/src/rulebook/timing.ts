import type { Entries } from './entry.js';

/** The rules of the area `timing`. */
export const timing = {
  'sp.timing.active-first': {
    document: 'core',
    page: 38,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Active player first outside attacks', de: 'Außerhalb von Angriffen: aktiver Spieler zuerst' },
    text: {
      en: 'When several effects occur at the same time and no attack is going on, the active player resolves their own effects first, then the other player follows in turn order.',
      de: 'Treten außerhalb eines Angriffs mehrere Effekte zugleich ein, handelt zuerst der aktive Spieler die seinen ab, danach folgt der andere in Zugreihenfolge.',
    },
  },
  'sp.timing.ownerless': {
    document: 'core',
    page: 38,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Ownerless effects', de: 'Herrenlose Effekte' },
    text: {
      en: 'Outside an attack, effects that belong to no player (mission rules, conditions) are put in order by the active player.',
      de: 'Effekte ohne Besitzer, etwa Missionsregeln und Zustände, bringt außerhalb eines Angriffs der aktive Spieler in eine Reihenfolge.',
    },
  },
  'sp.timing.ownerless-rank': {
    document: 'core',
    page: 23,
    also: [{ document: 'core', page: 33 }, { document: 'core', page: 38 }],
    status: 'assumption',
    options: ['timing.ownerlessRank'],
    title: { en: 'When ownerless effects come', de: 'Wann herrenlose Effekte kommen' },
    text: {
      en: 'At the start of an activation and after an attack the effects of nobody come after those of the players; for every other moment no place is named, and by default it is the same (option `timing.ownerlessRank`, default `after-players`).',
      de: 'Zu Beginn einer Aktivierung und nach einem Angriff kommen herrenlose Effekte nach denen der Spieler; für andere Zeitpunkte ist kein Rang genannt, als Vorgabe gilt derselbe (Option `timing.ownerlessRank`, Vorgabe `after-players`).',
    },
  },
  'sp.timing.attacker-first': {
    document: 'core',
    page: 38,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Attacker first during an attack', de: 'Im Angriff: Angreifer zuerst' },
    text: {
      en: 'During an attack the attacker resolves first, then the defender, whoever is the active player.',
      de: 'Im Angriff handelt der Angreifer vor dem Verteidiger, unabhängig davon, wer aktiver Spieler ist.',
    },
  },
  'sp.timing.own-order': {
    document: 'core',
    page: 38,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Each side orders its own effects', de: 'Eigene Effekte nach Wahl' },
    text: {
      en: 'Each player decides the order of their own simultaneous effects.',
      de: 'Über die Reihenfolge seiner gleichzeitigen eigenen Effekte entscheidet jeder Spieler selbst.',
    },
  },
  'sp.timing.random-sources': {
    document: 'house-rules',
    section: 'timing',
    also: [],
    status: 'assumption',
    options: [],
    title: { en: 'Where chance comes in', de: 'Wo der Zufall mitspielt' },
    text: {
      en: 'Chance comes in only with dice rolls and card draws. Each is a decision of its own with an id and a purpose, answered from outside (seeded, typed in, or listed) and recorded, so that a match replays identically; a deck has no hidden order in the state, the card is decided when it is drawn.',
      de: 'Zufall gibt es nur bei Würfen und beim Ziehen von Karten. Jeder Zufall ist eine eigene Entscheidung mit Kennung und Zweck, wird von außen beantwortet (mit Startwert, eingetippt oder aus einer Liste) und festgehalten, sodass die Partie gleich nachspielbar ist; ein Stapel hat im Zustand keine verborgene Reihenfolge, die Karte fällt erst beim Ziehen.',
    },
  },
} as const satisfies Entries;
