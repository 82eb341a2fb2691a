import type { Event } from './model/event.js';
import type { Play } from './model/play.js';
import { attack, roll } from './write/attack.js';
import { card } from './write/card.js';
import { figure } from './write/figure.js';
import type { Pen, Pens } from './write/pen.js';
import { round } from './write/round.js';
import { scenario } from './write/scenario.js';

const pens: Pens<Event['kind']> = { ...round, ...figure, ...attack, ...roll, ...scenario, ...card };

/** The one writer: what is true of `play` after `event`. */
export const write = (play: Play, event: Event): void => {
  (pens[event.kind] as Pen<Event['kind']>)(play, event);
};
