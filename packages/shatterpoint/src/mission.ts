import type { Frozen } from '@regelwerk/core';
import type { Mission, StruggleCard } from './model/mission.js';
import type { State } from './model/state.js';

/** The mission that is played; none before it is chosen. */
export const missionOf = ({ table, play }: State): Frozen<Mission> | undefined => table.missions[play.mission[0] ?? 2];

/** A struggle card of the mission that is played. */
export const struggleCardOf = (state: State, card: string): Frozen<StruggleCard> | undefined => {
  for (const phase of missionOf(state)?.phases ?? []) for (const one of phase) if (one.id === card) return one;
  return undefined;
};
