export { shatterpoint } from './game.js';
