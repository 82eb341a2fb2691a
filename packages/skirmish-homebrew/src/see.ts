import type { Frozen, Viewer } from '@regelwerk/core';
import type { Decision } from './model/decision.js';
import type { Event } from './model/event.js';
import type { SidePlay } from './model/play.js';
import type { State } from './model/state.js';
import type { DecisionView, EventView, GangView, SideView, View } from './model/view.js';
import { prepare } from './prepare.js';

// Hidden are a side's hand, the contents of its draw pile and the list of its cards; all else lies open on the table.

const cardsIn = (pile: Readonly<Record<string, number>>): number => Object.values(pile).reduce((sum, copies) => sum + copies, 0);

const seeSide = (side: Frozen<SidePlay>, own: boolean): SideView => ({
  ...side,
  hand: own ? { kind: 'shown', cards: side.hand } : { kind: 'counted', cards: side.hand.length },
  pile: own ? { kind: 'shown', cards: side.pile } : { kind: 'counted', cards: cardsIn(side.pile) },
});

const seeGang = (gang: Frozen<State['table']['gangs'][number]>, own: boolean): GangView => ({
  ...gang,
  cards: own ? { kind: 'shown', cards: gang.cards } : { kind: 'counted', cards: gang.cards.length },
});

/** What a viewer may know of a match (hb.card.hand). */
export const seeState = ({ table, play }: State, viewer: Viewer): View => {
  const { seats } = prepare(table);
  const sides = Object.entries(play.sides).map(([seat, side]) => [seat, seeSide(side, seat === viewer)]);
  return {
    viewer,
    table: { ...table, gangs: table.gangs.map((gang, i) => seeGang(gang, seats[i] === viewer)) },
    play: { ...play, sides: Object.fromEntries(sides) as View['play']['sides'] },
  };
};

/** What a viewer learns of an event. */
export const seeEvent = (event: Event, viewer: Viewer): EventView => {
  if (event.kind !== 'card-drawn' || event.seat === viewer) return event;
  const { kind, rule, seat } = event;
  return { kind, rule, seat };
};

/** What a viewer may know of a decision. */
export const seeDecision = (decision: Decision, viewer: Viewer): DecisionView => {
  if (decision.kind === 'draw' && decision.drawer !== viewer) {
    const { from: _from, ...seen } = decision;
    return seen;
  }
  if (decision.kind === 'pick' && decision.for === 'card-swap' && decision.by !== viewer) {
    const { hand: _hand, ...seen } = decision;
    return seen;
  }
  return decision;
};

/** Does the event show something that was secret? Drawn and discarded cards do. */
export const reveals = ({ kind }: Event): boolean => kind === 'card-drawn' || kind === 'cards-discarded';

