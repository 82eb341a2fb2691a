export { arbitraryOptions, arbitraryTables } from './arbitraries.js';
export { at, bandage, cm, edge, piece, ramp, rect, scene, weapon, type Cast, type Scene } from './scene.js';
