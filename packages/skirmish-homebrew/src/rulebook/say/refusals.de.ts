import { absurd } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { sumOf, type Voice } from './voice.js';

type Of<K extends Cited['kind']> = Extract<Cited, { readonly kind: K }>;

const SKILLS: Readonly<Record<string, string>> = { luck: 'Glück', inspiring: 'Inspirierend', medic: 'Mediziner', leader: 'Anführer' };
const skillOf = (id: string): string => (Object.hasOwn(SKILLS, id) ? (SKILLS[id] ?? id) : id);
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const ACTIONS: Readonly<Record<string, string>> = { reload: 'Nachladen', align: 'Neuausrichten für sich allein' };

const blocked = ({ by, why, leg }: Of<'way-blocked'>, { figure, thing }: Voice): string => {
  const where = leg === 0 ? '' : ` (Stück ${leg + 1} des Wegs)`;
  switch (why) {
    case 'wall':
      return `${by === '' ? 'Etwas' : thing(by)} steht im Weg${where}.`;
    case 'base':
      return `Die Base von ${figure(by)} ist im Weg${where}.`;
    case 'not-enterable':
      return `${by === '' ? 'Dieses Gelände' : thing(by)} darf nicht betreten werden${where}.`;
    case 'gap':
      return `Gehend kommt niemand über eine Lücke${where}.`;
    case 'edge-of-table':
      return `Der Weg führt vom Tisch${where}.`;
    case 'level':
      return `Gehend wechselt die Höhe nur auf Treppen und Rampen${where}.`;
    default:
      return absurd(why);
  }
};

const unsafe = ({ at, why, by }: Of<'no-standing'>, { thing, place }: Voice): string => {
  switch (why) {
    case 'no-surface':
      return `Bei ${place(at)} ist nichts, worauf man steht.`;
    case 'not-agreed':
      return `Bei ${place(at)} darf niemand stehen${by === '' ? '' : `: ${thing(by)} ist nicht als sicherer Stand vereinbart`}.`;
    case 'overhang':
      return `Bei ${place(at)} ragt die Base über den Rand${by === '' ? '' : ` von ${thing(by)}`}.`;
    case 'body':
      return `Bei ${place(at)} stößt die Base an ${by === '' ? 'etwas' : thing(by)}.`;
    case 'edge-of-table':
      return `Bei ${place(at)} ragt die Base über die Tischkante.`;
    default:
      return absurd(why);
  }
};

const WRONG = { own: 'gehört zur selben Seite', incapacitated: 'ist kampfunfähig', 'off-table': 'ist nicht mehr auf dem Tisch' } as const;
const NOT_ALLOTTED = { 'not-yours': 'gehört zur anderen Seite', 'not-able': 'ist nicht handlungsfähig' } as const;

/** A refusal of the game in a German sentence. */
export const refusalInGerman = (refusal: Cited, voice: Voice): string => {
  const { figure, thing, side, who, quoted, exactly, place } = voice;
  switch (refusal.kind) {
    case 'too-few-ap':
      return `Das kostet ${refusal.cost} AP; ${figure(refusal.figure)} hat ${refusal.ap}.`;
    case 'too-many-ap':
      return `${refusal.allotted} AP sind verteilt; die Seite hat ${refusal.total}.`;
    case 'cannot-be-allotted':
      return `${figure(refusal.figure)} bekommt keine AP: Die Figur ${NOT_ALLOTTED[refusal.why]}.`;
    case 'not-your-figure':
      return `${figure(refusal.figure)} gehört zur anderen Seite.`;
    case 'incapacitated':
      return `${figure(refusal.figure)} ist kampfunfähig.`;
    case 'done':
      return `${figure(refusal.figure)} ist für diese Runde fertig.`;
    case 'off-table':
      return `${figure(refusal.figure)} ist nicht mehr auf dem Tisch.`;
    case 'too-many-moves':
      return `Das braucht ${many(refusal.needed, 'Bewegungsaktion', 'Bewegungsaktionen')}; ${figure(refusal.figure)} hat in dieser Runde ${refusal.made} von ${refusal.most} gemacht.`;
    case 'too-far':
      return `Das ist ${exactly(refusal.length)} lang; die Reichweite ist ${exactly(refusal.limit)}.`;
    case 'way-blocked':
      return blocked(refusal, voice);
    case 'no-standing':
      return unsafe(refusal, voice);
    case 'overlaps':
      return `Bei ${place(refusal.at)} läge die Base auf der von ${figure(refusal.figure)}: Die Mitten sind ${exactly(refusal.distance)} voneinander entfernt, mindestens ${exactly(refusal.needed)} müssen es sein.`;
    case 'not-at-edge':
      return `${refusal.where === 'start' ? 'Der Anfang' : 'Das Ende'} der Kletterbewegung ist ${exactly(refusal.gap)} von ${thing(refusal.along)} entfernt.`;
    case 'mounted':
      return `${figure(refusal.figure)} sitzt auf ${thing(refusal.mount)}.`;
    case 'not-mounted':
      return `${figure(refusal.figure)} sitzt auf keinem Reittier und in keinem Fahrzeug.`;
    case 'mount-full':
      return `Auf ${thing(refusal.mount)} ist kein Platz mehr frei (${many(refusal.places, 'Platz', 'Plätze')}).`;
    case 'no-contact':
      return `Der Abstand zu ${figure(refusal.with)} ist ${exactly(refusal.gap)}; ${refusal.reach === 0 ? 'nötig ist Basekontakt' : `erlaubt sind höchstens ${exactly(refusal.reach)}`}.`;
    case 'out-of-range':
      return `${figure(refusal.target)} ist ${exactly(refusal.distance)} entfernt; die Reichweite ist ${exactly(refusal.range)}.`;
    case 'no-sight':
      return `${refusal.by === '' ? 'Etwas' : thing(refusal.by)} verdeckt ${figure(refusal.target)}.`;
    case 'wrong-target':
      return `${figure(refusal.target)} ist kein Ziel: Die Figur ${WRONG[refusal.why]}.`;
    case 'outside-area':
      return `Die Figur ist nicht bei ${thing(refusal.area)}.`;
    case 'aimed-enough':
      return `${figure(refusal.figure)} hat ${refusal.aims}-mal gezielt; erlaubt ist höchstens ${refusal.most}-mal.`;
    case 'has-moved':
      return `${figure(refusal.figure)} hat sich bewegt und kann nicht zielen.`;
    case 'too-many-attacks':
      return `${figure(refusal.figure)} hat in dieser Runde ${refusal.made} von ${many(refusal.most, 'Angriff', 'Angriffen')} gemacht.`;
    case 'no-such-action':
      return `${ACTIONS[refusal.action] ?? quoted(refusal.action)} ist an diesem Tisch keine Aktion.`;
    case 'magazine-empty':
      return `Im Magazin von ${thing(refusal.weapon)} ist ${refusal.rounds === 0 ? 'kein Schuss' : many(refusal.rounds, 'Schuss', 'Schüsse')}; nötig sind ${refusal.needed}.`;
    case 'not-aligned':
      return `${thing(refusal.weapon)} ist nicht auf ${figure(refusal.target)} ausgerichtet.`;
    case 'item-missing':
      return `${figure(refusal.figure)} hat ${thing(refusal.item)} nicht bei sich.`;
    case 'nothing-heals':
      return `${figure(refusal.figure)} hat nichts, was heilt.`;
    case 'choose-one':
      return `Es heilt eines: die Fertigkeit oder ein Gegenstand. Genannt sind ${refusal.stated}.`;
    case 'used-up':
      return `${thing(refusal.thing)} war ${refusal.times}-mal möglich und ist verbraucht.`;
    case 'not-your-task':
      return `${thing(refusal.deed)} ist keine Handlung von ${side(refusal.seat)}.`;
    case 'already-rerolled':
      return 'Dieser Wurf ist schon wiederholt; das zweite Ergebnis gilt.';
    case 'reroll-not-now':
      return 'Dieser Wurf kann jetzt nicht wiederholt werden.';
    case 'reroll-used':
      return `${who(refusal.by)} hat ${skillOf(refusal.skill)} in dieser Runde schon genutzt.`;
    case 'no-such-skill':
      return `${figure(refusal.figure)} hat die Fertigkeit ${skillOf(refusal.skill)} nicht.`;
    case 'not-own-roll':
      return `${figure(refusal.roller)} würfelt, und ${figure(refusal.figure)} kann das nicht wiederholen.`;
    case 'whole-roll-only':
      return `Alle ${sumOf(refusal.dice)} Würfel werden wiederholt, nicht ${sumOf(refusal.stated)}.`;
    case 'too-many-cards':
      return `${many(refusal.stated, 'Karte ist', 'Karten sind')} genannt; tauschen darf man höchstens ${refusal.most}.`;
    case 'card-not-held':
      return `${thing(refusal.card)} ist nicht auf der Hand.`;
    case 'not-the-leader':
      return `${figure(refusal.figure)} ist nicht der Anführer, der jetzt tauscht.`;
    case 'step-over':
      return refusal.step === 'swaps' ? 'Karten werden nur zu Beginn einer Runde getauscht.' : 'AP werden nur zu Beginn einer Runde verteilt.';
    default:
      return absurd(refusal);
  }
};
