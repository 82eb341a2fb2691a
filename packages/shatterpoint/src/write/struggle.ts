import { the } from '@regelwerk/core';
import type { Pens } from './pen.js';

/** Objectives, the tracker, and the end. */
export const struggle: Pens<
  | 'control-changed' | 'priority-named' | 'token-moved' | 'momentum-gained' | 'momentum-lost' | 'struggle-won' | 'struggle-card-taken' | 'struggle-revealed'
  | 'plan-set' | 'match-ended'
> = {
  'control-changed': (play, { objective, seat }) => {
    the(play.objectives, objective).control = [seat];
  },
  'priority-named': (play, { objective }) => {
    for (const [id, one] of Object.entries(play.objectives)) one.priority = id === objective;
  },
  'token-moved': (play, { to }) => {
    play.struggle.token = to;
  },
  'momentum-gained': (play, { seat, space }) => {
    const side = the(play.sides, seat);
    side.momentum += 1;
    side.gaps = side.gaps.filter((gap) => gap !== space);
  },
  'momentum-lost': (play, { seat, n, gaps }) => {
    const side = the(play.sides, seat);
    side.momentum -= n;
    side.gaps = [...gaps];
  },
  'struggle-won': (play, { seat }) => {
    play.struggle.winner = [seat];
  },
  'struggle-card-taken': (play, { seat, card }) => {
    the(play.sides, seat).won.push(card);
    play.struggle.card = '';
  },
  'struggle-revealed': (play, { card, phase }) => {
    Object.assign(play.struggle, { card, phase, plan: 0 });
    play.struggle.decks[phase - 1] = [];
  },
  'plan-set': (play, { plan, active }) => {
    play.struggle.plan = plan;
    for (const { objective, symbol } of active) Object.assign(the(play.objectives, objective), { active: true, symbol });
  },
  'match-ended': (play, { seat, why }) => {
    play.winner = seat === '' ? [] : [seat];
    play.ended = why;
    play.agenda = [];
  },
};
