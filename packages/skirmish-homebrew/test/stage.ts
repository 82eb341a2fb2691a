import type { Frozen } from '@regelwerk/core';
import { expect } from 'vitest';
import { ask, begin, layTable, play, type Choice, type Decision, type Figure, type SidePlay, type State } from '../src/index.js';
import { lanterns, saltRoad, strongbox } from '../src/data/index.js';
import type { OptionChanges } from '../src/model/options.js';
import type { Scenario } from '../src/model/scenario.js';
import type { Gang } from '../src/model/sheet.js';

type Bare<C> = C extends unknown ? Frozen<Omit<C, 'answers' | 'by'>> : never;
/** A choice as a row of a script names it: whom and what is asked comes from the state. */
export type Line = Bare<Choice>;

/** What a row expects of figures and sides, and what is left as it was. */
export interface Expected {
  readonly figures?: Readonly<Record<string, Partial<Figure>>>;
  readonly sides?: Readonly<Record<string, Partial<SidePlay>>>;
}

/** A match that a script is played on. */
export interface Stage {
  readonly state: () => State;
  readonly decision: () => Decision;
  /** Plays a row; nothing but what it names of the figures may change. */
  readonly row: (line: Line, expected?: Expected) => void;
  /** A row that is refused: nothing changes, and the refusal carries the rule. */
  readonly refused: (line: Line & { readonly by?: string }, rule: string) => void;
  /** The refusal of a row that is refused. */
  readonly why: (line: Line & { readonly by?: string }) => unknown;
  readonly fork: () => Stage;
  /** The choices made on this stage so far, as a match would be told them. */
  readonly made: () => readonly unknown[];
}

const open = (state: State): Decision => {
  const asked = ask(state);
  if (asked.kind === 'over') throw new Error('the match is over');
  return asked;
};

const answer = (state: State, line: Line & { readonly by?: string }): unknown => {
  const { id, by } = open(state);
  return { answers: id, by, ...line };
};

const changed = (before: Frozen<Figure>, expected: Partial<Figure> | undefined): Figure => ({ ...(before as Figure), ...expected });

/** Counters that rows do not speak of. */
const QUIET = { rolls: 0, attacks: 0, moved: false };

const quiet = (figures: Readonly<Record<string, Figure | Frozen<Figure>>>): unknown =>
  Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, { ...figure, ...QUIET }]));

/** A stage on a state; every row is compared with the whole of the figures before it. */
export const stageOn = (first: State): Stage => {
  let state = first;
  const made: unknown[] = [];
  return {
    state: () => state,
    decision: () => open(state),
    row: (line, { figures = {}, sides = {} } = {}) => {
      const before = state.play.figures;
      const choice = answer(state, line);
      const step = play(state, choice);
      if (step._tag === 'Left') throw new Error(`refused: ${JSON.stringify(step.left)}`);
      state = step.right.state;
      made.push(choice);
      const wanted = Object.fromEntries(Object.entries(before).map(([id, figure]) => [id, changed(figure, figures[id])]));
      expect(quiet(state.play.figures)).toEqual(quiet(wanted));
      for (const [seat, side] of Object.entries(sides)) expect(state.play.sides[seat]).toMatchObject(side);
    },
    refused: (line, rule) => {
      const before = state;
      const step = play(state, answer(state, line));
      expect(step._tag === 'Left' ? step.left : 'allowed').toMatchObject({ rule });
      expect(state).toBe(before);
    },
    why: (line) => {
      const step = play(state, answer(state, line));
      return step._tag === 'Left' ? step.left : 'allowed';
    },
    fork: () => stageOn(state),
    made: () => made,
  };
};

/** What a stage is built from; left out is the table of the walkthrough. */
export interface Setting {
  readonly options?: OptionChanges;
  readonly scenario?: (scenario: Scenario) => Scenario;
  readonly gangs?: (gangs: readonly [Gang, Gang]) => readonly [Gang, Gang];
}

/** The options of the walkthrough's table. */
export const OPTIONS: OptionChanges = { sideAp: 26, magazineRule: 'on', handSize: 3, gangPoints: 12 };

/** Lays the walkthrough's table, with changes. */
export const lay = ({ options = {}, scenario = (same) => same, gangs = (same) => same }: Setting = {}): ReturnType<typeof layTable> =>
  layTable({
    scenario: scenario(structuredClone(strongbox)),
    gangs: gangs([structuredClone(lanterns), structuredClone(saltRoad)]),
    options: { ...OPTIONS, ...options },
    consents: [],
  });

/** Opens the walkthrough's match before anything is dealt. */
export const openStage = (setting: Setting = {}): Stage => {
  const table = lay(setting);
  if (table._tag === 'Left') throw new Error(JSON.stringify(table.left));
  return stageOn(begin(table.right).state);
};

/** Deals the hands of the walkthrough. */
export const deal = (stage: Stage): Stage => {
  for (const card of ['c1', 'c2', 'c3', 'd1', 'd2', 'd3']) stage.row({ kind: 'draw', card });
  return stage;
};

/** Dice of one roll, as counts of faces from ones to sixes. */
export const dice = (...counts: readonly number[]): Line => ({ kind: 'roll', counts: [[...counts]] });
