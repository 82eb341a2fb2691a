import { the, type Explained, type Frozen } from '@regelwerk/core';
import type { Means } from '../../model/frame.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { Values } from '../../model/sheet.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** How many dice, and the rules that say so. */
export type Dice = Explained<number, RuleId>;

const BECAUSE: readonly RuleId[] = ['hb.combat.values'];

/** The dice of a value before skills: what the sheet says, or the table's base value. */
export const valueOf = rule(
  'hb.combat.values',
  ({ table }: State, figure: string, value: keyof Values): Dice => ({
    value: the(prepare(table).profiles, figure).sheet.values[value] ?? table.options.baseValues,
    because: BECAUSE,
  }),
);

/** The dice of each shot before skills: those of the weapon's profile. In melee there is one blow, of the melee value. */
export const shotsOf = rule(
  'hb.combat.values',
  (state: State, attacker: string, means: Frozen<Means>): readonly number[] => {
    const { profiles, heavyWeapons } = prepare(state.table);
    if (means.kind === 'melee') return [valueOf(state, attacker, 'melee').value];
    return means.kind === 'weapon' ? the(the(profiles, attacker).weapons, means.weapon).shots : the(heavyWeapons, means.weapon).shots;
  },
);
