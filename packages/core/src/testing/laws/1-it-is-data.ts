import { admit, decode } from '../../codec.js';
import type { GameTypes } from '../../game.js';
import { logOf } from '../../match.js';
import { readState } from '../../open.js';
import { claim, claimSame } from '../claim.js';
import { lawOf, type Kit, type Law } from '../kit.js';
import { must, statesOf } from '../walk.js';

const frozenBelow = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozenBelow));

/** States, choices and events are frozen plain JSON; the codecs and the invariants of the game accept every state that is reached. */
export const itIsData = <G extends GameTypes>(kit: Kit<G>): Law =>
  lawOf(kit, '1. It is data.', (match) => {
    for (const state of statesOf(match)) {
      const read = readState(kit.game, JSON.parse(JSON.stringify(state)));
      claim(admit(state) === undefined, () => `not plain JSON: ${JSON.stringify(admit(state))}`);
      claim(read._tag === 'Right', () => `its own state is refused: ${JSON.stringify(read)}`);
      claimSame(must(read), state, () => 'the codecs change a state');
      claim(frozenBelow(state.table) && frozenBelow(state.play), () => 'a state is not frozen');
    }
    for (const { choice, events } of logOf(match)) {
      claim(admit(events) === undefined, () => `an event is not plain JSON: ${JSON.stringify(admit(events))}`);
      claim(frozenBelow(events), () => 'an event is not frozen');
      claimSame(must(decode(kit.game.codecs.choice, choice)), choice, () => 'the codec changes a choice');
    }
  });
