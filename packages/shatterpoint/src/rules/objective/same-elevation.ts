import { the } from '@regelwerk/core';
import { elevationOn } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Of the characters that contest an objective, those on its own elevation: as long as there are any, only they count. */
export const levelWith = rule('sp.objective.same-elevation-first', (state: State, on: string, contesters: readonly string[]): readonly string[] => {
  const level = elevationOn(state, on);
  return contesters.filter((id) => elevationOn(state, the(state.play.characters, id).on) === level);
});
