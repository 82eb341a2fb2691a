import type { Fault } from '@regelwerk/core';
import type { State } from '../model/state.js';

/** The invariants that a position breaks, with paths. */
export const faultsOf = (_state: State): readonly Fault[] => [];
