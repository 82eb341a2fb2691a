import { find, the, type Frozen } from '@regelwerk/core';
import { disc, vec } from '@regelwerk/geometry';
import { baseOf, gapOf, touchesMark, type Base } from '../../board/bases.js';
import type { EventOf } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { HeavyWeapon } from '../../model/scenario.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import type { Cost } from '../ap/actions-cost.js';

type Gun = Frozen<HeavyWeapon>;

const priced = (value: number): Cost => ({ value, because: ['hb.action.heavy-weapon'] });

/** What firing costs by the weapon's rule: with re-aligning where both are one. */
export const fireCost = rule('hb.action.heavy-weapon', ({ price }: Gun): Cost => priced(price.kind === 'together' ? price.ap : price.fire));

/** What re-aligning costs apart; `undefined` where the weapon's rule does not price it apart. */
export const alignCost = rule('hb.action.heavy-weapon', ({ price }: Gun): Cost | undefined =>
  price.kind === 'apart' ? priced(price.align) : undefined,
);

/** Why a weapon is not re-aligned by itself. */
export const notApart = rule('hb.action.heavy-weapon', (): Cited => ({ kind: 'no-such-action', rule: 'hb.action.heavy-weapon', action: 'align' }));

const gunBase = ({ at, radius }: Gun): Base => ({ disc: disc(vec(at.x, at.y), radius), z: at.z });

/** Can a figure work the weapon from where it stands: does it touch it, if the weapon's rule demands that? */
export const isAtGun = rule(
  'hb.action.heavy-weapon',
  (state: State, figure: string, gun: Gun): boolean => !gun.touching || touchesMark(state, figure, gun),
);

/** Why a figure cannot work the weapon from where it stands. */
export const offTheGun = rule('hb.action.heavy-weapon', (state: State, figure: string, gun: Gun): Cited | undefined => {
  if (isAtGun(state, figure, gun)) return undefined;
  const gap = gapOf(baseOf(state, figure), gunBase(gun));
  return { kind: 'no-contact', rule: 'hb.action.heavy-weapon', with: gun.id, gap, reach: 0 };
});

/** Why the weapon is not fired at this target: where its rule prices it apart, it must be aligned on it first. */
export const notAligned = rule('hb.action.heavy-weapon', ({ play }: State, { id, price }: Gun, target: string): Cited | undefined =>
  price.kind === 'apart' && find(play.aligned, id)?.[0] !== target
    ? { kind: 'not-aligned', rule: 'hb.action.heavy-weapon', weapon: id, target }
    : undefined,
);

/** The weapon is re-aligned on a target. */
export const alignGun = rule(
  'hb.action.heavy-weapon',
  (weapon: string, target: string, figure: string): EventOf<'gun-aligned'> => ({
    kind: 'gun-aligned',
    rule: 'hb.action.heavy-weapon',
    weapon,
    target,
    figure,
  }),
);

/** A fired weapon is to be re-aligned, where that is priced apart. */
export const releaseGun = rule('hb.action.heavy-weapon', ({ id, price }: Gun): readonly EventOf<'gun-released'>[] =>
  price.kind === 'apart' ? [{ kind: 'gun-released', rule: 'hb.action.heavy-weapon', weapon: id }] : [],
);

/** Is firing this weapon a ranged attack, so that aims and skills for ranged attacks count? */
export const firesAsRanged = rule('hb.action.heavy-is-ranged', ({ table }: State, weapon: string): boolean => {
  const { ranged } = the(prepare(table).heavyWeapons, weapon);
  return ranged === 'table' ? table.options.heavyWeaponRanged : ranged === 'yes';
});
