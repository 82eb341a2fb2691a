import { absurd } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Purpose } from '../../model/frame.js';
import type { EventView } from '../../model/view.js';
import { diceIn, facesOf, sumOf, type Voice } from './voice.js';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const lives = (count: number): string => many(count, 'Lebenspunkt', 'Lebenspunkte');
const successes = (parts: readonly number[]): string => (parts.join() === '0' ? 'keinen Erfolg' : `${sumOf(parts)} ${parts.join() === '1' ? 'Erfolg' : 'Erfolge'}`);
const SKILLS = { luck: 'Glück', inspiring: 'Inspirierend' } as const;

const PURPOSES: Readonly<Record<Purpose, string>> = {
  'ranged-attack': 'für den Fernkampfangriff',
  dodge: 'zum Ausweichen',
  'melee-attack': 'für den Nahkampfangriff',
  defence: 'zur Verteidigung im Nahkampf',
  treatment: 'für die Widerstandsprobe',
  deed: 'für die Probe der Handlung',
  recovery: 'für den Genesungstest',
};

const step = ({ step: begun, waiting, next }: EventOf<'step-begun'>, { who, side, and }: Voice): string => {
  const all = and(waiting.map(who));
  switch (begun) {
    case 'deal':
      return 'Die Handkarten werden ausgeteilt.';
    case 'recovery':
      return all === '' ? 'Niemand muss einen Genesungstest ablegen.' : `Genesungstests stehen an für ${all}.`;
    case 'swaps':
      return all === '' ? 'Kein Anführer kann Karten tauschen.' : `Karten tauschen darf ${all}.`;
    case 'allotments':
      return 'Die Aktionspunkte werden verteilt.';
    case 'turns':
      return `Die Züge beginnen mit ${side(next)}.`;
    default:
      return absurd(begun);
  }
};

const ended = ({ why, round }: EventOf<'match-ended'>): string => {
  switch (why) {
    case 'last-round':
      return `Die Partie endet nach Runde ${round}, ihrer letzten.`;
    case 'no-able-figure':
      return `Die Partie endet in Runde ${round}: Eine Seite hat keine handlungsfähige Figur mehr.`;
    case 'scenario':
      return `Die Partie endet in Runde ${round}: Das Szenario bestimmt den Sieger.`;
    default:
      return absurd(why);
  }
};

const allotted = ({ seat, ap, pool }: EventOf<'ap-allotted'>, { figure, side }: Voice): string => {
  const shares = Object.entries(ap).map(([id, points]) => `${figure(id)} ${points}`);
  if (pool > 0) return `${side(seat)} hat ${pool} AP im gemeinsamen Vorrat.`;
  return shares.length === 0 ? `${side(seat)} verteilt keine AP.` : `${side(seat)} verteilt AP: ${shares.join(', ')}.`;
};

const VERBS = { walk: 'geht', ride: 'reitet', jump: 'springt', climb: 'klettert' } as const;

const moved = ({ figure: id, how, length, actions }: EventOf<'figure-moved'>, { figure, cm }: Voice): string =>
  `${figure(id)} ${VERBS[how]} ${cm(length)}${actions > 1 ? ` in ${actions} Bewegungsaktionen` : ''}.`;

const attacks = ({ attacker, target, means, cover, volleys }: EventOf<'attack-begun'>, { figure, thing }: Voice): string => {
  const who = `${figure(attacker)} greift ${figure(target)}`;
  if (means.kind === 'melee') return `${who} im Nahkampf an.`;
  return `${who} mit ${thing(means.weapon)} an: ${many(volleys.flat().length, 'Schuss', 'Schüsse')}${cover ? '; das Ziel ist in Deckung' : ''}.`;
};

const treats = ({ medic, patient, item, heals }: EventOf<'treatment-begun'>, { figure, thing }: Voice): string =>
  `${figure(medic)} behandelt ${medic === patient ? 'die eigenen Wunden' : figure(patient)} mit ${item[0] === undefined ? 'der Fertigkeit Mediziner' : thing(item[0])}, das heilt ${heals}.`;

const repeats = ({ skill, figure: id, roller }: EventOf<'roll-repeated'>, { figure }: Voice): string =>
  skill === 'luck' || id === roller
    ? `${figure(id)} wiederholt den vollständigen Wurf durch ${SKILLS[skill]}.`
    : `${figure(id)} ist inspirierend: ${figure(roller)} wiederholt den vollständigen Wurf.`;

/** An event, as a viewer learns of it, in a German sentence. */
export const eventInGerman = (event: EventView, voice: Voice): string => {
  const { figure, thing, side, who, and, quoted } = voice;
  switch (event.kind) {
    case 'round-started':
      return `Runde ${event.round} beginnt; ${side(event.first)} ist zuerst am Zug.`;
    case 'step-begun':
      return step(event, voice);
    case 'waiting-done':
      return `${who(event.who)} ist mit diesem Schritt fertig.`;
    case 'turn-given':
      return `${side(event.seat)} ist am Zug.`;
    case 'side-passed':
      return `${side(event.seat)} passt für den Rest der Runde.`;
    case 'round-ended':
      return `Runde ${event.round} endet; übrige AP ${event.keep ? 'bleiben' : 'verfallen'}.`;
    case 'match-ended':
      return ended(event);
    case 'ap-allotted':
      return allotted(event, voice);
    case 'ap-spent':
      return `${figure(event.figure)} zahlt ${event.ap} AP${event.from === 'pool' ? ` aus dem Vorrat von ${side(event.seat)}` : ''}.`;
    case 'figure-done':
      return `${figure(event.figure)} ist für diese Runde fertig${event.lost > 0 ? ` und verliert ${event.lost} AP` : ''}.`;
    case 'figure-moved':
      return moved(event, voice);
    case 'aim-lost':
      return `Das Zielen von ${figure(event.figure)} verfällt.`;
    case 'figure-mounted':
      return `${figure(event.figure)} steigt auf ${thing(event.mount)} auf.`;
    case 'figure-dismounted':
      return `${figure(event.figure)} steigt von ${thing(event.mount)} ab.`;
    case 'figure-aimed':
      return event.aims === 1 ? `${figure(event.figure)} zielt.` : `${figure(event.figure)} zielt noch einmal, nun ${event.aims}-mal.`;
    case 'attack-begun':
      return attacks(event, voice);
    case 'rounds-spent':
      return `${figure(event.figure)} nimmt ${many(event.rounds, 'Schuss', 'Schüsse')} aus dem Magazin von ${thing(event.weapon)}.`;
    case 'weapon-reloaded':
      return `${figure(event.figure)} lädt ${thing(event.weapon)} nach: ${many(event.rounds, 'Schuss', 'Schüsse')} im Magazin.`;
    case 'gun-aligned':
      return `${figure(event.figure)} richtet ${thing(event.weapon)} neu auf ${figure(event.target)} aus.`;
    case 'gun-released':
      return `${thing(event.weapon)} ist auf niemanden mehr ausgerichtet.`;
    case 'shot-settled':
      return `${many(event.attack, 'Erfolg', 'Erfolge')} gegen ${event.defence}: ${figure(event.target)} verliert ${event.lost === 0 ? 'nichts' : lives(event.lost)}.`;
    case 'volley-done':
      return 'Der Schuss ist abgehandelt.';
    case 'shots-lapsed':
      return `Die übrigen Schüsse auf ${figure(event.target)} verfallen.`;
    case 'attack-ended':
      return `Der Angriff von ${figure(event.attacker)} auf ${figure(event.target)} ist vorbei.`;
    case 'roll-called':
      return `${figure(event.figure)} würfelt ${sumOf(event.dice)} W6 ${PURPOSES[event.purpose]}.`;
    case 'dice-rolled':
      return diceIn(event.counts) === 0 ? `${figure(event.figure)} hat keine Würfel.` : `Die Würfel von ${figure(event.figure)} zeigen ${facesOf(event.counts)}.`;
    case 'reroll-offered':
      return `${side(event.seat)} darf den Wurf durch ${SKILLS[event.skill]} wiederholen lassen.`;
    case 'offer-passed':
      return `${side(event.seat)} verzichtet auf ${SKILLS[event.skill]}.`;
    case 'roll-repeated':
      return repeats(event, voice);
    case 'dice-rerolled':
      return `Die Würfel von ${figure(event.figure)} zeigen nun ${facesOf(event.counts)}, und das gilt.`;
    case 'roll-settled':
      return `${figure(event.figure)} hat ${successes(event.successes)}.`;
    case 'life-lost':
      return `${figure(event.figure)} verliert ${lives(event.lost)}.`;
    case 'life-regained':
      return `${figure(event.figure)} gewinnt ${lives(event.healed)} zurück.`;
    case 'figure-incapacitated':
      return `${figure(event.figure)} ist kampfunfähig.`;
    case 'figure-recovered':
      return `${figure(event.figure)} ist wieder handlungsfähig.`;
    case 'recovery-begun':
      return `${figure(event.figure)} legt einen Genesungstest ab.`;
    case 'recovery-failed':
      return `${figure(event.figure)} bleibt kampfunfähig.`;
    case 'treatment-begun':
      return treats(event, voice);
    case 'treatment-failed':
      return `Die Behandlung hilft ${figure(event.patient)} nicht.`;
    case 'treatment-ended':
      return `Die Behandlung von ${figure(event.patient)} ist vorbei.`;
    case 'item-spent':
      return `${figure(event.figure)} verbraucht ${thing(event.item)}.`;
    case 'deed-begun':
      return `${figure(event.figure)} macht sich an ${thing(event.deed)}.`;
    case 'deed-done':
      return `${figure(event.figure)} hat ${thing(event.deed)} durchgeführt.`;
    case 'deed-failed':
      return `${figure(event.figure)} scheitert an ${thing(event.deed)}.`;
    case 'deed-ended':
      return `${thing(event.deed)} ist vorerst vorbei.`;
    case 'area-searched':
      return `${figure(event.figure)} sucht ${thing(event.area)} ab.`;
    case 'noted':
      return `${figure(event.figure)}: ${quoted(event.text)}`;
    case 'item-gained':
      return `${figure(event.figure)} hat nun ${quoted(event.item.name)}.`;
    case 'points-scored':
      return `${side(event.seat)} erhält ${many(event.points, 'Punkt', 'Punkte')}.`;
    case 'table-left':
      return `${figure(event.figure)} verlässt den Tisch.`;
    case 'winner-named':
      return `Das Szenario bestimmt ${side(event.seat)} zum Sieger.`;
    case 'cards-due':
      return `${side(event.seat)} zieht ${many(event.cards, 'Karte', 'Karten')}.`;
    case 'card-drawn':
      return `${side(event.seat)} zieht ${'card' in event ? quoted(event.card) : 'eine Karte'}.`;
    case 'cards-discarded':
      return `${side(event.seat)} wirft ${and(event.cards.map(quoted))} ab.`;
    case 'swap-declined':
      return `${figure(event.leader)} tauscht keine Karten.`;
    case 'pile-renewed':
      return `Der Ablagestapel von ${side(event.seat)} wird zum neuen Nachziehstapel.`;
    case 'drawing-ended':
      return `${side(event.seat)} hat gezogen.`;
    default:
      return absurd(event);
  }
};
