import * as fc from 'fast-check';
import type { Die } from '../die.js';
import type { Amount, Pipeline, Stage, State } from '../odds/stage.js';
import { arbitraryDie } from './arbitraries.js';

/** The registers of the pipelines made here. */
export const REGISTERS = ['hits', 'misses', 'gold', 'aims'] as const;

type Register = (typeof REGISTERS)[number];
type Made = fc.Arbitrary<Stage<Register>>;

const register = fc.constantFrom<Register>('hits', 'misses', 'gold');

const reading = (die: Die): fc.Arbitrary<Readonly<Record<string, Register | Partial<State<Register>>>>> =>
  fc.record(
    Object.fromEntries(die.faces.map(({ name }) => [name, fc.oneof(register, fc.constant({ hits: 1, gold: 1 }), fc.constant({}))])),
  );

type Change = (state: State<Register>) => State<Register>;

/** Changes, each with the registers that what it adds depends on. */
const CHANGES: readonly { readonly change: Change; readonly reads: readonly Register[] }[] = [
  { change: (state) => ({ ...state, hits: Math.max(0, state.hits - 1) }), reads: ['hits'] },
  { change: (state) => ({ ...state, gold: Math.min(2, state.gold), misses: state.hits }), reads: ['gold', 'hits', 'misses'] },
  { change: (state) => ({ ...state, hits: state.misses, misses: state.hits }), reads: ['misses', 'hits'] },
  { change: (state) => ({ ...state, aims: 1 }), reads: ['aims'] },
  { change: (state) => ({ ...state, gold: state.gold + state.hits }), reads: ['hits'] },
];

const rolls = (name: string, dice: readonly Die[]): Made =>
  fc.tuple(...dice.map((die) => fc.tuple(reading(die), fc.integer({ min: 0, max: 2 })))).map((lots) => ({
    kind: 'roll',
    name,
    dice: lots.map(([into, count], i) => ({ die: dice[i] as Die, into, count })),
  }));

/** One die for each hit, some of which take it away again, as cover does. */
const covers = (name: string, die: Die): Made =>
  fc.subarray(die.faces.map((face) => face.name)).map((faces) => ({
    kind: 'roll',
    name,
    dice: [{ die, into: Object.fromEntries(faces.map((face) => [face, { hits: -1 }])), count: (state: State<Register>) => Math.min(2, state.hits) }],
  }));

const rerolls = (name: string, dice: readonly Die[]): Made =>
  fc
    .tuple(fc.tuple(...dice.map(reading)), fc.shuffledSubarray(['hits', 'misses', 'gold'] as const, { minLength: 1 }), fc.integer({ min: 0, max: 2 }), fc.boolean())
    .map(([intos, from, most, token]) => ({
      kind: 'reroll' as const,
      name,
      dice: dice.map((die, i) => ({ die, into: intos[i] ?? {}, from: from.filter((_, at) => at % dice.length === i) })),
      most,
      ...(token ? { token: 'aims' as const } : {}),
    }));

const amounts: fc.Arbitrary<Amount<Register>> = fc.oneof(fc.integer({ min: 0, max: 2 }), register, fc.constant((state: State<Register>) => state.gold + 1));

const moves = (name: string): Made =>
  fc.oneof(
    fc.shuffledSubarray([...REGISTERS], { minLength: 2, maxLength: 2 }).map(([from, to]) => ({ kind: 'convert' as const, name, from: from ?? 'hits', to: to ?? 'gold' })),
    register.map((from) => ({ kind: 'convert' as const, name, from })),
    fc
      .tuple(fc.shuffledSubarray([...REGISTERS], { minLength: 1 }), amounts)
      .map(([[to = 'hits', ...from], most]) => ({ kind: 'convert' as const, name, from, to, most })),
    fc.tuple(fc.constantFrom(...CHANGES), fc.boolean()).map(([{ change, reads }, told]) => ({ kind: 'change' as const, name, change, ...(told ? { reads } : {}) })),
    fc.constantFrom(...CHANGES).map(({ change: effect }) => ({ kind: 'spend' as const, name, token: 'gold' as const, most: 2, effect: (state: State<Register>) => ({ ...effect(state), gold: state.gold }) })),
    fc.constantFrom(...CHANGES).map(({ change }) => ({
      kind: 'choose' as const,
      name,
      options: (state: State<Register>) => [{ name: 'stay', state }, { name: 'go', state: change(state) }, { name: 'pay', state: { ...state, hits: state.hits + state.gold, gold: 0 } }],
    })),
  );

/** Pipelines of a roll and up to three stages of every kind, small enough to be counted one by one. */
export const arbitraryPipeline = (): fc.Arbitrary<Pipeline<string>> =>
  fc
    .tuple(arbitraryDie('red'), arbitraryDie('white'))
    .chain((dice) => {
      const later = (name: string): Made =>
        fc.oneof({ weight: 3, arbitrary: moves(name) }, { weight: 2, arbitrary: rerolls(name, dice) }, { weight: 1, arbitrary: covers(name, dice[0]) });
      return fc.tuple(rolls('roll', dice), later('second'), later('third'), fc.option(later('fourth')), fc.integer({ min: 1, max: 4 }));
    })
    .map(([first, second, third, fourth, length]) => ({
      registers: REGISTERS,
      stages: [first, second, third, fourth ?? { ...third, name: 'fourth' }].slice(0, length),
    }));
