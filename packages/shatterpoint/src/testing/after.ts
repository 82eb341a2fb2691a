import { copyPlain } from '@regelwerk/core';
import type { Event } from '../model/event.js';
import type { Play } from '../model/play.js';
import type { State } from '../model/state.js';
import { write } from '../write.js';

/** The position after these events, and nothing else that would follow from them. */
export const after = ({ table, play }: State, events: readonly Event[]): State => {
  const next = copyPlain<Play>(play);
  for (const event of events) write(next, event);
  return { table, play: next };
};
