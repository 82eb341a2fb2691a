import { rule } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';

/** Does the unit's card show all of the tags? That is all a tag is for: abilities ask for it, no rule of its own hangs on it. */
export const hasTags = rule('sp.keyword.tags', ({ card }: UnitInfo, tags: readonly string[]): boolean => tags.every((tag) => card.tags.includes(tag)));
