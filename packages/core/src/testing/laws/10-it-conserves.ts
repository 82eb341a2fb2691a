import type { GameTypes } from '../../game.js';
import { fold } from '../../play.js';
import { claimSame } from '../claim.js';
import { lawOf, type Kit, type Law, type Tally } from '../kit.js';
import { visitsOf } from '../walk.js';

/** What is counted is neither made nor lost, except by an event that says so. */
export const itConserves = <G extends GameTypes>(kit: Kit<G>, { of, changedBy }: Tally<G>): Law =>
  lawOf(kit, '10. It conserves.', (match) => {
    for (const { before, entry } of visitsOf(match)) {
      let play = before.play;
      for (const event of entry.events) {
        const next = fold(kit.game, play, [event]);
        const { table } = before;
        if (!changedBy.includes(event.kind)) claimSame(of({ table, play: next }), of({ table, play }), () => `made or lost by ${JSON.stringify(event)}`);
        play = next;
      }
    }
  });
