import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { firstChooser } from '../struggle/two-maps.js';

/** The first player reveals the top card of the mission deck. */
export const revealFirst = rule('sp.setup.reveal-first-struggle', (state: State): Event => ({
  kind: 'begun',
  rule: 'sp.setup.reveal-first-struggle',
  frame: { kind: 'struggle', chooser: firstChooser(state), card: '' },
}));
