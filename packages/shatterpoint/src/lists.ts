// Lists that were made elsewhere, read against cards that a user brings.
export { catalogueOf, type Catalogue, type LibraryCard } from './import/catalogue.js';
export { strikeTeamOf, type ImportedList, type ListedUnit } from './import/list.js';
export { readList } from './import/read-list.js';
export { readUnitFile, type UnitSheet } from './import/unit-file.js';
