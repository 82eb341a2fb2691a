import type { Entries } from './entry.js';

/** The rules of the area `card`. */
export const card = {
  'hb.card.hand': {
    document: 'fertigkeiten',
    section: 'Anführer',
    also: [],
    status: 'assumption',
    options: ['handSize'],
    title: { en: 'Hand cards', de: 'Handkarten' },
    text: {
      en: 'What hand cards do is not part of the source; the engine treats a card as a name. By default nobody has any; with a hand size set, each side has a draw pile of unknown order, a hand that only its player sees, and an open discard pile (option handSize, default 0).',
      de: 'Was Handkarten bewirken, fehlt in der Quelle; für die Engine ist eine Karte ein Name. Voreingestellt gibt es keine; mit einer Handgröße hat jede Seite einen Nachziehstapel in unbekannter Reihenfolge, eine Hand, die nur ihr Spieler sieht, und einen offenen Ablagestapel (Option handSize, Vorgabe 0).',
    },
  },
  'hb.card.pile-empty': {
    document: 'fertigkeiten',
    section: 'Anführer',
    also: [],
    status: 'assumption',
    options: ['emptyPile'],
    title: { en: 'Draw pile used up', de: 'Nachziehstapel leer' },
    text: {
      en: 'By default a draw from an empty pile turns the discard pile, with the cards just discarded, into the new pile and goes on (option emptyPile: "reshuffle" or "stop", default "reshuffle").',
      de: 'Voreingestellt wird beim Ziehen vom leeren Stapel der Ablagestapel mitsamt den eben abgelegten Karten zum neuen Stapel, dann geht es weiter (Option emptyPile: "reshuffle" oder "stop", Vorgabe "reshuffle").',
    },
  },
} as const satisfies Entries;
