import { CHANCE } from '../../decision.js';
import type { GameTypes } from '../../game.js';
import { isOver } from '../../over.js';
import { ask } from '../../play.js';
import { claim } from '../claim.js';
import { lawOf, type Kit, type Law } from '../kit.js';
import { statesOf } from '../walk.js';

/** After every choice exactly one decision is open, under a number of its own, or the match is over. */
export const itRests = <G extends GameTypes>(kit: Kit<G>): Law =>
  lawOf(kit, '2. It rests.', (match) => {
    let last = -1;
    for (const state of statesOf(match)) {
      const asked = ask(kit.game, state);
      if (isOver<G>(asked)) continue;
      claim(asked.id === state.play.written, () => `decision ${asked.id} does not count the ${state.play.written} events before it`);
      claim(asked.id > last, () => `decision ${asked.id} does not come after decision ${last}`);
      claim(asked.by === CHANCE || kit.game.seats(state.table).includes(asked.by), () => `nobody is called ${asked.by}`);
      last = asked.id;
    }
  });
