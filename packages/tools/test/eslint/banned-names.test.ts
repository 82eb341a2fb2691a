import { rows } from './tester.js';

rows('banned-names', [
  { says: 'a root is allowed', code: 'export const x = Math.sqrt(4) + Math.abs(-1);' },
  { says: 'a field called Date is not the global', code: 'export const x = { Date: 1 };' },
  { says: 'a local name is not the global', code: 'export const f = (Date: number): number => Date;' },
  { says: 'trigonometry', code: 'export const x = Math.sin(1);', finds: ['banned'] },
  { says: 'trigonometry by index', code: "export const x = Math['atan2'](1, 2);", finds: ['banned'] },
  { says: 'trigonometry taken apart', code: 'const { hypot } = Math;', finds: ['banned'] },
  { says: 'powers', code: 'export const x = 2 ** 8;', finds: ['banned'] },
  { says: 'powers in place', code: 'let x = 2; x **= 8;', finds: ['banned'] },
  { says: 'dates', code: 'export const x = new Date();', finds: ['banned'] },
  { says: 'locale comparison', code: "export const x = 'a'.localeCompare('b');", finds: ['banned'] },
  { says: 'locale formatting', code: 'export const x = (1).toLocaleString();', finds: ['banned'] },
  { says: 'Intl', code: 'export const x = new Intl.NumberFormat();', finds: ['banned'] },
]);
