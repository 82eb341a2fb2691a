export { config } from './config.js';
export { house } from './house.js';
