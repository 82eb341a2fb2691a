import { find, the, type Frozen } from '@regelwerk/core';
import { CONTACT, containsPolygonDisc, isWithinDiscPolygon } from '@regelwerk/geometry';
import { consequences } from '../../actions/consequences.js';
import { baseOf, onOneLevel } from '../../board/bases.js';
import type { Event } from '../../model/event.js';
import type { Cited, Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { SearchArea } from '../../model/deed.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import type { Cost } from '../ap/actions-cost.js';

const COST: Cost = { value: 5, because: ['hb.action.search'] };

/** What searching an area costs. */
export const searchCost = rule('hb.action.search', (): Cost => COST);

/** Why there is no such area to search: the scenario names none, or none of this name. */
export const noArea = rule('hb.action.search-scenario', ({ table }: State, area: string): Refusal | undefined => {
  if (table.scenario.searchAreas.length === 0) return { kind: 'no-such-action', rule: 'hb.action.search-scenario', action: 'search' };
  return find(prepare(table).areas, area) === undefined ? { kind: 'unknown-id', what: 'search area', id: area } : undefined;
});

/** Why a figure does not meet the conditions that the scenario sets for a search. */
export const cannotSearch = rule(
  'hb.action.search-scenario',
  ({ play }: State, figure: string, { id, needs, times }: Frozen<SearchArea>): Cited | undefined => {
    const { items } = the(play.figures, figure);
    const missing = needs.find((need) => !items.some((item) => item.id === need));
    if (missing !== undefined) return { kind: 'item-missing', rule: 'hb.action.search-scenario', figure, item: missing };
    return times > 0 && (find(play.searches, id) ?? 0) >= times
      ? { kind: 'used-up', rule: 'hb.action.search-scenario', thing: id, times }
      : undefined;
  },
);

/** An area is searched, with what is found there. */
export const searchArea = rule('hb.action.search-scenario', (state: State, figure: string, { id, finds }: Frozen<SearchArea>): readonly Event[] => [
  { kind: 'area-searched', rule: 'hb.action.search-scenario', figure, area: id },
  ...consequences(state, { figure, list: finds, by: 'hb.action.search-scenario' }),
]);

/** Why a figure does not stand where it could search the area: its base must touch it, or lie inside it where a table plays so. */
export const outsideArea = rule('hb.action.search-place', (state: State, figure: string, { id, height }: Frozen<SearchArea>): Cited | undefined => {
  const { table } = state;
  const { disc, z } = baseOf(state, figure);
  const ground = the(prepare(table).grounds, id);
  const there = table.options.searchPlace === 'inside' ? containsPolygonDisc(ground, disc) : isWithinDiscPolygon(disc, ground, CONTACT);
  return there && onOneLevel(state, z, height) ? undefined : { kind: 'outside-area', rule: 'hb.action.search-place', area: id };
});
