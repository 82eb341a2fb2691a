import type { Fault } from '@regelwerk/core';
import type { State } from '../model/state.js';
import { agendaFaults } from './faults/agenda.js';
import { figureFaults } from './faults/figures.js';
import { sideFaults } from './faults/sides.js';
import { tableFaults } from './table.js';

/**
 * The invariants that a state breaks, with paths and rules: for positions written by hand. Where the table is at fault, only that
 * is told, since a position is judged by its table.
 *
 * @param resolutions - the names of the ways to compare attack and defence that the host knows
 */
export const faultsOf = (state: State, resolutions: readonly string[]): readonly Fault[] => {
  const table = tableFaults(state.table, resolutions).map((fault) => ({ ...fault, path: `table.${fault.path}` }));
  if (table.length > 0) return table;
  const figures = figureFaults(state);
  return figures.some(({ path }) => path === 'play.figures' || path === 'play.mounts')
    ? figures
    : [...figures, ...sideFaults(state), ...agendaFaults(state)];
};
