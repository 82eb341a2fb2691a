// Lists that were made elsewhere, read against cards that a user brings.
export { catalogueOf, type Catalogue, type LibraryCard } from './catalogue.js';
export { strikeTeamOf, type ImportedList, type ListedUnit } from './list.js';
export { readList } from './read-list.js';
export { readUnitFile, type UnitSheet } from './unit-file.js';
