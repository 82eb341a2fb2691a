import { MOST_DICE } from '../counts.js';
import { faceIndex } from '../die.js';
import { own } from '../fault.js';
import { left, right, type Result } from '../result.js';
import { rowOfGain, type Frame, type Measure } from './frame.js';
import { isCount, type PipelineRefusal } from './refusal.js';
import type { Shape } from './shape.js';
import type { Reading } from './stage.js';

/** Dice of one kind are rolled: each adds one of the gains, as often as its weight says. */
export interface Cast {
  readonly kind: 'cast';
  readonly stage: string;
  readonly gains: readonly (readonly number[])[];
  readonly weights: readonly number[];
  readonly sides: number;
  readonly dice: Measure;
  /** What so many dice add, where that was asked before. */
  readonly shapes: Shape[];
}

const isSound = ({ die }: Reading<string>): boolean =>
  die.faces.length > 0 && die.faces.every(({ weight }) => isCount(weight) && weight > 0);

const isZero = (value: number): boolean => value === 0;

/** Faces that add the same are counted as one: fewer ways, the same odds. Those that add nothing come last. */
export const castOf = <K extends string>(
  frame: Frame<K>,
  reading: Reading<K>,
  { stage, dice, hand }: { readonly stage: string; readonly dice: Measure; readonly hand?: number },
): Result<PipelineRefusal, Cast> => {
  const { die, into } = reading;
  if (!isSound(reading)) return left({ kind: 'bad-die', stage, die: die.name });
  const stranger = Object.keys(into).find((face) => faceIndex(die, face) < 0);
  if (stranger !== undefined) return left({ kind: 'unknown-face', stage, die: die.name, face: stranger });
  const merged: { readonly gain: readonly number[]; weight: number }[] = [];
  for (const { name, weight } of die.faces) {
    const row = rowOfGain(frame, stage, own(into, name));
    if (row._tag === 'Left') return row;
    if (hand !== undefined) row.right[hand] = -1;
    const known = merged.find(({ gain }) => gain.every((value, i) => value === row.right[i]));
    if (known === undefined) merged.push({ gain: row.right, weight });
    else known.weight += weight;
  }
  const kinds = merged.sort((a, b) => Number(a.gain.every(isZero)) - Number(b.gain.every(isZero)));
  const weights = kinds.map(({ weight }) => weight);
  const sides = weights.reduce((sum, weight) => sum + weight, 0);
  return right({ kind: 'cast', stage, gains: kinds.map(({ gain }) => gain), weights, sides, dice, shapes: [] });
};

/** Where many ways to fall add up to the same, dice that are many are rolled one by one: fewer ways by far. */
export const oneByOne = (cast: Cast, count: unknown): readonly Cast[] => {
  const touched = cast.gains[0]?.filter((_, i) => cast.gains.some((gain) => gain[i] !== 0)).length ?? 0;
  if (cast.gains.length <= touched + 1 || typeof count !== 'number' || !(count > 1 && count <= MOST_DICE)) return [cast];
  return Array.from({ length: count }, () => ({ ...cast, dice: () => 1 }));
};

