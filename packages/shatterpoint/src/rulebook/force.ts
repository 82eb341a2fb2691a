import type { Entries } from './entry.js';

/** The rules of the area `force`. */
export const force = {
  'sp.force.shared-pool': {
    document: 'core',
    page: 16,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'One force pool per player', de: 'Ein Machtpool je Spieler' },
    text: {
      en: 'All units of a player share one force pool.',
      de: 'Sämtliche Einheiten eines Spielers greifen auf denselben Machtpool zu.',
    },
  },
  'sp.force.spend': {
    document: 'core',
    page: 16,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Spending force', de: 'Macht ausgeben' },
    text: {
      en: 'Paying a cost turns that many ready force tokens to their spent side; tokens never leave the pool by being spent.',
      de: 'Bezahlt wird, indem so viele Machtmarker, wie die Kosten betragen, von spielbereit auf verbraucht gedreht werden; der Pool schrumpft dadurch nicht.',
    },
  },
  'sp.force.insufficient': {
    document: 'core',
    page: 16,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Not enough ready force', de: 'Zu wenig Macht' },
    text: {
      en: 'An ability whose cost exceeds the number of ready tokens cannot be used.',
      de: 'Übersteigen die Kosten die Zahl der spielbereiten Marker, ist die Fähigkeit nicht nutzbar.',
    },
  },
  'sp.force.refresh-cap': {
    document: 'core',
    page: 16,
    also: [],
    status: 'printed',
    options: [],
    title: { en: 'Readying force', de: 'Macht auffrischen' },
    text: {
      en: 'Refreshing force turns spent tokens back to ready and can never exceed the initial number of tokens.',
      de: 'Macht aufzufrischen dreht verbrauchte Marker zurück; über den Anfangsbestand hinaus geht das nie.',
    },
  },
  'sp.force.defeat-keeps-pool': {
    document: 'core',
    page: 16,
    also: [],
    status: 'assumption',
    options: ['force.poolAfterDefeat'],
    title: { en: 'Pool size after a defeat', de: 'Machtpool nach einer Niederlage' },
    text: {
      en: 'The rules do not reduce the pool when a unit is defeated: by default its force tokens stay (option `force.poolAfterDefeat`, default `keep`).',
      de: 'Von einem kleineren Pool nach dem Besiegen einer Einheit ist nichts gesagt; als Vorgabe bleiben alle Marker (Option `force.poolAfterDefeat`, Vorgabe `keep`).',
    },
  },
} as const satisfies Entries;
