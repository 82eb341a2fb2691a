export { arbitraryChange, arbitraryCounts, arbitraryDice, arbitraryDie, arbitraryPool } from './arbitraries.js';
export { arbitraryPipeline } from './arbitrary-pipeline.js';
export { bruteOdds, type Share } from './brute.js';
export { bruteBest, bruteEnds, type Choose } from './brute-pipeline.js';
