import { absurd } from '../absurd.js';
import { MOST_DICE } from '../counts.js';
import { left, right, type Result } from '../result.js';
import { stateAt, type Frame } from './frame.js';
import { fanMove } from './fan-move.js';
import type { Layer } from './layer.js';
import type { Cast } from './cast.js';
import type { Pick, Step } from './lower.js';
import { MOST_STATES, notACount, refuseDice, tooMany, type PipelineRefusal } from './refusal.js';
import { castShape, greatest, partings, type Shape } from './shape.js';
import { menusOf, type Menu } from './menus.js';

/** What a step adds to each state of a layer: rows `firsts` to before `lasts` of the shape `which` of each slot. */
export interface Fan {
  readonly shapes: readonly Shape[];
  readonly which: Int32Array;
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
  /** No register reaches its size afterwards. */
  readonly sizes: readonly number[];
  /** How many ways there are in all. */
  readonly ways: number;
  /** How many dice are rolled, or the option picked by a policy, in each slot. */
  readonly notes: Int32Array;
}

type Fanned = Result<PipelineRefusal, Fan>;

interface Reach {
  readonly place: number;
  readonly least: number;
  readonly most: number;
}

/** The registers that a die touches, with the least and the most that it adds to them. */
const reachesOf = ({ gains }: Cast, width: number): readonly Reach[] => {
  const reaches: Reach[] = [];
  for (let place = 0; place < width; place++) {
    const column = gains.map((gain) => gain[place] ?? 0);
    const [least, most] = [Math.min(...column), Math.max(...column)];
    if (least !== 0 || most !== 0) reaches.push({ place, least, most });
  }
  return reaches;
};

/** What each register reaches after so many dice in each slot; refuses those that fall below zero. */
const castSizes = <K extends string>(
  { names }: Frame<K>,
  { cast, from, dice }: { readonly cast: Cast; readonly from: Layer; readonly dice: Int32Array },
): Result<PipelineRefusal, readonly number[]> => {
  const sizes = [...from.sizes];
  const { rows, width } = from;
  for (const { place, least, most } of reachesOf(cast, width)) {
    let high = 0;
    for (let slot = 0; slot < dice.length; slot++) {
      const held = rows[slot * width + place] as number;
      const count = dice[slot] as number;
      if (held + count * least < 0) return notACount(cast.stage, names[place] ?? '', held + count * least);
      high = Math.max(high, held + count * most);
    }
    sizes[place] = high + 1;
  }
  return right(sizes);
};

/** How many dice are rolled in each slot. */
const countDice = ({ slab }: Frame<string>, { stage, dice }: Cast, { rows, width, count }: Layer): Result<PipelineRefusal, Int32Array> => {
  const counts = slab(count);
  for (let slot = 0; slot < count; slot++) {
    const found = dice(rows, slot * width);
    if (!(found >= 0 && found <= MOST_DICE && Number.isInteger(found))) return left(refuseDice(stage, found));
    counts[slot] = found;
  }
  return right(counts);
};

/** The place of a shape that nobody asked for yet. */
const NOTHING: Shape = { size: 0, deltas: new Int32Array(0) };

const fanCast = <K extends string>(frame: Frame<K>, cast: Cast, from: Layer): Fanned => {
  const counted = countDice(frame, cast, from);
  if (counted._tag === 'Left') return counted;
  const dice = counted.right;
  const sizes = castSizes(frame, { cast, from, dice });
  if (sizes._tag === 'Left') return sizes;
  const { gains, shapes } = cast;
  const most = greatest(dice);
  if (partings(most, gains.length) > MOST_STATES) return tooMany(cast.stage);
  // Where one of two gains is nothing, what many dice add begins with what few dice add: one shape for all.
  const isShared = gains.length === 2 && gains[1]?.every((gain) => gain === 0) === true;
  while (shapes.length <= most) shapes.push(NOTHING);
  const ends = shapes.map((_, count) => partings(count, gains.length));
  const [which, lasts] = [frame.slab(from.count), frame.slab(from.count)];
  let ways = 0;
  for (let slot = 0; slot < from.count; slot++) {
    const count = dice[slot] as number;
    const place = isShared ? 0 : count;
    const end = ends[count] as number;
    if ((shapes[place] as Shape).size < end) shapes[place] = castShape(gains, isShared ? most : count);
    which[slot] = place;
    ways += lasts[slot] = end;
  }
  return right({ shapes, which, firsts: frame.slab(from.count), lasts, sizes: sizes.right, ways, notes: dice });
};

/** Raises sizes to what some rows of a shape add at most. */
const raise = (raised: number[], { deltas }: Shape, [first, last]: readonly [number, number]): void => {
  const width = raised.length;
  for (let at = first * width; at < last * width; at += width) {
    for (let i = 0; i < width; i++) {
      if ((deltas[at + i] as number) > (raised[i] as number)) raised[i] = deltas[at + i] as number;
    }
  }
};

const fanPick = <K extends string>(frame: Frame<K>, { stage, policy }: Pick<K>, from: Layer): Fanned => {
  const { rows, width, count } = from;
  const { read, menus } = menusOf(frame, stage);
  const [which, notes] = [frame.slab(count), frame.slab(count)];
  const [firsts, lasts] = [frame.slab(count), frame.slab(count)];
  let total = 0;
  for (let slot = 0; slot < count; slot++) {
    const place = read(rows, slot * width);
    if (typeof place !== 'number') return left(place);
    const { shape, options } = menus[place] as Menu<K>;
    const at = policy === undefined ? 0 : policy.pick(stateAt(frame, rows, slot * width), options());
    if (!(at >= 0 && at < shape.size && Number.isInteger(at))) {
      return left({ kind: 'impossible-choice', stage: stage.name, policy: policy?.name ?? '', options: shape.size });
    }
    const end = policy === undefined ? shape.size : at + 1;
    total += end - at;
    if (total > MOST_STATES) return tooMany(stage.name);
    which[slot] = place;
    firsts[slot] = notes[slot] = at;
    lasts[slot] = end;
  }
  const raised = new Array<number>(width).fill(0);
  for (const { shape } of menus) raise(raised, shape, [0, shape.size]);
  const sizes = from.sizes.map((size, i) => size + (raised[i] as number));
  return right({ shapes: menus.map(({ shape }) => shape), which, firsts, lasts, sizes, ways: total, notes });
};

/** What a step adds to each state of a layer. */
export const fanOf = <K extends string>(frame: Frame<K>, step: Step<K>, from: Layer): Fanned => {
  switch (step.kind) {
    case 'cast':
      return fanCast(frame, step, from);
    case 'move':
      return fanMove(frame, step, from);
    case 'pick':
      return fanPick(frame, step, from);
    default:
      return absurd(step);
  }
};
