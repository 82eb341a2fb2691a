import type { Ingress } from '../../model/choice.js';
import type { ChoiceWords } from './choices.en.js';
import type { Voice } from './voice.js';
import { ACTIONS, CONDITIONS, EDGES, MOVES, TYPES } from './words.de.js';

const shifted = (ingress: readonly Ingress[], { spot, thing }: Voice): string => ingress.map(({ by, to }) => `, dann durch ${thing(by)} nach ${spot(to)}`).join('');

/** A few German words for each choice, to stand behind the name of who chooses. */
export const CHOICES: ChoiceWords = {
  edge: ({ edge }) => `an der ${EDGES[edge]}n Kante aufstellen`,
  mission: ({ mission }) => `Mission ${mission + 1} spielen`,
  deploy: ({ character, to }, { who, spot }) => `${who(character)}: aufstellen bei ${spot(to)}`,
  stance: ({ unit, stance }, voice) => `${voice.who(unit)}: Kampfstil ${voice.stance(unit, stance)}`,
  plan: ({ plan }) => `Plan ${plan + 1} nehmen`,
  reveal: () => 'die nächste Karte aufdecken',
  'take-reserve': () => 'die Karte aus der Reserve nehmen',
  activate: ({ unit }, { who }) => `${who(unit)} aktivieren`,
  reserve: () => 'die Karte in Reserve legen',
  cycle: () => 'die Shatterpoint-Karte zurückmischen',
  action: ({ action }) => `Aktion ${ACTIONS[action]}`,
  ability: ({ unit, ability, x }, { who, thing }) => `${who(unit)}: ${thing(ability)} nutzen${x > 0 ? ` mit ${x} weiterer Macht` : ''}`,
  rule: ({ rule }) => `Regel ${rule + 1} der Mission anwenden`,
  strain: ({ unit }, { who }) => `${who(unit)}: den Zustand ${CONDITIONS.strained} anwenden`,
  end: () => 'die Aktivierung beenden',
  move: ({ character, how, to, ingress }, voice) => `${voice.who(character)}: ${MOVES[how]} nach ${voice.spot(to)}${shifted(ingress, voice)}`,
  stay: ({ character }, { who }) => `${who(character)}: stehen bleiben`,
  displace: ({ direction, ingress }, voice) => `in Richtung (${direction.x} | ${direction.y}) versetzen${shifted(ingress, voice)}`,
  place: ({ to, ingress }, voice) => `bei ${voice.spot(to)} platzieren${shifted(ingress, voice)}`,
  attack: ({ character, type, target }, { who }) => `${who(character)}: ${TYPES[type]} gegen ${who(target)}`,
  option: ({ option }, { thing }) => `Option ${thing(option)} wählen`,
  reroll: ({ dice }, voice) => `neu werfen: ${voice.dice([dice])}`,
  heal: ({ unit, what }, { who }) => `${who(unit)}: ${what === 'damage' ? 'Schaden heilen' : `${CONDITIONS[what]} ablegen`}`,
  condition: ({ condition }) => `${CONDITIONS[condition]} ablegen`,
  target: ({ character }, { who }) => `${who(character)} wählen`,
  card: ({ card }, voice) => `${voice.card(card)} wählen`,
  pass: () => 'passen',
  concede: () => 'aufgeben',
  roll: ({ counts }, { dice }) => `${dice(counts)} werfen`,
  draw: ({ card }, voice) => `${voice.card(card)} ziehen`,
};
