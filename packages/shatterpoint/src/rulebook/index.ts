export { rulebook } from './rulebook.js';
export { waiting, type Wait } from './waiting.js';
