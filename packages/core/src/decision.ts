/** A player's seat; its name is chosen by the table (`north`, `south`, …). */
export type Seat = string;

/** Who answers a decision: a seat, or chance. */
export type Answerer = Seat;

/** The name under which chance answers. No seat may be called so. */
export const CHANCE = 'chance';

/** One kind of die in a roll: its name, the weight of each face, and how many are rolled. */
export interface RollGroup {
  readonly die: string;
  readonly weights: readonly number[];
  readonly dice: number;
}

/** What all decisions have in common. */
export interface Asked {
  /** The number of events before it: strictly rising, so an answer to an older decision is told apart. */
  readonly id: number;
  readonly by: Answerer;
  /** What the answer is for, in the game's words. */
  readonly for: string;
}

/** Dice are asked for. The label names the roll for seeded luck: no other roll has it, and other rolls do not change it. */
export interface RollDecision extends Asked {
  readonly kind: 'roll';
  readonly by: typeof CHANCE;
  readonly roller: string;
  readonly label: string;
  readonly groups: readonly RollGroup[];
}

/** A card is drawn from a pile whose order nobody knows: each name with the number of copies. */
export interface DrawDecision extends Asked {
  readonly kind: 'draw';
  readonly by: typeof CHANCE;
  readonly drawer: Seat;
  readonly label: string;
  readonly from: Readonly<Record<string, number>>;
}

/** A finite choice of a seat. `listed` says whether dense candidates are all the legal answers or a selection of them. */
export interface PickDecision extends Asked {
  readonly kind: 'pick';
  readonly listed: 'all' | 'some';
}

/** A choice of a seat that can be a place on the table: judged by `check`, sampled for bots, never listed whole. */
export interface PlaceDecision extends Asked {
  readonly kind: 'place';
}

/** The four kinds of question. There is no fifth. */
export type AnyDecision = RollDecision | DrawDecision | PickDecision | PlaceDecision;

/** Rolled dice, as counts of faces, a list for each group that was asked for. */
export interface RollChoice {
  readonly kind: 'roll';
  readonly answers: number;
  readonly by: typeof CHANCE;
  readonly counts: readonly (readonly number[])[];
}

/** A drawn card. */
export interface DrawChoice {
  readonly kind: 'draw';
  readonly answers: number;
  readonly by: typeof CHANCE;
  readonly card: string;
}

/** What every choice carries: the decision that it answers, and who answers. */
export interface AnyChoice {
  readonly kind: string;
  readonly answers: number;
  readonly by: Answerer;
}

/** How many of the legal answers `choices` lists: dense contains standard contains sparse. */
export type Density = 'sparse' | 'standard' | 'dense';

/** The densities, from few to many. */
export const DENSITIES: readonly Density[] = ['sparse', 'standard', 'dense'];

/** Is the decision answered by chance? */
export const isChance = (decision: Asked): decision is RollDecision | DrawDecision => decision.by === CHANCE;
