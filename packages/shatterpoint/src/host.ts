import type { Frozen } from '@regelwerk/core';
import type { Event } from './model/event.js';
import type { EffectsFrame } from './model/frame.js';
import type { State } from './model/state.js';

/** What a card says that the vocabulary of effects cannot: a pure function that a host registers by name. */
export type Registered = (state: State, on: { readonly frame: Frozen<EffectsFrame>; readonly character: string }) => readonly Event[];

/** What a host can bring of its own. */
export interface HostRules {
  /** Functions by the name that the effect `call` uses. */
  readonly functions: Readonly<Record<string, Registered>>;
}
