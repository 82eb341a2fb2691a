import type { Frozen } from '@regelwerk/core';
import type { Mission } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';
import type { Table } from '../../model/table.js';

/** The mission sets of a table: one of each player. Which is played is decided during the setup. */
export const missionSets = rule('sp.squad.mission-set-each', ({ missions }: Frozen<Pick<Table, 'missions'>>): readonly Frozen<Mission>[] => missions);
