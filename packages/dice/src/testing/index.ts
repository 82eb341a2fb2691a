export { arbitraryChange, arbitraryCounts, arbitraryDice, arbitraryDie, arbitraryPool } from './arbitraries.js';
export { bruteOdds, type Share } from './brute.js';
