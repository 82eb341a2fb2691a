import { rule } from '../../model/rule-id.js';

/** Nothing is measured to oneself: that is within every range. */
export const isItself = rule('sp.measure.self', (a: string, b: string): boolean => a === b);
