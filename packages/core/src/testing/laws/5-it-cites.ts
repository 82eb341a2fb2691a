import type { GameTypes } from '../../game.js';
import { logOf } from '../../match.js';
import { check } from '../../play.js';
import { isMachineRefusal } from '../../say.js';
import { claim } from '../claim.js';
import { lawOf, type Kit, type Law } from '../kit.js';
import { visitsOf } from '../walk.js';
import { wrongChoices } from '../wrong.js';

interface Citing {
  readonly kind: string;
  readonly rule?: string;
  readonly because?: readonly string[];
}

/** Every event, and every refusal that is not the machine's own, cites rules that stand in the rulebook. */
export const itCites = <G extends GameTypes>(kit: Kit<G>): Law => {
  const book = new Set<string>(kit.rules);
  const cites = (thing: Citing): void => {
    claim(thing.rule !== undefined && book.has(thing.rule), () => `cites no rule of the book: ${JSON.stringify(thing)}`);
    for (const rule of thing.because ?? []) claim(book.has(rule), () => `reasons with no rule of the book: ${rule}`);
  };
  return lawOf(kit, '5. It cites.', (match) => {
    const visits = visitsOf(match);
    for (const { events } of [match.opening, ...logOf(match)]) events.forEach(cites);
    for (const visit of visits) {
      for (const wrong of wrongChoices(kit.game, visit, visits.slice(-8))) {
        const checked = check(kit.game, visit.before, wrong);
        if (checked._tag === 'Left' && !isMachineRefusal(checked.left)) cites(checked.left);
      }
    }
  });
};
