import { capsule, disc, isWithinDiscSegment, segment } from '@regelwerk/geometry';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { State } from '../model/state.js';
import { losesOnWay } from '../rules/attack/engaged-at-rest.js';
import { laidAgainst } from '../rules/move/tool-placement.js';
import { optionOf } from './laying.js';

/** What a character loses, and costs others, by passing enemies: nothing, unless a table counts being engaged along the way. */
export const passing = (state: State, { character, how, to, arms }: ChoiceOf<'move'>): readonly Event[] => {
  if (state.table.options['engage.during'] === 'rest-only') return [];
  const { base, tool } = optionOf(state, character, how);
  const [first] = laidAgainst(base, tool, arms).spine;
  const end = { x: to.x, y: to.y };
  const way = isWithinDiscSegment(disc(end, base.radius), first, 0) ? [segment(base.center, end)] : [segment(base.center, first.to), segment(first.to, end)];
  return losesOnWay(state, character, way.map((one) => capsule(one, base.radius)));
};
