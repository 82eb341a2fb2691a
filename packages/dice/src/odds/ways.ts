import { left, right, type Result } from '../result.js';
import { checkState, differenceOf, stateAt, type Frame } from './frame.js';
import { branchesOf, nameOfTaking, sourcesOf, takings } from './options.js';
import { MOST_STATES, type PipelineRefusal } from './refusal.js';
import { partings, shapeOf, type Shape } from './shape.js';
import type { DecisionStage, Option, RerollStage, State } from './stage.js';

/** What can be decided in a state, and what each option adds to its row. */
export interface Ways<K extends string> {
  readonly shape: Shape;
  /** Names cost more than odds: they are made only where somebody asks. */
  readonly options: () => readonly Option<K>[];
}

/** Reads what can be decided off rows. */
export type WaysAt<K extends string> = (rows: ArrayLike<number>, at: number) => Result<PipelineRefusal, Ways<K>>;

interface Sources<K extends string> {
  readonly names: readonly K[];
  readonly places: readonly number[];
  readonly hands: readonly number[];
  readonly token: number | undefined;
}

const sourcePlaces = <K extends string>(frame: Frame<K>, stage: RerollStage<K>): Sources<K> => {
  const sources = sourcesOf(stage);
  return {
    names: sources.map(({ name }) => name),
    places: sources.map(({ name }) => frame.places.get(name) ?? 0),
    hands: sources.map(({ kind }) => frame.names.length + kind),
    token: stage.token === undefined ? undefined : frame.places.get(stage.token),
  };
};

/** What the picked up dice add to a row: less in their registers, more in hand, and one token less. */
const rerollShape = (width: number, { places, hands, token }: Sources<string>, takes: readonly (readonly number[])[]): Shape => {
  const deltas = new Array<number>(takes.length * width).fill(0);
  takes.forEach((counts, option) => {
    const at = option * width;
    let dice = 0;
    for (let i = 0; i < counts.length; i++) {
      const count = counts[i] as number;
      const [place, hand] = [at + (places[i] as number), at + (hands[i] as number)];
      deltas[place] = (deltas[place] as number) - count;
      deltas[hand] = (deltas[hand] as number) + count;
      dice += count;
    }
    if (token !== undefined && dice > 0) deltas[at + token] = (deltas[at + token] as number) - 1;
  });
  return shapeOf(deltas, width);
};

const rerollOptions = <K extends string>(
  { names: registers, width }: Frame<K>,
  { names }: Sources<K>,
  { takes, deltas }: { readonly takes: readonly (readonly number[])[]; readonly deltas: ArrayLike<number> },
): readonly Option<K>[] =>
  takes.map((counts, option) => {
    const taken = registers.flatMap((name, i) => {
      const count = -(deltas[option * width + i] ?? 0);
      return count > 0 ? [[name, count] as const] : [];
    });
    return { name: nameOfTaking(names, counts), takes: Object.fromEntries(taken) as Partial<State<K>> };
  });

const rerollWays = <K extends string>(
  frame: Frame<K>,
  sources: Sources<K>,
  takes: readonly (readonly number[])[],
): Ways<K> => {
  const shape = rerollShape(frame.width, sources, takes);
  let made: readonly Option<K>[] | undefined;
  return { shape, options: () => (made ??= rerollOptions(frame, sources, { takes, deltas: shape.deltas })) };
};

/** What can be picked up depends on few numbers: each different case is worked out once. */
const rerollsAt = <K extends string>(frame: Frame<K>, stage: RerollStage<K>): WaysAt<K> => {
  const sources = sourcePlaces(frame, stage);
  const { places, token } = sources;
  const known = new Map<number, Result<PipelineRefusal, Ways<K>>>();
  if (partings(stage.most, places.length + 1) > MOST_STATES) {
    return () => left({ kind: 'too-many-states', stage: stage.name, most: MOST_STATES });
  }
  return (rows, at) => {
    const most = token !== undefined && (rows[at + token] as number) === 0 ? 0 : stage.most;
    let key = most === 0 ? 0 : 1;
    for (const place of places) key = key * (most + 1) + Math.min(most, rows[at + place] as number);
    const found = known.get(key);
    if (found !== undefined) return found;
    const held = places.map((place) => Math.min(most, rows[at + place] as number));
    const ways = right(rerollWays(frame, sources, takings(held, most)));
    known.set(key, ways);
    return ways;
  };
};

/** How the options of a decision are read off rows. */
export const waysOf = <K extends string>(frame: Frame<K>, stage: DecisionStage<K>): WaysAt<K> => {
  if (stage.kind === 'reroll') {
    // A second aim like the first finds all its cases known.
    const { dice, most, token } = stage;
    const known = frame.rerolls.find((one) => one.dice === dice && one.most === most && one.token === token);
    const waysAt = known === undefined ? rerollsAt(frame, stage) : (known.waysAt as WaysAt<K>);
    if (known === undefined) frame.rerolls.push({ dice, most, token, waysAt });
    return waysAt;
  }
  return (rows, at) => {
    const before = stateAt(frame, rows, at);
    const branches = branchesOf(stage, before);
    if (branches._tag === 'Left') return branches;
    const deltas: number[] = [];
    for (const { state } of branches.right) {
      const checked = checkState(frame, stage.name, state);
      if (checked._tag === 'Left') return checked;
      deltas.push(...differenceOf(frame, state, before));
    }
    return right({ shape: shapeOf(deltas, frame.width), options: () => branches.right });
  };
};
