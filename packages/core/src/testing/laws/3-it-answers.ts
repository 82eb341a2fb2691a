import { fork, luck } from '@regelwerk/dice';
import { canonical } from '../../canonical.js';
import { isChance } from '../../decision.js';
import type { GameTypes, State } from '../../game.js';
import { isOver } from '../../over.js';
import { ask, check, choices } from '../../play.js';
import { sample } from '../../sample.js';
import { claim } from '../claim.js';
import { lawOf, type Kit, type Law } from '../kit.js';
import { must, statesOf } from '../walk.js';

const SAMPLES = 3;

const holds = <G extends GameTypes>({ game }: Kit<G>, state: State<G>, seed: number): void => {
  const asked = ask(game, state);
  if (isOver<G>(asked) || isChance(asked)) return;
  const [sparse, standard, dense] = [choices(game, state, 'sparse'), choices(game, state, 'standard'), choices(game, state, 'dense')];
  const samples = Array.from({ length: SAMPLES }, (_, i) => sample(game, state, fork(must(luck(seed)), `${i}`)));
  claim(sparse.length > 0, () => `no choice is listed for ${JSON.stringify(asked)}`);
  for (const choice of [...dense, ...samples]) {
    const checked = check(game, state, choice);
    claim(checked._tag === 'Right', () => `a listed choice is refused: ${JSON.stringify(choice)}: ${JSON.stringify(checked)}`);
  }
  const known = new Set(dense.map(canonical));
  const some = new Set(standard.map(canonical));
  claim(standard.every((choice) => known.has(canonical(choice))), () => 'dense does not contain standard');
  claim(sparse.every((choice) => some.has(canonical(choice))), () => 'standard does not contain sparse');
  const all = (asked as { readonly listed?: string }).listed === 'all';
  claim(!all || samples.every((choice) => known.has(canonical(choice))), () => 'a sample is not among all choices');
};

/** Every choice that is listed, and every sample, may be made; dense contains standard contains sparse; none is empty. */
export const itAnswers = <G extends GameTypes>(kit: Kit<G>): Law =>
  lawOf(kit, '3. It answers.', (match, { stroll }) => {
    for (const state of statesOf(match)) holds(kit, state, stroll.seed);
  });
