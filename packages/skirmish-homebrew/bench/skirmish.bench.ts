import { createRequire } from 'node:module';
import { answer, madeIn, openMatch, seeded, type Match } from '@regelwerk/core';
import { luck } from '@regelwerk/dice';
import { ask, begin, check, choices, DEFAULTS, layTable, play, simulate, skirmish, type State, type Table, type Types } from '../src/index.js';
import { lanterns, relay, saltRoad, strongbox } from '../src/data/index.js';
import { must, perCall, picker, type Options, type Row } from '../../core/bench/row.js';
import { answerOf, LONG, table } from './random.js';

const immutable = (on: Table, seed: number, milliseconds: number): number => {
  const pick = picker(seed);
  const first = begin(on).state;
  let made = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    for (let state = first; ; ) {
      const choice = answerOf(state, () => choices(state, 'sparse'), pick);
      if (choice === undefined) break;
      state = must(play(state, choice)).state;
      made += 1;
    }
  }
  return made / ((performance.now() - start) / 1000);
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A table with twelve figures. */
const twelve = (): Table => {
  const double = <A extends { readonly id: string }>(figures: readonly A[]): A[] => [...figures, ...figures.map((figure) => ({ ...figure, id: `${figure.id}-2` }))];
  const scenario = { ...relay, sides: relay.sides.map((side, i) => ({ ...side, starts: [...side.starts, ...[46, 14, 54].map((x) => ({ x: x * 1000, y: i === 0 ? 56_000 : 3000, z: 0 }))] })) };
  return must(
    layTable({ scenario, gangs: [{ ...lanterns, figures: double(lanterns.figures) }, { ...saltRoad, figures: double(saltRoad.figures) }], options: { sideAp: 40 }, consents: [] }),
  );
};

/** Plays on by aims and walks only, so that the match never ends: what does a choice cost early and late? */
const lateChoice = (seed: number): readonly [early: number, late: number] => {
  const on: Table = { ...table(), options: { ...DEFAULTS, roundLimit: 100, sideAp: 1000, recovery: 'off' } };
  const pick = picker(seed);
  const early: number[] = [];
  const late: number[] = [];
  for (let match = 0; match < 60; match += 1) {
    let at: Match<Types> = must(openMatch(skirmish, { kind: 'table', table: on }, [seeded(must(luck(seed + match)))]));
    for (let made = 0; made < 520; made += 1) {
      const listed = choices(at.state, 'standard').filter(({ kind }) => kind === 'walk' || kind === 'pass' || kind === 'allot');
      const choice = listed[pick(listed.length)];
      if (choice === undefined) break;
      const start = performance.now();
      at = must(answer(at, choice));
      const took = (performance.now() - start) * 1000;
      if (madeIn(at) >= 40 && madeIn(at) < 60) early.push(took);
      if (madeIn(at) >= 490 && madeIn(at) < 510) late.push(took);
    }
  }
  return [median(early), median(late)];
};

/** The state after the first listed answer. */
const nextOf = (state: State): State => must(play(state, choices(state, 'sparse')[0])).state;

interface Client {
  readonly start: () => void;
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
}

/** The same change on the same state through boardgame.io's local client: a figure pays for an aim. */
const rival = (from: string, state: State): number => {
  const { Client } = createRequire(from)('boardgame.io/client') as { readonly Client: (config: object) => Client };
  const aim = ({ G }: { readonly G: { figures: Record<string, { ap: number; aims: number }> } }, figure: string): void => {
    const mover = G.figures[figure];
    if (mover === undefined) return;
    mover.ap -= 2;
    mover.aims = 1;
  };
  const client = Client({ game: { name: 'rival', setup: () => structuredClone(state.play), moves: { aim } }, debug: false, numPlayers: 2 });
  client.start();
  return perCall(200, () => {
    client.moves['aim']?.('n1');
  });
};

/** What the game costs. */
export const bench = ({ seed, rivals, rivalsFrom }: Options): readonly Row[] => {
  const rows: Row[] = [];
  const big = begin(twelve()).state;
  const allotted = nextOf(nextOf(big));
  const asked = ask(allotted);
  const aim = { kind: 'aim', answers: asked.kind === 'over' ? 0 : asked.id, by: 'north', figure: 'n1' };
  must(check(allotted, aim));
  const ours = perCall(2000, () => play(allotted, aim));
  rows.push({ name: 'skirmish: an aim, immutable', value: ours, unit: 'µs', ...(rivals ? { against: { name: 'boardgame.io local client', value: rival(rivalsFrom, allotted) } } : {}) });
  const simulation = simulate(big);
  rows.push({
    name: 'skirmish: fork of a play of 12 figures',
    value: perCall(2000, () => simulation.fork()),
    unit: 'µs',
    against: { name: 'structuredClone', value: perCall(200, () => structuredClone(big.play)) },
  });
  const [early, late] = lateChoice(seed);
  rows.push({ name: 'skirmish: a choice of a match, number 50', value: early, unit: 'µs' });
  rows.push({ name: 'skirmish: a choice of a match, number 500', value: late, unit: 'µs' });
  for (const [name, scenario] of [['strongbox', strongbox], ['relay', relay]] as const) {
    rows.push({ name: `skirmish: random play, immutable, ${name}`, value: immutable(table(scenario), seed, LONG), unit: 'choices/s' });
  }
  return rows;
};
