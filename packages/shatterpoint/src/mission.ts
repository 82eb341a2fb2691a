import type { Frozen } from '@regelwerk/core';
import type { Mission, StruggleCard } from './model/mission.js';
import type { ObjectivePlay } from './model/play.js';
import type { State } from './model/state.js';

/** The mission that is played; none before it is chosen. */
export const missionOf = ({ table, play }: State): Frozen<Mission> | undefined => table.missions[play.mission[0] ?? 2];

/** The objective tokens on the board in the order of the mission card, so that a restored state is read like the one that was saved. */
export const objectivesOf = (state: State): readonly (readonly [id: string, objective: Frozen<ObjectivePlay>])[] => {
  const found: (readonly [string, Frozen<ObjectivePlay>])[] = [];
  for (const { id } of missionOf(state)?.objectives ?? []) {
    const one = state.play.objectives[id];
    if (one !== undefined) found.push([id, one]);
  }
  return found;
};

/** A struggle card of the mission that is played. */
export const struggleCardOf = (state: State, card: string): Frozen<StruggleCard> | undefined => {
  for (const phase of missionOf(state)?.phases ?? []) for (const one of phase) if (one.id === card) return one;
  return undefined;
};
