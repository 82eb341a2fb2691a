import fc from 'fast-check';
import type { Luck } from '@regelwerk/dice';
import type { ChanceSource } from '../chance/source.js';
import type { Seat } from '../decision.js';
import type { Game, GameTypes, State, Viewer } from '../game.js';
import type { Match } from '../match.js';
import { randomPlay, type Stroll } from './walk.js';

/** What exchanging the seats and reflecting the table does to things. */
export interface Mirror<G extends GameTypes> {
  readonly table: (table: G['Table']) => G['Table'];
  readonly choice: (choice: G['Choice']) => G['Choice'];
  readonly event: (event: G['Event']) => G['Event'];
}

/** What is neither made nor lost. */
export interface Tally<G extends GameTypes> {
  /** How many there are of each thing that is counted. */
  readonly of: (state: State<G>) => Readonly<Record<string, number>>;
  /** The kinds of events that say that something is made or lost. */
  readonly changedBy: readonly G['Event']['kind'][];
}

/** What the laws need to know of a game. */
export interface Kit<G extends GameTypes> {
  readonly game: Game<G>;
  /** Tables on which matches are played. */
  readonly tables: fc.Arbitrary<G['Table']>;
  /** The ids of the rules in its rulebook. */
  readonly rules: ReadonlySet<string> | readonly string[];
  readonly mirror?: Mirror<G>;
  readonly tally?: Tally<G>;
  /** Another state that the viewer cannot tell from this one. Left out, the game imagines it from the view. */
  readonly twins?: (state: State<G>, viewer: Viewer, luck: Luck) => State<G>;
  /** How many choices of seats a random match has at most; 25 if left out. */
  readonly choicesPerMatch?: number;
  /** Where dice and cards come from; seeded if left out. */
  readonly chance?: (luck: Luck) => readonly ChanceSource[];
  /** How likely a listed choice is taken in a random match; all alike if left out. */
  readonly weigh?: (state: State<G>, choice: G['Choice']) => number;
}

/** What every game owes: run it by `fc.assert(law.property())` under any test runner. */
export interface Law {
  readonly name: string;
  readonly property: () => fc.IProperty<unknown>;
}

/** A random match, as what it is made from: shrinks to a shorter one. */
export interface Played<G extends GameTypes> {
  readonly table: G['Table'];
  readonly stroll: Stroll;
}

const MOST = 25;

/** Arbitrary random matches on the tables of a kit. */
export const matches = <G extends GameTypes>({ tables, choicesPerMatch, chance, weigh }: Kit<G>): fc.Arbitrary<Played<G>> =>
  fc.record({
    table: tables,
    stroll: fc.record({
      seed: fc.integer(),
      choices: fc.nat({ max: choicesPerMatch ?? MOST }),
      density: fc.constantFrom('sparse' as const, 'standard' as const, 'dense' as const, 'sample' as const),
      ...(chance === undefined ? {} : { chance: fc.constant(chance) }),
      ...(weigh === undefined ? {} : { weigh: fc.constant(weigh as NonNullable<Stroll['weigh']>) }),
    }),
  });

/** A law about a random match. */
export const lawOf = <G extends GameTypes>(kit: Kit<G>, name: string, holds: (match: Match<G>, played: Played<G>) => void): Law => ({
  name,
  property: () => fc.property(matches(kit), (played) => holds(randomPlay(kit.game, played.table, played.stroll), played)),
});

/** All who may look: the seats, and somebody beside the table. */
export const viewersOf = <G extends GameTypes>({ game }: Kit<G>, { table }: State<G>): readonly Seat[] => [...game.seats(table), 'spectator'];
