import { find, the, type Frozen } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { Weapon } from '../../model/sheet.js';
import type { State } from '../../model/state.js';
import type { Cost } from '../ap/actions-cost.js';

type Profile = Frozen<Weapon>;

const COST: Cost = { value: 2, because: ['hb.action.reload'] };

/** What reloading a weapon costs. */
export const reloadCost = rule('hb.action.reload', (): Cost => COST);

/** Why there is nothing to reload: the magazine rule is not in use. */
export const noReloading = rule('hb.action.reload', ({ table }: State): Cited | undefined =>
  table.options.magazineRule === 'on' ? undefined : { kind: 'no-such-action', rule: 'hb.action.reload', action: 'reload' },
);

/** Does this weapon have a magazine that can run empty? */
export const hasMagazine = rule(
  'hb.action.reload-effect',
  ({ table }: State, { magazine }: Profile): boolean => magazine > 0 && table.options.magazineRule === 'on',
);

/** Why a weapon without a magazine is not reloaded. */
export const noMagazine = rule('hb.action.reload-effect', (state: State, weapon: Profile): Cited | undefined =>
  hasMagazine(state, weapon) ? undefined : { kind: 'no-such-action', rule: 'hb.action.reload-effect', action: 'reload' },
);

/** The rounds left in the magazine of a weapon. */
export const roundsIn = rule(
  'hb.action.reload-effect',
  ({ play }: State, figure: string, { id, magazine }: Profile): number => find(the(play.figures, figure).magazines, id) ?? magazine,
);

/** How many shots of an attack there are rounds for: all of them, or what the magazine still holds. */
export const shotsLoaded = rule('hb.action.reload-effect', (state: State, figure: string, weapon: Profile): number =>
  hasMagazine(state, weapon) ? Math.min(weapon.shots.length, roundsIn(state, figure, weapon)) : weapon.shots.length,
);

/** Why a weapon that lacks rounds does not shoot; where a table allows fewer shots, one round is enough. */
export const magazineEmpty = rule('hb.action.reload-effect', (state: State, figure: string, weapon: Profile): Cited | undefined => {
  if (!hasMagazine(state, weapon)) return undefined;
  const needed = state.table.options.partialBurst === 'fewer-shots' ? 1 : weapon.shots.length;
  const rounds = roundsIn(state, figure, weapon);
  return rounds >= needed ? undefined : { kind: 'magazine-empty', rule: 'hb.action.reload-effect', weapon: weapon.id, rounds, needed };
});

/** Each shot takes a round. */
export const spendRounds = rule(
  'hb.action.reload-effect',
  (state: State, figure: string, weapon: Profile): readonly EventOf<'rounds-spent'>[] =>
    hasMagazine(state, weapon)
      ? [{ kind: 'rounds-spent', rule: 'hb.action.reload-effect', figure, weapon: weapon.id, rounds: shotsLoaded(state, figure, weapon) }]
      : [],
);

/** Reloading fills the magazine. */
export const fillMagazine = rule(
  'hb.action.reload-effect',
  (figure: string, { id, magazine }: Profile): EventOf<'weapon-reloaded'> => ({
    kind: 'weapon-reloaded',
    rule: 'hb.action.reload-effect',
    figure,
    weapon: id,
    rounds: magazine,
  }),
);
