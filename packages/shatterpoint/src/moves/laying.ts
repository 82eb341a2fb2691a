import { the } from '@regelwerk/core';
import type { Ticks } from '@regelwerk/geometry';
import type { ToolStart } from '@regelwerk/geometry/moves';
import { partsStoodOn } from '../board/flush.js';
import { sceneAround, type Scene } from '../board/scene.js';
import type { MoveKind } from '../model/effect.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { baseOf } from '../rules/measure/base.js';
import { layable } from '../rules/measure/move.js';
import { startElevation } from '../rules/move/start-elevation.js';
import { fieldOfMove } from '../rules/move/types.js';
import { overcomesHeight } from '../rules/terrain/climb-jump-height.js';

/** A movement that a character can make: from where, with which tool, how far its centre can get, and among what. */
export interface Option extends ToolStart {
  readonly character: string;
  readonly how: MoveKind;
  readonly elevation: number;
  /** @unit ticks */
  readonly most: Ticks;
  readonly scene: Scene;
}

/** How far from where it starts something may matter to a movement: where its base gets at most, over a corner of the tool as well. */
export const nearMove = ({ base, tool, most }: Pick<Option, 'base' | 'tool' | 'most'>): Ticks => most + base.radius + tool.width;

/** A kind of movement as a character can make it from where it stands. */
export const optionOf = (state: State, character: string, how: MoveKind): Option => {
  const { board } = prepare(state.table);
  const base = baseOf(state, character);
  const tool = layable(state.table.options, how);
  const elevation = startElevation(state, character);
  const most = tool.arms[0] + tool.arms[1] + 2 * base.radius;
  const field = fieldOfMove(board, how, { elevation, on: partsStoodOn(board, base, the(state.play.characters, character).on).map(({ id }) => id) });
  const around = { at: base.center, reach: nearMove({ base, tool, most }), tools: !overcomesHeight(how), most: overcomesHeight(how) ? Infinity : elevation };
  return { character, how, base, tool, elevation, most, scene: sceneAround(state, character, { field, around }) };
};
