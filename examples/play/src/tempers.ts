import type { Words } from '@regelwerk/core';

/** What a player of this program likes. */
export interface Temper {
  readonly name: Words;
  readonly attack: number;
  readonly task: number;
  readonly care: number;
  readonly aim: number;
  /** How much luck has its way with every choice. */
  readonly whim: number;
}

/** The two players of the program, in the order of the seats. */
export const TEMPERS: readonly [Temper, Temper] = [
  { name: { en: 'careful', de: 'bedächtig' }, attack: 0.8, task: 1.2, care: 1.3, aim: 1, whim: 4 },
  { name: { en: 'bold', de: 'draufgängerisch' }, attack: 1.4, task: 0.9, care: 0.7, aim: 0.4, whim: 9 },
];
