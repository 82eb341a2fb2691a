import { fork, luck } from '@regelwerk/dice';
import type { GameTypes } from '../../game.js';
import { ask, check, choices, isOver, play } from '../../play.js';
import { see, seeDecision } from '../../see.js';
import { claim, claimSame } from '../claim.js';
import { lawOf, viewersOf, type Kit, type Law } from '../kit.js';
import { must, visitsOf, type Visit } from '../walk.js';

const alike = <G extends GameTypes>(kit: Kit<G>, { before, entry }: Visit<G>, { viewer, seed }: { readonly viewer: string; readonly seed: number }): void => {
  const { game } = kit;
  const own = fork(must(luck(seed)), `twin-${before.play.written}`);
  const twin = kit.twins?.(before, viewer, own) ?? game.imagine(see(game, before, viewer), own);
  claimSame(see(game, twin, viewer), see(game, before, viewer), () => `${viewer} can tell two states apart that should look alike`);
  claimSame(seeDecision(game, twin, viewer), seeDecision(game, before, viewer), () => `the open decision tells ${viewer} a secret`);
  const asked = ask(game, before);
  const choice = entry.choice as G['Choice'];
  if (!isOver<G>(asked) && asked.by === viewer) {
    for (const density of ['sparse', 'standard', 'dense'] as const) {
      claimSame(choices(game, twin, density), choices(game, before, density), () => `the ${density} choices tell ${viewer} a secret`);
    }
    claim(check(game, twin, choice)._tag === 'Right', () => `what ${viewer} may do tells a secret`);
  }
  const other = play(game, twin, choice);
  if (other._tag === 'Left') return;
  // From the first event on that shows a secret, what follows may differ.
  for (let i = 0; i < Math.min(entry.events.length, other.right.events.length); i += 1) {
    const [a, b] = [entry.events[i] as G['Event'], other.right.events[i] as G['Event']];
    if (game.reveals(a) || game.reveals(b)) return;
    claimSame(game.see.event(b, viewer), game.see.event(a, viewer), () => `an event tells ${viewer} a secret`);
  }
};

/** Two states that differ only in what a viewer may not know look the same to that viewer: state, decision, choices and events. */
export const itKeepsSecrets = <G extends GameTypes>(kit: Kit<G>): Law =>
  lawOf(kit, '8. It keeps secrets.', (match, { stroll }) => {
    for (const visit of visitsOf(match)) {
      for (const viewer of viewersOf(kit, visit.before)) alike(kit, visit, { viewer, seed: stroll.seed });
    }
  });
