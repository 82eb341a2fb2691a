import { checkState, differenceOf, placesOf, stateAt, type Frame } from './frame.js';
import { casesOf, keyAt, type Layer } from './layer.js';
import { branchesOf, nameOfTaking, sourcesOf, takings, visitTakings } from './options.js';
import { MOST_STATES, type PipelineRefusal } from './refusal.js';
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
  readonly read: (rows: Int32Array, at: number) => number | PipelineRefusal;
}

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
const rerollShape = (width: number, { places, hands, token }: Sources<string>, [held, most]: readonly [readonly number[], number]): Shape => {
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

const rerollOptions = <K extends string>(
  { names: registers, width }: Frame<K>,
  { names }: Sources<K>,
  { takes, deltas }: { readonly takes: readonly (readonly number[])[]; readonly deltas: Int32Array },
): readonly Option<K>[] =>
  takes.map((counts, option) => {
    const taken = registers.flatMap((name, i) => {
      const count = -(deltas[option * width + i] ?? 0);
      return count > 0 ? [[name, count] as const] : [];
    });
    return { name: nameOfTaking(names, counts), takes: Object.fromEntries(taken) as Partial<State<K>> };
  });

/** What can be picked up depends on few numbers: each different case is worked out once. */
const rerollMenus = <K extends string>(frame: Frame<K>, stage: RerollStage<K>): Menus<K> => {
  const sources = sourcePlaces(frame, stage);
  const { places, token } = sources;
  const menus: Menu<K>[] = [];
  const known = new Map<number, number>();
  if (partings(stage.most, places.length + 1) > MOST_STATES) {
    return { menus, read: () => ({ kind: 'too-many-states', stage: stage.name, most: MOST_STATES }) };
  }
  const add = (held: readonly number[], most: number): number => {
    const shape = rerollShape(frame.width, sources, [held, most]);
    let made: readonly Option<K>[] | undefined;
    const options = (): readonly Option<K>[] => (made ??= rerollOptions(frame, sources, { takes: takings(held, most), deltas: shape.deltas }));
    return menus.push({ shape, options }) - 1;
  };
  const read = (rows: Int32Array, at: number): number => {
    const most = token !== undefined && rows[at + token] === 0 ? 0 : stage.most;
    let key = most === 0 ? 0 : 1;
    for (let i = 0; i < places.length; i++) key = key * (most + 1) + Math.min(most, rows[at + (places[i] as number)] as number);
    let place = known.get(key);
    if (place === undefined) known.set(key, (place = add(places.map((from) => Math.min(most, rows[at + from] as number)), most)));
    return place;
  };
  return { menus, read };
};

/** A second aim like the first finds all its cases known. */
const knownMenus = <K extends string>(frame: Frame<K>, stage: RerollStage<K>): Menus<K> => {
  const { dice, most, token } = stage;
  const known = frame.rerolls.find((one) => one.dice === dice && one.most === most && one.token === token);
  if (known !== undefined) return known.menus as Menus<K>;
  const menus = rerollMenus(frame, stage);
  frame.rerolls.push({ dice, most, token, menus });
  return menus;
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

/** Asks the function of a stage: once for each case where it is known what it depends on, else for each state. */
const askedMenus = <K extends string>(frame: Frame<K>, stage: SpendStage<K> | ChooseStage<K>, from: Layer): Menus<K> => {
  const menus: Menu<K>[] = [];
  const reads = stage.kind === 'choose' && stage.reads !== undefined ? placesOf(frame, stage.name, stage.reads) : undefined;
  const cases = reads?._tag === 'Right' ? casesOf(frame.slab, from, reads.right) : undefined;
  const read = (rows: Int32Array, at: number): number | PipelineRefusal => {
    const key = cases === undefined ? 0 : keyAt(cases.digits, rows, at);
    const known = cases === undefined ? 0 : (cases.table[key] as number);
    if (known > 0) return known - 1;
    const menu = menuAt(frame, stage, stateAt(frame, rows, at));
    if ('kind' in menu) return menu;
    const places = menus.push(menu);
    if (cases !== undefined) cases.table[key] = places;
    return places - 1;
  };
  return { menus, read };
};

/** How the options of a decision are read off the rows of a layer. */
export const menusOf = <K extends string>(frame: Frame<K>, stage: DecisionStage<K>, from: Layer): Menus<K> =>
  stage.kind === 'reroll' ? knownMenus(frame, stage) : askedMenus(frame, stage, from);
