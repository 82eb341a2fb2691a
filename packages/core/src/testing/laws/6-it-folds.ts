import { fingerprint } from '../../canonical.js';
import { freeze } from '../../frozen.js';
import type { Game, GameTypes } from '../../game.js';
import { fold, play, simulate } from '../../play.js';
import { claim, claimSame } from '../claim.js';
import { lawOf, type Kit, type Law } from '../kit.js';
import { must, visitsOf } from '../walk.js';

/** The game with a pen that freezes each event first: where an event and play share an object, the next write throws. */
const guarded = <G extends GameTypes>(game: Game<G>): Game<G> => ({
  ...game,
  write: (play, event) => game.write(play, freeze(event)),
});

/** `play`, `simulate` and the events folded one by one give the same events, equal play and equal fingerprints; a fork is independent. */
export const itFolds = <G extends GameTypes>(kit: Kit<G>): Law => {
  const game = guarded(kit.game);
  return lawOf(kit, '6. It folds.', (match) => {
    const drive = simulate(game, match.opening.state);
    for (const { before, entry } of visitsOf(match)) {
      const choice = entry.choice;
      const aside = drive.fork();
      const inPlace = must(drive.play(choice));
      const still = must(play(game, before, choice));
      const oneByOne = still.events.reduce((at, event) => fold(game, at, [event]), before.play);
      claimSame(inPlace, entry.events, () => 'the two drives tell different events');
      claimSame(still.events, entry.events, () => 'the same choice tells other events');
      claimSame(drive.state.play, entry.state.play, () => 'in place gives another play');
      claimSame(still.state.play, entry.state.play, () => 'the same choice gives another play');
      claimSame(oneByOne, entry.state.play, () => 'the events one by one give another play');
      claim(fingerprint(drive.state.play) === fingerprint(oneByOne), () => 'equal plays have different fingerprints');
      claimSame(aside.state.play, before.play, () => 'a fork moved with the one it came from');
    }
  });
};
