import { checkBy, type Density, type Frozen, type Room } from '@regelwerk/core';
import { draw } from '@regelwerk/dice';
import { firstOf } from '../first.js';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { Decision } from '../model/decision.js';
import type { Event } from '../model/event.js';
import type { FrameOf, SetupFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { drawsEarly } from '../rules/info/mission-deck-unknown.js';
import { chooseMission } from '../rules/setup/choose-mission.js';
import { chooseSide, EDGES, whoChoosesSide } from '../rules/setup/choose-side.js';
import { setStance, stancesSet, stancesToSet, whyNotStance } from '../rules/setup/choose-stances.js';
import { deploying } from '../rules/setup/deploy.js';
import { rollForFirst } from '../rules/setup/first-player.js';
import { takeForce } from '../rules/setup/force-pool.js';
import { layMissionDeck } from '../rules/setup/mission-deck.js';
import { startMomentum } from '../rules/setup/momentum-start.js';
import { whyEdgeTaken } from '../rules/setup/opposite-edge.js';
import { shuffleOrderDeck } from '../rules/setup/order-deck.js';
import { placeObjectives } from '../rules/setup/place-objectives.js';
import { revealFirst } from '../rules/setup/reveal-first-struggle.js';
import { firstTurn, goOn } from '../rules/setup/sequence.js';
import { startToken } from '../rules/setup/struggle.js';
import { setUpTerrain } from '../rules/setup/terrain.js';
import { missionSets } from '../rules/squad/mission-set-each.js';
import { deploy, whyNotDeploy } from '../setup/deploy.js';
import { deployCandidates, sampleDeploy } from '../setup/deploy-choices.js';

type Frame = Frozen<SetupFrame>;

/** What is asked, by the step: those that are not here go by themselves. */
const ask = (state: State, frame: Frame): Decision | undefined => {
  const id = state.play.written;
  const pick = { kind: 'pick', id, listed: 'all' } as const;
  if (frame.step === 2) return { ...pick, by: whoChoosesSide(state), for: 'edge', edges: EDGES.filter((edge) => whyEdgeTaken(state, edge) === undefined) };
  if (frame.step === 3) return { ...pick, by: firstOf(state), for: 'mission' };
  if (frame.step === 10) {
    const now = deploying(state, frame);
    return now === undefined ? undefined : { kind: 'place', id, by: now.seat, for: 'deploy', characters: now.characters };
  }
  const open = frame.step === 11 ? stancesToSet(state, frame) : undefined;
  return open === undefined ? undefined : { ...pick, by: open.seat, for: 'stances', units: open.units };
};

const whyNot = (state: State, frame: Frame, choice: Choice): Refusal | undefined => {
  const asked = ask(state, frame)?.for ?? '';
  if (choice.kind === 'edge' && asked === 'edge') return whyEdgeTaken(state, choice.edge);
  if (choice.kind === 'mission' && asked === 'mission') return undefined;
  if (choice.kind === 'deploy' && asked === 'deploy') return whyNotDeploy(state, frame, choice);
  if (choice.kind === 'stance' && asked === 'stances') return whyNotStance(state, frame, choice);
  return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: asked };
};

const reduce = (state: State, frame: Frame, choice: Choice): readonly Event[] => {
  if (choice.kind === 'edge') return chooseSide(state, choice.by, choice.edge);
  if (choice.kind === 'mission') return [chooseMission(choice.mission), goOn(4)];
  return choice.kind === 'deploy' ? deploy(state, frame, choice) : [setStance(choice as ChoiceOf<'stance'>)];
};

/** What a step does by itself. */
const doStep = (state: State, { step }: Frame): readonly Event[] => {
  const { seats } = state.table;
  if (step === 4) return [placeObjectives(state)];
  if (step === 5) return [layMissionDeck(state)];
  if (step === 6) return setUpTerrain(state);
  if (step === 7) return seats.map((seat) => shuffleOrderDeck(state, seat));
  if (step === 8) return seats.map((seat) => takeForce(state, seat));
  return step === 9 ? [startToken(), ...seats.map((seat) => startMomentum(seat))] : [];
};

const advance = (state: State, frame: Frame): readonly Event[] => {
  const { step } = frame;
  if (step === 1) return rollForFirst(state, frame);
  if (step === 6 && drawsEarly(state)) return [{ kind: 'begun', rule: drawsEarly.rule, frame: { kind: 'draw', seat: firstOf(state), pile: 'struggle' } }];
  if (step === 11) return [stancesSet()];
  if (step < 12) return [...doStep(state, frame), goOn(step + 1)];
  return [state.play.struggle.phase === 0 ? revealFirst(state) : firstTurn(firstOf(state))];
};

const candidates = (state: State, frame: Frame, density: Density): readonly Choice[] => {
  const decision = ask(state, frame);
  if (decision === undefined) return [];
  const answer = { answers: decision.id, by: decision.by };
  if (decision.for === 'edge' && 'edges' in decision) return decision.edges.map((edge) => ({ kind: 'edge', ...answer, edge }));
  if (decision.for === 'mission') return missionSets(state.table).map((_, mission) => ({ kind: 'mission', ...answer, mission }));
  if (decision.for === 'stances' && 'units' in decision) return decision.units.flatMap((unit) => [0, 1].map((stance): Choice => ({ kind: 'stance', ...answer, unit, stance })));
  return deployCandidates(state, frame, density);
};

/** The twelve steps before the first turn. */
export const setup: Room<Types, FrameOf<'setup'>> = {
  ask,
  check: checkBy(whyNot),
  reduce,
  advance,
  candidates,
  sample: (state, frame, luck) => {
    if (frame.step === 10) return sampleDeploy(state, frame, luck);
    const all = candidates(state, frame, 'dense');
    return all[draw(luck, 'candidate', 0, 0, all.length - 1)] as Choice;
  },
};
