import type { GameTypes } from '../../game.js';
import { check, play, simulate } from '../../play.js';
import { claim, claimSame } from '../claim.js';
import { lawOf, type Kit, type Law } from '../kit.js';
import { visitsOf } from '../walk.js';
import { wrongChoices } from '../wrong.js';

/** What `check` refuses `play` refuses alike, and a refused choice leaves nothing changed, in place or not. */
export const itRefuses = <G extends GameTypes>(kit: Kit<G>): Law =>
  lawOf(kit, '4. It refuses without moving.', (match) => {
    const visits = visitsOf(match);
    for (const visit of visits) {
      const { before, entry } = visit;
      const drive = simulate(kit.game, before);
      for (const wrong of wrongChoices(kit.game, visit, visits.slice(-8))) {
        const checked = check(kit.game, before, wrong);
        if (checked._tag === 'Right') continue;
        claimSame(play(kit.game, before, wrong), checked, () => 'check and play refuse differently');
        if (checked.left.kind === 'malformed') continue;
        claimSame(drive.play(wrong as G['Choice']), checked, () => 'check and simulate refuse differently');
      }
      claimSame(drive.state.play, before.play, () => 'a refused choice changed something');
      claim(drive.play(entry.choice)._tag === 'Right', () => 'after refusals a legal choice is refused');
    }
  });
