import type { GameTypes, State } from '../../game.js';
import { play } from '../../play.js';
import { readReplay, replayOf } from '../../replay.js';
import { verifyReplay } from '../../verify.js';
import { claimSame } from '../claim.js';
import { lawOf, type Kit, type Law } from '../kit.js';
import { must, randomPlay, visitsOf } from '../walk.js';

/** The same JSON with all keys in the opposite order, as after a save by another program. */
const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(Object.entries(value).reverse().map(([key, inner]) => [key, turned(inner)]));
};

/** The same table and choices give the same match, from its replay, and after a save and restore between any two choices. */
export const itRepeats = <G extends GameTypes>(kit: Kit<G>): Law =>
  lawOf(kit, '7. It repeats.', (match, { table, stroll }) => {
    claimSame(randomPlay(kit.game, turned(table), stroll).state.play, match.state.play, () => 'the same table and seed give another match');
    const { replay } = must(readReplay([kit.game], JSON.stringify(replayOf(match))));
    claimSame(must(verifyReplay(kit.game, replay)).state, match.state, () => 'the replay gives another match');
    for (const { before, entry } of visitsOf(match)) {
      const restored = turned(JSON.parse(JSON.stringify(before))) as State<G>;
      const again = must(play(kit.game, restored, turned(entry.choice)));
      claimSame(again.events, entry.events, () => 'after save and restore other things happen');
      claimSame(again.state.play, entry.state.play, () => 'after save and restore the match goes on differently');
    }
  });
