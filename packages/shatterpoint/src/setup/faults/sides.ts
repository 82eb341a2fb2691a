import { the, type Fault } from '@regelwerk/core';
import { cardsOf, faceUp } from '../../decks/cards.js';
import { missionOf, struggleCardOf } from '../../mission.js';
import { SHATTERPOINT } from '../../model/ids.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { orderCard } from '../../rules/info/unit-cards.js';
import { repeated, unless } from '../unless.js';

type Faults = readonly Fault[];

/** Each card of a seat's own lies in one place. */
const cardFaults = (state: State, seat: string): Faults => {
  const { top, deck, bottom, reserve, used } = the(state.play.sides, seat);
  const path = `play.sides.${seat}`;
  const units = the(prepare(state.table).unitsOf, seat);
  const own = [SHATTERPOINT, ...units.flatMap((unit) => [orderCard(unit), ...unit.tactics])];
  const shown = faceUp(state, seat);
  const all = [...top, ...Object.entries(deck).flatMap(([card, copies]) => Array.from({ length: copies }, () => card)), ...bottom, ...reserve, ...used, ...(shown === '' ? [] : [shown])];
  return [
    ...all.flatMap((card) => unless(own.includes(card), { path, expected: `cards of ${seat}, not ${card}`, rule: 'sp.setup.order-deck' })),
    ...repeated(all, () => path, 'sp.setup.order-deck'),
    ...reserve.flatMap((card) => unless(units.some(({ id }) => id === card), { path: `${path}.reserve.0`, expected: 'the order card of a unit', rule: 'sp.deck.shatterpoint-no-reserve' })),
  ];
};

/** During a match every card that is still in it lies somewhere. */
const lostCards = (state: State, seat: string): Faults => {
  if (state.play.turn === 0) return [];
  const { top, deck, bottom, reserve, used } = the(state.play.sides, seat);
  const somewhere = [...top, ...Object.keys(deck), ...bottom, ...reserve, ...used, faceUp(state, seat)];
  return cardsOf(state, seat, ['order']).flatMap((card) =>
    unless(somewhere.includes(card), { path: `play.sides.${seat}`, expected: `the card ${card} in deck, reserve or among the used ones`, rule: 'sp.deck.used-cards' }),
  );
};

const sideFaults = (state: State, seat: string): Faults => {
  const { force, pool, momentum, gaps } = the(state.play.sides, seat);
  const path = `play.sides.${seat}`;
  return [
    ...unless(force <= pool, { path: `${path}.force`, expected: `at most ${pool}`, rule: 'sp.force.refresh-cap' }),
    ...unless(momentum + gaps.length <= 8, { path: `${path}.momentum`, expected: `at most ${8 - gaps.length} tokens beside the free spaces`, rule: 'sp.struggle.track-shape' }),
    ...cardFaults(state, seat),
    ...lostCards(state, seat),
  ];
};

const struggleFaults = (state: State): Faults => {
  const { turn, struggle } = state.play;
  const { card, decks, phase, plan } = struggle;
  const mission = missionOf(state);
  const now = struggleCardOf(state, card);
  return [
    ...unless(card === '' || now !== undefined, { path: 'play.struggle.card', expected: 'a struggle card of the mission' }),
    ...unless(now === undefined || plan < now.plans.length, { path: 'play.struggle.plan', expected: 'a plan of the struggle card', rule: 'sp.struggle.two-maps' }),
    ...decks.flatMap((cards, i) => [
      ...unless(turn === 0 || i < phase || cards.length > 0, { path: `play.struggle.decks.${i}`, expected: 'a card that can come', rule: 'sp.setup.mission-deck-draw' }),
      ...cards.flatMap((one, j) =>
        unless(mission?.phases[i]?.some(({ id }) => id === one) === true && i >= phase, {
          path: `play.struggle.decks.${i}.${j}`,
          expected: 'a card of a phase that is still to come',
          rule: 'sp.setup.mission-deck-stack',
        }),
      ),
    ]),
  ];
};

const objectiveFaults = ({ table, play }: State): Faults =>
  Object.entries(play.objectives).flatMap(([id, { active, control }]) =>
    unless(control.every((seat) => active && table.seats.includes(seat)), {
      path: `play.objectives.${id}.control`,
      expected: active ? `one of ${table.seats.join(', ')}` : 'nobody: it is not active',
      rule: 'sp.objective.inactive',
    }),
  );

/** What is wrong with the cards, the force, the tracker, the struggle and the objectives of a position. */
export const faultsOfSides = (state: State): Faults => [...prepare(state.table).seats.flatMap((seat) => sideFaults(state, seat)), ...struggleFaults(state), ...objectiveFaults(state)];
