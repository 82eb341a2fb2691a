import { fork, luck } from '@regelwerk/dice';
import { countOutcomes, outcomes } from '../../chance/every.js';
import { isChance } from '../../decision.js';
import type { GameTypes } from '../../game.js';
import { isOver } from '../../over.js';
import { ask, check, choices, play } from '../../play.js';
import { see, seeDecision } from '../../see.js';
import { claim, claimSame, isSame } from '../claim.js';
import { lawOf, viewersOf, type Kit, type Law } from '../kit.js';
import { must, visitsOf, type Visit } from '../walk.js';

const alike = <G extends GameTypes>(kit: Kit<G>, { before, entry }: Visit<G>, { viewer, seed }: { readonly viewer: string; readonly seed: number }): void => {
  const { game } = kit;
  const own = fork(must(luck(seed)), `twin-${before.play.written}`);
  const twin = kit.twins?.(before, viewer, own) ?? game.imagine(see(game, before, viewer), own);
  claimSame(see(game, twin, viewer), see(game, before, viewer), () => `${viewer} can tell two states apart that should look alike`);
  claimSame(seeDecision(game, twin, viewer), seeDecision(game, before, viewer), () => `the open decision tells ${viewer} a secret`);
  const asked = ask(game, before);
  const choice = entry.choice;
  if (!isOver<G>(asked) && asked.by === viewer) {
    for (const density of ['sparse', 'standard', 'dense'] as const) {
      claimSame(choices(game, twin, density), choices(game, before, density), () => `the ${density} choices tell ${viewer} a secret`);
    }
    claim(check(game, twin, choice)._tag === 'Right', () => `what ${viewer} may do tells a secret`);
  }
  const other = play(game, twin, choice);
  if (other._tag === 'Right') claimAlike(kit, viewer, [entry.events, other.right.events]);
};

/** Claims that the viewer sees the same happen, up to the first event that shows a secret: from then on things may differ. */
const claimAlike = <G extends GameTypes>({ game }: Kit<G>, viewer: string, [one, other]: readonly [readonly G['Event'][], readonly G['Event'][]]): void => {
  for (let i = 0; i < Math.min(one.length, other.length); i += 1) {
    const [a, b] = [one[i] as G['Event'], other[i] as G['Event']];
    if (game.reveals(a) || game.reveals(b)) return;
    claimSame(game.see.event(b, viewer), game.see.event(a, viewer), () => `an event tells ${viewer} a secret`);
  }
};

const FEW = 8;

/** Other answers that could have been given. */
const othersAt = <G extends GameTypes>({ game }: Kit<G>, { before }: Visit<G>): readonly unknown[] => {
  const asked = ask(game, before);
  if (isOver<G>(asked)) return [];
  if (!isChance(asked)) return choices(game, before, 'dense').slice(0, FEW);
  return countOutcomes(asked) > 100n ? [] : outcomes(asked).slice(0, FEW).map(({ choice }) => choice);
};

/**
 * Where a decision is hidden in part and two answers lead to states that look alike, what happens looks alike, too: a card laid face
 * down is not named. What is decided in the open may well be told differently, though it ends the same.
 */
const untold = <G extends GameTypes>(kit: Kit<G>, visit: Visit<G>): void => {
  const { before, entry } = visit;
  const asked = ask(kit.game, before);
  const kept = viewersOf(kit, before).filter((viewer) => !isSame(seeDecision(kit.game, before, viewer), asked));
  if (kept.length === 0) return;
  for (const other of othersAt(kit, visit)) {
    const led = play(kit.game, before, other);
    if (led._tag === 'Left') continue;
    for (const viewer of kept) {
      if (!isSame(see(kit.game, led.right.state, viewer), see(kit.game, entry.state, viewer))) continue;
      claimAlike(kit, viewer, [entry.events, led.right.events]);
    }
  }
};

/** Two states that differ only in what a viewer may not know look the same to that viewer: state, decision, choices and events. */
export const itKeepsSecrets = <G extends GameTypes>(kit: Kit<G>): Law =>
  lawOf(kit, '8. It keeps secrets.', (match, { stroll }) => {
    for (const visit of visitsOf(match)) {
      for (const viewer of viewersOf(kit, visit.before)) alike(kit, visit, { viewer, seed: stroll.seed });
      untold(kit, visit);
    }
  });
