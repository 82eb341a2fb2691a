import type { Frozen } from '@regelwerk/core';
import type { Table } from './model/table.js';

/** A table's terrain, ready to be asked. */
export interface Board {
  readonly table: Frozen<Table>;
}

/** The board of a table. */
export const prepareBoard = (table: Frozen<Table>): Board => ({ table });
