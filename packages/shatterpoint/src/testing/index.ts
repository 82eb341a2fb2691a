export { MM, part, plainMission, sceneOf, stance, tableOf, turnFrame, unitCard, type Scene } from './scene.js';
