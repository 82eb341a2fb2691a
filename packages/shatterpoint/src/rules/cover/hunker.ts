import { the, type Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { UnitPlay } from '../../model/play.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { hasModifier } from '../ability/no-stacking.js';
import { engagedWith } from '../attack/engaged.js';

/** The most tokens that a state can hold on a unit. */
const MOST = 30;

/** The hunker tokens of a unit: any number of them, counted apart from its conditions, which can be healed. */
export const hunkerOn = rule(['sp.cover.hunker-multiple', 'sp.cover.hunker-not-condition'], ({ hunker }: Pick<Frozen<UnitPlay>, 'hunker'>): number => hunker);

/** The cover that hunker tokens give to all characters of the unit: [1] each. */
export const hunkerCover = rule('sp.cover.hunker-cover', (unit: Frozen<UnitPlay>): number => hunkerOn(unit));

/** Does being engaged with an enemy cost a unit its tokens? With every one, or only with those that are not wounded. */
const counts = rule('sp.cover.hunker-wounded-enemy', ({ table, play }: State, enemy: string): boolean =>
  table.options['cover.hunkerVsWounded'] === 'count-all' || the(play.units, the(prepare(table).unitOf, enemy).id).wounded === 0,
);

/** Who of a unit is engaged with whom, so that it can have no hunker tokens; nobody if its card says that it keeps them. */
export const whoBansHunker = rule('sp.cover.hunker-not-engaged', (state: State, unit: string): { readonly character: string; readonly by: string } | undefined => {
  const info = the(prepare(state.table).units, unit);
  if (hasModifier(info, 'keep-hunker')) return undefined;
  for (const character of info.characters) {
    const by = engagedWith(state, character).find((enemy) => counts(state, enemy));
    if (by !== undefined) return { character, by };
  }
  return undefined;
});

/** A unit gains hunker tokens, besides those that it has; none while a character of it is engaged. */
export const gainHunker = rule('sp.cover.hunker-multiple', (state: State, unit: string, n: number): readonly Event[] => {
  const gained = Math.min(n, MOST - hunkerOn(the(state.play.units, unit)));
  return gained <= 0 || whoBansHunker(state, unit) !== undefined ? [] : [{ kind: 'hunker-gained', rule: 'sp.cover.hunker-multiple', unit, n: gained }];
});

/** A unit loses all of its hunker tokens, as at the start of its activation. */
export const loseHunker = rule('sp.cover.hunker-lost-activation', ({ play }: State, unit: string, because: RuleId): readonly Event[] => {
  const n = hunkerOn(the(play.units, unit));
  return n > 0 ? [{ kind: 'hunker-lost', rule: because, unit, n }] : [];
});

/** The units that have become engaged lose all their tokens at once; to be asked wherever a character has come to rest. */
export const hunkerAfterRest = rule('sp.cover.hunker-lost-engaged', (state: State): readonly Event[] =>
  Object.values(prepare(state.table).units).flatMap(({ id }) => loseHunker(state, id, 'sp.cover.hunker-lost-engaged').filter(() => whoBansHunker(state, id) !== undefined)),
);
