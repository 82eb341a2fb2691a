import { the } from '@regelwerk/core';
import { disc, type Disc, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/**
 * The radius of a character's base: of any size, as its unit card says.
 * @unit ticks
 */
export const radiusOf = rule('sp.measure.base-sizes', (state: State, character: string): Ticks => the(prepare(state.table).unitOf, character).radius);

/** What is measured from and to: the base of a character, and nothing of the miniature on it. */
export const baseOf = rule('sp.measure.base', (state: State, character: string): Disc => {
  const { x, y } = the(state.play.characters, character);
  return disc({ x, y }, radiusOf(state, character));
});
