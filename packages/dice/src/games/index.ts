export { applyChart, type Chart, type Entry, type Face, type Row } from './chart.js';
export { type Table as ChartTable } from './chart.js';
export { legionDice, shatterpointDice } from './dice.js';
export { failedFirst, legionAttack, legionDefender, lossesOf, type LegionAttack, type Register } from './legion.js';
export { shatterpointAttack, type ShatterpointAttack } from './shatterpoint.js';
export { MOST_PATHS, pathsOf, type CombatTree, type Effects, type TreeOption, type TreePath, type TreeRefusal } from './tree.js';
