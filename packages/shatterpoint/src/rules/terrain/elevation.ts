import { find } from '@regelwerk/core';
import type { Board } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** The elevation of a surface: 0 for the board, else that of the part. */
export const elevationOn = rule('sp.terrain.elevation', (from: State | Board, on: string): number => {
  const { parts, places } = 'play' in from ? prepare(from.table).board : from;
  return parts[find(places, on) ?? -1]?.elevation ?? 0;
});
