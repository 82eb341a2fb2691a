// An index of boxes: sorted into columns and then by height, eight to a node, and the nodes likewise (a packed R-tree, as
// flatbush builds it along a curve). Built once, in plain arrays, and small enough not to be worth a dependency.
import { type Box, boxOfPoints } from '../box.js';

const WIDTH = 8;

/** An index over boxes, by place. `boxes` has four numbers a node, leaves first; `first` says where a node's children begin. */
export interface BoxTree {
  readonly boxes: Float64Array;
  /** The place of a leaf's box in the list, the first child of a node. */
  readonly first: Int32Array;
  /** Where the children of a node end; 0 for a leaf. */
  readonly end: Int32Array;
}

const countNodes = (leaves: number): readonly number[] => {
  const levels = [leaves];
  let [count, total] = [leaves, leaves];
  while (count > 1) {
    count = Math.ceil(count / WIDTH);
    total += count;
    levels.push(total);
  }
  return levels;
};

/** The places of boxes so that eight in a row lie close together. */
const sorted = (boxes: readonly Box[]): readonly number[] => {
  const middleX = boxes.map(({ minX, maxX }) => minX + maxX);
  const middleY = boxes.map(({ minY, maxY }) => minY + maxY);
  const byX = boxes.map((_, i) => i).sort((i, j) => (middleX[i] ?? 0) - (middleX[j] ?? 0));
  const column = WIDTH * Math.max(1, Math.ceil(Math.sqrt(boxes.length / WIDTH)));
  const order: number[] = [];
  for (let i = 0; i < byX.length; i += column)
    order.push(...byX.slice(i, i + column).sort((a, b) => (middleY[a] ?? 0) - (middleY[b] ?? 0)));
  return order;
};

const widen = (boxes: Float64Array, node: number, child: number): void => {
  const [to, from] = [node * 4, child * 4];
  boxes[to] = Math.min(boxes[to] ?? 0, boxes[from] ?? 0);
  boxes[to + 1] = Math.min(boxes[to + 1] ?? 0, boxes[from + 1] ?? 0);
  boxes[to + 2] = Math.max(boxes[to + 2] ?? 0, boxes[from + 2] ?? 0);
  boxes[to + 3] = Math.max(boxes[to + 3] ?? 0, boxes[from + 3] ?? 0);
};

const NOTHING = boxOfPoints([]);

const put = (boxes: Float64Array, at: number, { minX, minY, maxX, maxY }: Box): void => {
  boxes[at] = minX;
  boxes[at + 1] = minY;
  boxes[at + 2] = maxX;
  boxes[at + 3] = maxY;
};

/** The index over boxes. */
export const buildTree = (list: readonly Box[]): BoxTree => {
  const levels = countNodes(list.length);
  const total = levels.at(-1) ?? 0;
  const [boxes, first, end] = [new Float64Array(total * 4), new Int32Array(total), new Int32Array(total)];
  sorted(list).forEach((place, i) => {
    const box = list[place];
    first[i] = place;
    if (box !== undefined) put(boxes, i * 4, box);
  });
  let child = 0;
  for (let level = 1; level < levels.length; level += 1) {
    const below = levels[level - 1] ?? 0;
    for (let node = below; child < below; node += 1) {
      first[node] = child;
      end[node] = Math.min(child + WIDTH, below);
      put(boxes, node * 4, NOTHING);
      for (; child < (end[node] ?? 0); child += 1) widen(boxes, node, child);
    }
  }
  return { boxes, first, end };
};

/**
 * What a search wants of boxes, four numbers each from a place on: least x, least y, most x, most y. It says no to a box only
 * if it wants nothing in it.
 */
export type Wants = (boxes: Float64Array, at: number) => boolean;

/** The places of boxes that a search wants, in no order. */
export const searchTree = ({ boxes, first, end }: BoxTree, wants: Wants): number[] => {
  const found: number[] = [];
  const open = first.length === 0 ? [] : [first.length - 1];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!wants(boxes, node * 4)) continue;
    const [begin, stop] = [first[node] ?? 0, end[node] ?? 0];
    if (stop === 0) found.push(begin);
    for (let child = begin; child < stop; child += 1) open.push(child);
  }
  return found;
};
