import { lowerToo, type RefusalSentences } from './refusals.en.js';
import type { Voice } from './voice.js';
import { ACTIONS, CONDITIONS, EDGES, MOVES, TYPES } from './words.de.js';

const NOT_INTO_RESERVE = {
  shatterpoint: 'die Shatterpoint-Karte kommt nie dorthin',
  once: 'je Zug kommt nur eine Karte in Reserve',
  cycled: 'sie wurde statt der Shatterpoint-Karte aufgedeckt',
  'last-card': 'es bliebe keine Karte zum Aufdecken',
  'card-says': 'ihre Einheit erlaubt es nicht',
} as const;
const NO_TARGETS = { side: 'falsche Seite', self: 'es darf nicht der Auslöser selbst sein', tags: 'ein Merkmal fehlt', 'off-board': 'nicht auf dem Spielfeld' } as const;
const word = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? id;
const or = (parts: readonly string[]): string => (parts.length === 0 ? 'nichts' : parts.join(' oder '));
const by = (voice: Voice, id: string, nobody: string): string => (id === '' ? nobody : voice.thing(id));

/** Why not, in German. */
export const REFUSALS: RefusalSentences = {
  'not-your-unit': ({ unit }, { who }) => `${who(unit)} gehört zur anderen Seite.`,
  'not-the-unit': ({ unit, wanted }, { who }) => `Gefragt ist nicht ${who(unit)}, sondern ${or(wanted.map((id) => (id === 'primary' ? 'eine Primär-Einheit' : who(id))))}.`,
  defeated: ({ unit }, { who }) => `${who(unit)} ist besiegt.`,
  'has-acted': ({ character }, { who }) => `${who(character)} hat den eigenen Teil der Aktion erledigt.`,
  'edge-taken': ({ edge }) => `Die ${word(EDGES, edge)} Kante ist nicht wählbar.`,
  'wrong-squad': ({ character }, { who }) => `${who(character)} wird jetzt nicht aufgestellt.`,
  'no-room': ({ character }, { who }) => `Für ${who(character)} bliebe kein Platz.`,
  'no-second-side': ({ unit }, { who }) => `Die Kampfstilkarte von ${who(unit)} hat keine zweite Seite.`,
  'no-such-plan': ({ plan }) => `Einen Plan ${plan + 1} hat die Konfliktkarte nicht.`,
  'reserve-empty': () => 'In Reserve liegt keine Karte.',
  'reserve-full': ({ card }, voice) => `In Reserve liegt schon ${voice.card(card)}.`,
  'reserve-later': ({ card }, voice) => `Es ist schon eine Karte aufgedeckt: Aus der Reserve kommt ${voice.card(card)} erst in einem späteren Zug.`,
  'cannot-reserve': ({ card, why }, voice) => `${voice.thing(card)} kann nicht in Reserve gehen: ${NOT_INTO_RESERVE[why]}.`,
  'no-cycle': ({ card }, { thing }) => `Zurückmischen lässt sich nur die Shatterpoint-Karte und nur einmal je Zug, nicht ${thing(card)}.`,
  'too-little-force': ({ cost, force }) => `Das kostet ${cost} Macht; bereit ${force === 1 ? 'ist' : 'sind'} ${force}.`,
  'too-little-momentum': ({ cost, momentum }) => `Das kostet ${cost} Fortschrittsmarker; vorhanden ${momentum === 1 ? 'ist' : 'sind'} ${momentum}.`,
  'too-few-hunker': ({ cost, hunker }) => `Das kostet ${cost} Ducken-Marker; die Einheit hat ${hunker}.`,
  'too-many-actions': ({ taken }, { many }) => `Die Einheit hat ${many(taken, 'Aktion', 'Aktionen')} ausgeführt, mehr bleiben ihr nicht.`,
  'action-taken': ({ action }) => `Die Aktion ${ACTIONS[action]} ist in dieser Aktivierung schon ausgeführt.`,
  engaged: ({ character, by: enemy }, { who }) => `${who(character)} ist im Handgemenge${enemy === '' ? '' : ` mit ${who(enemy)}`}.`,
  'stance-turned': ({ unit }, { who }) => `${who(unit)} hat den Kampfstil in dieser Aktivierung schon gewechselt.`,
  'no-such-ability': ({ unit, ability }, { who, thing }) => `${who(unit)} hat keine Fähigkeit ${thing(ability)}.`,
  'ability-used': ({ ability, times }, { thing }) => `${thing(ability)} ist in diesem Zug ${times}-mal genutzt worden und damit verbraucht.`,
  'ability-not-now': ({ ability }, { thing }) => `${thing(ability)} ist jetzt nicht nutzbar.`,
  'one-reactive': ({ seat }, { side }) => `${side(seat)} hat zu diesem Zeitpunkt schon eine reaktive Fähigkeit genutzt.`,
  'must-resolve': () => 'Was abgehandelt werden muss, lässt sich nicht auslassen.',
  'x-too-large': ({ x, most }) => `Genannt ${x === 1 ? 'ist' : 'sind'} ${x} weitere Macht; zulegen darf man höchstens ${most}.`,
  'cannot-move-so': ({ how, allowed }) => `${MOVES[how]} ist hier nicht erlaubt; erlaubt ist ${or(allowed.map((kind) => MOVES[kind]))}.`,
  'must-move': ({ character }, { who }) => `${who(character)} muss sich bewegen.`,
  'too-far': ({ gap }, { mm }) => `Die Base verfehlt die Bewegungsschablone um ${mm(gap)}.`,
  'bent-too-far': ({ most }) => `Die Bewegungsschablone lässt sich höchstens um ${most} Grad knicken.`,
  'tool-blocked': ({ by: part }, voice) => `${by(voice, part, 'Etwas')} ist der Bewegungsschablone im Weg.`,
  'wrong-elevation': ({ rule, elevation, most }) => `Das Ende liegt auf Ebene ${elevation}; ${lowerToo(rule) ? `erlaubt ist höchstens ${most}` : `es muss auf ${most} liegen`}.`,
  'spot-taken': ({ by: base }, { who }) => `Dort steht ${base === '' ? 'eine andere Base' : `die Base von ${who(base)}`}.`,
  'not-supported': ({ on, by: part }, voice) => `Die Base liegt nicht ganz auf ${by(voice, on === 'board' ? '' : on, 'dem Spielfeld')}${part === '' ? '' : `, wegen ${voice.thing(part)}`}.`,
  barred: ({ by: part }, voice) => `Der Platz ist belegt: ${by(voice, part, 'Etwas')} steht dort.`,
  'off-board': () => 'Die Base würde das Spielfeld verlassen.',
  'no-such-surface': ({ on }, { thing }) => `Auf ${thing(on)} kann niemand stehen.`,
  'not-linked': ({ by: from, through }, { thing }) => `Von ${thing(from)} führt kein Weg zu ${thing(through)}.`,
  'out-of-range': ({ distance, range }, { mm }) => `Der Abstand ist ${mm(distance)}; die Reichweite ist ${mm(range)}.`,
  'outside-wedge': () => 'Diese Richtung liegt außerhalb des Winkels.',
  'cannot-attack-so': ({ type }) => `Ein ${TYPES[type]} ist dieser Einheit jetzt nicht möglich.`,
  'not-engaged': ({ target, why, distance, range }, { who, mm }) =>
    `${who(target)} ist nicht im Handgemenge: ${{ range: `Der Abstand ist ${mm(distance)}, die Reichweite ${mm(range)}`, elevation: 'Die Höhenebene ist eine andere', sight: 'Die Sichtlinie fehlt' }[why]}.`,
  'no-sight': ({ target, by: part }, voice) => `${by(voice, part, 'Etwas')} verdeckt ${voice.who(target)}.`,
  'own-character': ({ target }, { who }) => `${who(target)} gehört zur selben Seite.`,
  'not-a-start': ({ option }, { thing }) => `Option ${thing(option)} ist kein Anfang des Kampfbaums.`,
  'no-path': ({ from, to, why }, { thing }) => (why === 'left' ? `Option ${thing(to)} liegt links von ${thing(from)}.` : `Von Option ${thing(from)} führt kein Pfad zu ${thing(to)}.`),
  'option-repeated': ({ option }, { thing }) => `Option ${thing(option)} ist in diesem Angriff schon gewählt.`,
  'no-such-option': ({ option }, { thing }) => `Der Kampfbaum hat keine Option ${thing(option)}.`,
  'wrong-dice': ({ dice, most }, voice) => `Neu geworfen werden höchstens ${most} der Würfel, die ein genanntes Symbol zeigen, nicht ${voice.dice([dice])}.`,
  'wrong-target': ({ target, why }, { who }) => `${who(target)} ist nicht wählbar: ${NO_TARGETS[why]}.`,
  'nothing-to-heal': ({ unit, what }, { who, thing }) => `${who(unit)} hat ${what === 'damage' ? 'keinen Schaden' : `den Zustand ${thing(word(CONDITIONS, what))} nicht`}.`,
  'no-such-condition': ({ condition }, { thing }) => `Die Einheit hat den Zustand ${thing(word(CONDITIONS, condition))} nicht.`,
  'no-such-card': ({ card }, { thing }) => `${thing(card)} ist nicht unter den wählbaren Karten.`,
  'no-conceding': () => 'Der Tisch hat vereinbart, dass niemand aufgibt.',
};
