export { invariants } from './invariants.js';
export { askedIn, done, kinds, refusalOf, settled, type Answer, type WithoutAnswer } from './act.js';
export { MM, part, plainMission, sceneOf, stance, tableOf, turnFrame, unitCard, type Scene } from './scene.js';
export { weigh } from './weigh.js';
