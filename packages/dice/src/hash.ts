/*
 * A hash of 128 bits in four lanes of 32, after bryc's cyrb128 and the finalizer of murmur3: quick, well spread, the
 * same on every engine. It keeps no secrets: who knows the seed knows the draws.
 */

/** Four lanes of 32 bits. */
export type Hash = readonly [number, number, number, number];

/** The hash of nothing yet. */
export const START: Hash = [1779033703, -1150833019, 1013904242, -1521486534];

const scramble = (lane: number): number => {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/**
 * Takes in a text. Kind and length go in first, so that texts that follow each other cannot run together.
 * @param kind - what the text is: equal texts of different kinds give different hashes
 */
export const absorb = (hash: Hash, kind: number, text: string): Hash => {
  let [a, b, c, d] = hash;
  for (let i = -2; i < text.length; i++) {
    const unit = i === -2 ? kind : i === -1 ? text.length : text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  return [a, b, c, d];
};

/** Lets each lane depend on all that was taken in. */
export const finish = ([a, b, c, d]: Hash): Hash => {
  const e = scramble(a ^ c);
  const f = scramble(b + e);
  const g = scramble(c ^ f);
  const h = scramble(d + g);
  return [scramble(e + h), f, g, h];
};

/** Goes on to the draw number `index`; never all zero, where a shift register would stand still. */
export const indexed = ([a, b, c, d]: Hash, index: number): Hash => {
  const high = Math.floor(index / 4294967296);
  const e = scramble(a + Math.imul(index, 0x9e3779b1));
  const f = scramble(b ^ e ^ high);
  const g = scramble(c + f + index);
  const h = scramble(d ^ g);
  return e === 0 && f === 0 && g === 0 && h === 0 ? [1, 0, 0, 0] : [e, f, g, h];
};
