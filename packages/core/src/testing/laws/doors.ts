import fc from 'fast-check';
import { isChance } from '../../decision.js';
import { isLeft } from '../../either.js';
import type { GameTypes } from '../../game.js';
import { answer, type Match } from '../../match.js';
import { openMatch, readState } from '../../open.js';
import { isOver } from '../../over.js';
import { ask, check, play } from '../../play.js';
import { readReplay, replayOf } from '../../replay.js';
import { see, seeDecision } from '../../see.js';
import { rewind, undo } from '../../take-back.js';
import { verifyReplay } from '../../verify.js';
import { claim, claimSame } from '../claim.js';
import { matches, type Kit, type Law } from '../kit.js';
import { brokenText, mutations } from '../mutations.js';
import { must, randomPlay, strollOn, visitsOf } from '../walk.js';

type Doors<G extends GameTypes> = fc.Arbitrary<readonly [match: Match<G>, foreign: unknown]>;

/** A random match, and a broken form of something that belongs to it. */
const broken = <G extends GameTypes>(kit: Kit<G>, of: (match: Match<G>) => fc.Arbitrary<unknown>): Doors<G> =>
  matches(kit)
    .map(({ table, stroll }) => randomPlay(kit.game, table, stroll))
    .chain((match) => of(match).map((foreign) => [match, foreign] as const));

const choicesBroken = <G extends GameTypes>(kit: Kit<G>): fc.IProperty<unknown> =>
  fc.property(
    broken(kit, (match) => {
      const visits = visitsOf(match);
      return visits.length === 0 ? fc.constant(null) : fc.constantFrom(...visits).chain(({ entry }) => mutations(entry.choice));
    }),
    ([match, foreign]) => {
      for (const { before } of visitsOf(match).slice(-5)) {
        const checked = check(kit.game, before, foreign);
        const played = play(kit.game, before, foreign);
        claim(checked._tag === played._tag, () => 'check and play disagree');
      }
      const held = match.state;
      answer(match, foreign);
      claim(match.state === held, () => 'an answer changed the match it was given to');
      for (const who of ['constructor', '__proto__', '', String(foreign === null)]) {
        see(kit.game, match.state, who);
        seeDecision(kit.game, match.state, who);
      }
      for (const made of [Number.NaN, -1, 0.5, 1e21]) claim(isLeft(rewind(match, made, 'agreed')), () => `went back to ${made}`);
      undo(match, 'free');
    },
  );

const replaysBroken = <G extends GameTypes>(kit: Kit<G>): fc.IProperty<unknown> =>
  fc.property(
    broken(kit, (match) => {
      const replay = JSON.parse(JSON.stringify(replayOf(match))) as unknown;
      return fc.oneof(mutations(replay), brokenText(JSON.stringify(replay)));
    }),
    ([match, foreign]) => {
      const read = readReplay([kit.game], foreign);
      if (isLeft(read)) return;
      const again = verifyReplay(kit.game, read.right.replay);
      claimSame(must(again).state, match.state, () => 'a broken replay was taken for whole');
    },
  );

const startsBroken = <G extends GameTypes>(kit: Kit<G>): fc.IProperty<unknown> =>
  fc.property(
    broken(kit, (match) => fc.oneof(mutations({ kind: 'position', ...match.state }), mutations({ kind: 'table', table: match.state.table }))),
    ([match, foreign]) => {
      const start = foreign as { readonly kind?: unknown; readonly table?: unknown } | null | undefined;
      readState(kit.game, foreign);
      const opened =
        typeof start === 'object' && start !== null && start.kind === 'table'
          ? openMatch(kit.game, { kind: 'table', table: start.table }, match.chance)
          : openMatch(kit.game, { kind: 'position', state: foreign }, match.chance);
      if (isLeft(opened)) return;
      const on = strollOn(opened.right, { seed: 1, choices: 5, density: 'sparse' });
      const asked = ask(kit.game, on.state);
      claim(isOver<G>(asked) || isChance(asked) || asked.id === on.state.play.written, () => 'what was admitted does not rest');
    },
  );

/** Whatever comes in from outside is a refusal or a list of faults, never a throw; and what is admitted can be played on. */
export const doorsHold = <G extends GameTypes>(kit: Kit<G>): readonly Law[] => [
  { name: 'Broken choices are refused.', property: () => choicesBroken(kit) },
  { name: 'Broken replays are refused.', property: () => replaysBroken(kit) },
  { name: 'Broken tables and positions are refused, or can be played.', property: () => startsBroken(kit) },
];
