import type { Graph, Link } from './graph.js';
import { digitsOf, keyAt, LARGE, type Layer } from './layer.js';
import type { Step } from './lower.js';
import type { Slab } from './slab.js';

/** The steps and what they led to so far, with the place of the next step. */
interface Walk<K extends string> extends Pick<Graph<K>, 'layers' | 'links'> {
  readonly steps: readonly Step<K>[];
  readonly slab: Slab<Int32Array>;
}

const areTwins = <K extends string>(one: Step<K> | undefined, other: Step<K> | undefined): boolean => {
  if (one?.kind !== 'pick' || other?.kind !== 'pick' || one.policy !== undefined || other.policy !== undefined) return false;
  const [a, b] = [one.stage, other.stage];
  return a.kind === 'reroll' && b.kind === 'reroll' && a.dice === b.dice && a.most === b.most && a.token === b.token;
};

/** In which slot of one layer each state of another stands, if both hold the same states. */
const slotsIn = (slab: Slab<Int32Array>, one: Layer, other: Layer): Int32Array | undefined => {
  const sizes = one.sizes.map((size, i) => Math.max(size, other.sizes[i] as number));
  const spared = one.sum === undefined || one.sum !== other.sum ? -1 : sizes.indexOf(Math.max(...sizes));
  const digits = digitsOf(sizes, spared);
  if (one.count !== other.count || digits === undefined || digits.keys > LARGE) return undefined;
  const [table, slots] = [slab(digits.keys), slab(other.count)];
  for (let slot = 0; slot < one.count; slot++) table[keyAt(digits, one.rows, slot * one.width)] = slot + 1;
  for (let slot = 0; slot < other.count; slot++) {
    const found = table[keyAt(digits, other.rows, slot * other.width)] as number;
    if (found === 0) return undefined;
    slots[slot] = found - 1;
  }
  return slots;
};

/**
 * A second aim like the first, in the same states, leads to the same states by the same ways: they are taken over.
 * Gives the links of the first with the layers behind them, and first the link into the layer where it begins.
 */
export const twinOf = <K extends string>({ layers, links, steps, slab }: Walk<K>, at: number): { readonly into: Link<K> | undefined; readonly first: number } | undefined => {
  const first = steps.findIndex((step, i) => i < at && areTwins(step, steps[at]));
  const [begin, from, into] = [layers[first], layers[at], links[at - 1]];
  if (begin === undefined || from === undefined || into === undefined || begin === from) return begin && { into, first };
  const slots = slotsIn(slab, begin, from);
  if (slots === undefined) return undefined;
  const edges = slab(into.edges.length);
  for (let edge = 0; edge < edges.length; edge++) edges[edge] = slots[into.edges[edge] as number] as number;
  return { into: { ...into, edges }, first };
};
