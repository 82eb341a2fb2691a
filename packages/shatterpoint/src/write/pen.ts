import type { Event, EventOf } from '../model/event.js';
import type { Play } from '../model/play.js';

/** What is true of `play` after an event of the kind. Plain assignments; every decision was made by the rule that emitted it. */
export type Pen<K extends Event['kind']> = (play: Play, event: EventOf<K>) => void;

/** A pen for each of the kinds: a missing one does not compile. */
export type Pens<K extends Event['kind']> = { readonly [E in K]: Pen<E> };
