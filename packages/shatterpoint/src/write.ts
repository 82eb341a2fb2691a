import type { Event } from './model/event.js';
import type { Play } from './model/play.js';
import { agenda } from './write/agenda.js';
import { attack } from './write/attack.js';
import { deck } from './write/deck.js';
import { effects } from './write/effects.js';
import type { Pen, Pens } from './write/pen.js';
import { setup } from './write/setup.js';
import { struggle } from './write/struggle.js';
import { units } from './write/units.js';

const pens: Pens<Event['kind']> = { ...agenda, ...setup, ...deck, ...units, ...attack, ...effects, ...struggle };

/** The one writer: what is true of `play` after `event`. */
export const write = (play: Play, event: Event): void => {
  (pens[event.kind] as Pen<Event['kind']>)(play, event);
};
