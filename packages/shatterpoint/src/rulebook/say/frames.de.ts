import type { Roll } from '../../model/effect.js';
import type { Frame, FrameOf } from '../../model/frame.js';
import type { Voice } from './voice.js';
import { ACTIONS, MOVES, TYPES } from './words.de.js';

type Sentences = { readonly [K in Frame['kind']]: (frame: FrameOf<K>, voice: Voice) => string };

const DICE: Readonly<Record<Roll, readonly [string, string]>> = { attack: ['Angriffswürfel', 'Angriffswürfel'], defence: ['Verteidigungswürfel', 'Verteidigungswürfel'] };
const PURPOSES = { 'first-player': ' um den Startspieler', attack: ' für den Angriff', reroll: ' erneut', priority: ' für die Hauptaufgabe' } as const;
const MOMENTS = {
  'turn-start': 'Der Zug beginnt', tactics: 'Die Taktik-Fähigkeiten sind dran', 'activation-start': 'Die Aktivierung beginnt', 'activation-end': 'Die Aktivierung endet', 'turn-end': 'Der Zug endet',
  targeted: 'Ein Ziel ist gewählt', 'modify-attack': 'Der Angriffswurf darf verändert werden', 'modify-defence': 'Der Verteidigungswurf darf verändert werden', 'after-attack': 'Der Angriff ist abgehandelt',
  moved: 'Ein Charakter hat sich bewegt', displaced: 'Ein Charakter ist versetzt worden', wounded: 'Eine Einheit ist angeschlagen', defeated: 'Eine Einheit ist besiegt', 'ability-used': 'Eine Fähigkeit ist genutzt worden',
  'struggle-begun': 'Der Konflikt hat begonnen',
} as const;
const FROM = { ability: 'einer Fähigkeit', tree: 'dem Kampfbaum', chart: 'einer Kompetenztabelle', tactics: 'einer Taktikkarte', mission: 'der Mission' } as const;
const SHIFTS = { push: 'geschoben', pull: 'gezogen', place: 'platziert' } as const;
const or = (parts: readonly string[]): string => parts.join(' oder ');

/** What begins, in a German sentence. */
export const FRAMES: Sentences = {
  setup: () => 'Der Aufbau beginnt.',
  turn: ({ seat }, { side }) => `Der Zug von ${side(seat)} beginnt.`,
  deck: ({ seat }, { side }) => `${side(seat)} ist am Befehlsstapel.`,
  draw: ({ seat, pile }, { side }) => (pile === 'deck' ? `Vom Befehlsstapel von ${side(seat)} wird eine Karte gezogen.` : `${side(seat)} zieht eine Konfliktkarte.`),
  roll: ({ seat, purpose, pools }, { side, and, many }) => `${side(seat)} wirft ${and(pools.map(({ die, dice }) => many(dice, ...DICE[die])))}${PURPOSES[purpose]}.`,
  deed: ({ unit, action }, { who }) => `${who(unit)} führt die Aktion ${ACTIONS[action]} aus.`,
  move: ({ character, how }, { who }) => `${who(character)} darf eine Bewegung machen: ${or(how.map((kind) => MOVES[kind]))}.`,
  rest: ({ character }, { who }) => `${who(character)} kommt zur Ruhe.`,
  displace: ({ character, how, range, may }, { who }) => `${who(character)} ${may ? 'darf' : 'wird'} um Reichweite ${range} ${SHIFTS[how]}${may ? ' werden' : ''}.`,
  heal: ({ character }, { who }) => `${who(character)} darf einen Heileffekt nutzen.`,
  recover: ({ unit }, { who }) => `${who(unit)} verliert gleich einen Zustand.`,
  window: ({ at, about }, { who }) => `${MOMENTS[at]}${about === '' ? '' : ` (${who(about)})`}.`,
  effects: ({ from, ability, list }, { thing, many }) => `${many(list.length, 'Effekt', 'Effekte')} aus ${ability === '' ? FROM[from] : thing(ability)} ${list.length === 1 ? 'wird' : 'werden'} abgehandelt.`,
  free: ({ unit }, { who }) => `${who(unit)} darf eine aktive Fähigkeit nutzen, ohne Macht zu zahlen.`,
  strike: ({ character, type, dice }, { who, many }) => `${who(character)} darf einen ${TYPES[type]}${dice === 0 ? '' : ` mit ${many(dice, 'Würfel', 'Würfeln')}`} machen.`,
  attack: ({ attacker, defender, type }, { who }) => `${who(attacker)} macht einen ${TYPES[type]} gegen ${who(defender)}.`,
  struggle: () => 'Der nächste Konflikt wird vorbereitet.',
};
