import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** Does a success pay for another option? */
export const mayGoOn = rule('sp.tree.one-success-one-option', (successes: number): boolean => successes > 0);

/** An option is taken for one success. */
export const takeOption = rule('sp.tree.one-success-one-option', (option: string): Event => ({
  kind: 'option-taken',
  rule: 'sp.tree.one-success-one-option',
  option,
}));
