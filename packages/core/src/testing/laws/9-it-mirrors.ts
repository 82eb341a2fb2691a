import type { GameTypes } from '../../game.js';
import { logOf } from '../../match.js';
import { begin, play } from '../../play.js';
import { claimSame } from '../claim.js';
import { lawOf, type Kit, type Law, type Mirror } from '../kit.js';
import { must } from '../walk.js';

/** With the seats exchanged and the table reflected the story is the same, with the names exchanged. */
export const itMirrors = <G extends GameTypes>(kit: Kit<G>, mirror: Mirror<G>): Law =>
  lawOf(kit, '9. It mirrors.', (match, { table }) => {
    let at = begin<G>(kit.game, mirror.table(table));
    claimSame(at.events, match.opening.events.map(mirror.event), () => 'the mirrored match begins differently');
    for (const { choice, events } of logOf(match)) {
      at = must(play(kit.game, at.state, mirror.choice(choice)));
      claimSame(at.events, events.map(mirror.event), () => `mirrored, other things follow from ${JSON.stringify(choice)}`);
    }
  });
