import { the } from '@regelwerk/core';
import type { Disc, Shape } from '@regelwerk/geometry';
import { type Blockers, hasSight, onlyBlockers, sight } from '@regelwerk/geometry/sight';
import type { BoardPart } from '../../board.js';
import { partsStoodOn } from '../../board/flush.js';
import { NONE } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { baseOf } from '../measure/base.js';
import { elevationOn } from '../terrain/elevation.js';
import { canStop } from './blocked-only-by-higher.js';
import { endOfLine } from './target-point.js';
import { whatCanBlock } from './through-characters.js';

/** Who looks or is looked at: its base, its elevation, and the parts that it stands on: none, one, or several that are flush. */
export interface Eyes {
  readonly base: Disc;
  readonly elevation: number;
  readonly parts: readonly BoardPart[];
}

/** A character as it looks and is looked at. */
const eyesOf = (state: State, character: string): Eyes => {
  const base = baseOf(state, character);
  const parts = partsStoodOn(prepare(state.table).board, base, the(state.play.characters, character).on);
  return { base, parts, elevation: parts[0]?.elevation ?? 0 };
};

/** What lies between two characters, and the two ends of the lines: from any part of the viewer's base. */
const between = (state: State, viewer: string, target: string): readonly [from: Shape, to: Shape, Blockers] => {
  const { board } = prepare(state.table);
  const { options } = state.table;
  const pair = [eyesOf(state, viewer), eyesOf(state, target)] as const;
  return [pair[0].base, endOfLine(options, pair[1].base), onlyBlockers(whatCanBlock(board), (place) => canStop(options, board.parts[place] as BoardPart, pair))];
};

/** Does one character see another? From above all that blocks sight one need not look. */
export const sees = rule('sp.los.definition', (state: State, viewer: string, target: string): boolean => {
  const { characters } = state.play;
  const [from, to] = [the(characters, viewer).on, the(characters, target).on];
  if (from === NONE || to === NONE) return false;
  const { board } = prepare(state.table);
  return elevationOn(board, from) >= board.blocksTo || hasSight(...between(state, viewer, target));
});

/** Does a character see another from some part of a way that its base goes? */
export const seesFrom = rule('sp.los.definition', (state: State, [viewer, target]: readonly [string, string], way: Shape): boolean => {
  const [, to, blockers] = between(state, viewer, target);
  return hasSight(way, to, blockers);
});

/** The parts of terrain that together close all lines from one character to another; none if it sees it. */
export const whatBlocks = rule('sp.los.definition', (state: State, viewer: string, target: string): readonly string[] => {
  const found = sight(...between(state, viewer, target));
  return found.kind === 'free' ? [] : found.by.map((place) => (prepare(state.table).board.parts[place] as BoardPart).id);
});
