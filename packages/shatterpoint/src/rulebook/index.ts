export { rulebook } from './rulebook.js';
export { citeRule, explainThing, type Explained } from './explain.js';
export { waiting, type Wait } from './waiting.js';
export { say, sayChoice, saySeat, type Sayable } from './say/say.js';
export { ids, namesOf, type NamedTable } from './say/names.js';
export type { Names } from './say/voice.js';
export { tell } from './tell.js';
