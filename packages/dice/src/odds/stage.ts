import type { Die } from '../die.js';

/** What a pipeline remembers between two stages: small whole numbers by name, none below zero. Plain JSON. */
export type State<K extends string = string> = Readonly<Record<K, number>>;

/** How many: a number, what a register holds, or what a pure function makes of the state. */
export type Amount<K extends string> = number | K | ((state: State<K>) => number);

/** What a face adds: one to a register, or these numbers (which may be negative) to several. */
export type Gain<K extends string> = K | Partial<State<K>>;

/**
 * How the faces of a die are counted; a face left out adds nothing.
 * What will count alike is best counted alike from the start: fewer states, the same odds.
 */
export interface Reading<K extends string> {
  readonly die: Die;
  readonly into: Readonly<Record<string, Gain<K>>>;
}

/** Rolls dice and counts their faces. */
export interface RollStage<K extends string> {
  readonly kind: 'roll';
  readonly name: string;
  readonly dice: readonly (Reading<K> & { readonly count: Amount<K> })[];
}

/**
 * Moves counts from one or several registers to another: all of them, or at most so many, the first named first.
 * Without `to` they are forgotten: fewer states.
 */
export interface ConvertStage<K extends string> {
  readonly kind: 'convert';
  readonly name: string;
  readonly from: K | readonly K[];
  readonly to?: K;
  readonly most?: Amount<K>;
}

/** Changes the state by a pure function: equal states give equal answers. */
export interface ChangeStage<K extends string> {
  readonly kind: 'change';
  readonly name: string;
  readonly change: (state: State<K>) => State<K>;
  /**
   * The registers that the difference depends on, if not on all: states that agree in these get the same added to all
   * registers. Then the function runs once for each such case, not for each state.
   */
  readonly reads?: readonly K[];
}

/**
 * A decision: picks up at most so many dice, as counted in the registers `from`, and rolls them again, all at once.
 * With a token, picking up any dice takes one of it.
 */
export interface RerollStage<K extends string> {
  readonly kind: 'reroll';
  readonly name: string;
  readonly dice: readonly (Reading<K> & { readonly from: readonly K[] })[];
  readonly most: number;
  readonly token?: K;
}

/** A decision: spends so many tokens, each for the same effect. */
export interface SpendStage<K extends string> {
  readonly kind: 'spend';
  readonly name: string;
  readonly token: K;
  readonly most?: number;
  readonly effect: (state: State<K>) => State<K>;
}

/** A way to go on, and the state that it leads to. */
export interface Way<K extends string> {
  readonly name: string;
  readonly state: State<K>;
}

/** A decision among ways that a pure function lists: at least one. */
export interface ChooseStage<K extends string> {
  readonly kind: 'choose';
  readonly name: string;
  readonly options: (state: State<K>) => readonly Way<K>[];
}

/** A stage at which somebody decides. */
export type DecisionStage<K extends string> = RerollStage<K> | SpendStage<K> | ChooseStage<K>;

/** One step of a pipeline. */
export type Stage<K extends string> = RollStage<K> | ConvertStage<K> | ChangeStage<K> | DecisionStage<K>;

/**
 * Stages over small states, in order: one description, which `follow` reads on given rolls, `oddsOf` on all rolls
 * exactly, and `sampleOf` on seeded rolls. Names of stages differ.
 */
export interface Pipeline<K extends string> {
  readonly registers: readonly K[];
  readonly stages: readonly Stage<K>[];
}

/** One of the things that can be decided: its name, and what it takes out of which registers. */
export interface Option<K extends string> {
  readonly name: string;
  readonly takes: Partial<State<K>>;
}

/** Who decides, by name: gives the place of the option in the list. The first option of rerolls and spending is none. */
export interface Policy<K extends string> {
  readonly name: string;
  readonly pick: (state: State<K>, options: readonly Option<K>[]) => number;
}

/** What decisions are to make as large as possible, on average: a worth for each end. */
export interface Goal<K extends string> {
  readonly name: string;
  readonly worth: (end: State<K>) => number;
}

/** How a pipeline is to be run. */
export interface Plan<K extends string> {
  /** What the registers hold at the start; zero if not given. */
  readonly start?: Partial<State<K>>;
  /** Who decides at which stage; where nobody is named, the decision is the best for the goal. */
  readonly policies?: Readonly<Record<string, Policy<K>>>;
  readonly goal?: Goal<K>;
  /** Names of stages to be left out. */
  readonly without?: readonly string[];
}
