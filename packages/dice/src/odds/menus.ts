import { checkState, differenceOf, once, stateAt, type Frame } from './frame.js';
import type { Read } from './layer.js';
import { branchesOf, rerolls, sourcesOf, visitTakings } from './options.js';
import { MOST_STATES, tooMany, type PipelineRefusal } from './refusal.js';
import { partings, shapeOf, type Shape } from './shape.js';
import type { ChooseStage, DecisionStage, Option, RerollStage, SpendStage, State } from './stage.js';

/** What can be decided in a state, and what each option adds to its row. */
export interface Menu<K extends string> {
  readonly shape: Shape;
  /** Names cost more than odds: they are made only where somebody asks. */
  readonly options: () => readonly Option<K>[];
}

/** Reads what can be decided off rows. */
export interface Menus<K extends string> {
  /** All that was read so far. */
  readonly menus: readonly Menu<K>[];
  /** The place in `menus` of what can be decided in the state of a row. */
  readonly read: Read;
}

interface Sources {
  readonly places: readonly number[];
  readonly hands: readonly number[];
  readonly token: number | undefined;
}

const sourcePlaces = <K extends string>(frame: Frame<K>, stage: RerollStage<K>): Sources => {
  const sources = sourcesOf(stage);
  return {
    places: sources.map(({ name }) => frame.places.get(name) ?? 0),
    hands: sources.map(({ kind }) => frame.names.length + kind),
    token: stage.token === undefined ? undefined : frame.places.get(stage.token),
  };
};

/** What the picked up dice add to a row: less in their registers, more in hand, and one token less. */
const rerollShape = (width: number, { places, hands, token }: Sources, [held, most]: readonly [readonly number[], number]): Shape => {
  const deltas: number[] = [];
  visitTakings(held, most, (counts, dice) => {
    const at = deltas.length;
    for (let i = 0; i < width; i++) deltas.push(0);
    for (let i = 0; i < counts.length; i++) {
      const count = counts[i] as number;
      const [place, hand] = [at + (places[i] as number), at + (hands[i] as number)];
      deltas[place] = (deltas[place] as number) - count;
      deltas[hand] = (deltas[hand] as number) + count;
    }
    if (token !== undefined && dice > 0) deltas[at + token] = (deltas[at + token] as number) - 1;
  });
  return shapeOf(new Int32Array(deltas), width);
};

/** What can be picked up depends on few numbers: each different case is worked out once. */
const rerollMenus = <K extends string>(frame: Frame<K>, stage: RerollStage<K>): Menus<K> => {
  const sources = sourcePlaces(frame, stage);
  const { places, token } = sources;
  const menus: Menu<K>[] = [];
  const known = new Map<number, number>();
  if (partings(stage.most, places.length + 1) > MOST_STATES) return { menus, read: () => tooMany(stage.name).left };
  const add = (rows: Int32Array, at: number, most: number): number => {
    const held = places.map((place) => Math.min(most, rows[at + place] as number));
    const shape = rerollShape(frame.width, sources, [held, most]);
    const state = stateAt(frame, rows, at);
    let made: readonly Option<K>[] | undefined;
    const options = (): readonly Option<K>[] => (made ??= rerolls(stage, state));
    return menus.push({ shape, options }) - 1;
  };
  const read = (rows: Int32Array, at: number): number => {
    const most = token !== undefined && rows[at + token] === 0 ? 0 : stage.most;
    let key = most === 0 ? 0 : 1;
    for (let i = 0; i < places.length; i++) key = key * (most + 1) + Math.min(most, rows[at + (places[i] as number)] as number);
    let place = known.get(key);
    if (place === undefined) known.set(key, (place = add(rows, at, most)));
    return place;
  };
  return { menus, read };
};

const menuAt = <K extends string>(frame: Frame<K>, stage: DecisionStage<K>, before: State<K>): Menu<K> | PipelineRefusal => {
  const branches = branchesOf(stage, before);
  if (branches._tag === 'Left') return branches.left;
  const deltas: number[] = [];
  for (const { state } of branches.right) {
    const checked = checkState(frame, stage.name, state);
    if (checked._tag === 'Left') return checked.left;
    deltas.push(...differenceOf(frame, state, before));
  }
  return { shape: shapeOf(new Int32Array(deltas), frame.width), options: () => branches.right };
};

/** Asks the function of a stage, for each state. */
const askedMenus = <K extends string>(frame: Frame<K>, stage: SpendStage<K> | ChooseStage<K>): Menus<K> => {
  const menus: Menu<K>[] = [];
  const read: Read = (rows, at) => {
    const menu = menuAt(frame, stage, stateAt(frame, rows, at));
    return 'kind' in menu ? menu : menus.push(menu) - 1;
  };
  return { menus, read };
};

/** How the options of a decision are read off rows. */
export const menusOf = <K extends string>(frame: Frame<K>, stage: DecisionStage<K>): Menus<K> =>
  stage.kind === 'reroll' ? once(frame, stage, () => rerollMenus(frame, stage)) : askedMenus(frame, stage);
