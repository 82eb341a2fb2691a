export { arbitraryOf } from './arbitrary.js';
export { golden } from './golden.js';
export { matches, type Kit, type Law, type Mirror, type Played, type Tally } from './kit.js';
export { laws } from './laws.js';
export { brokenText, mutations } from './mutations.js';
export { scriptedCards, scriptedFaces } from './scripted.js';
export { must, randomPlay, statesOf, strollOn, visitsOf, type Stroll, type Visit } from './walk.js';
