import { rule } from '../../model/rule-id.js';

/** Which of two sides has more; neither if they are equal. Numbers alone decide, never who is nearest. */
export const more = rule('sp.objective.nearest-not-decisive', ([first, second]: readonly [number, number]): 0 | 1 | undefined =>
  first > second ? 0 : second > first ? 1 : undefined,
);
