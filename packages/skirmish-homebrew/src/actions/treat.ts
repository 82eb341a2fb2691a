import { find, the } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare, type Profile } from '../prepare.js';
import { itemHeals, nothingHeals, spendItem, treatCost, uselessItem } from '../rules/action/treat.js';
import { pay } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { maxLife } from '../rules/life/base.js';
import { notOne } from '../rules/skill/medic-choose.js';
import { isPatient, noPatient } from '../rules/skill/medic-contact.js';
import { medicHeals } from '../rules/skill/medic-heal.js';
import { needsNoSupplies } from '../rules/skill/medic-no-supplies.js';
import type { Action, Bare } from './action.js';

type Treat = Bare<ChoiceOf<'treat'>>;

const profileOf = ({ table }: State, figure: string): Profile => the(prepare(table).profiles, figure);

/** Why what is stated does not heal. Who is no medic and states nothing has nothing to heal with. */
const whyNotHealing = (state: State, { figure, skill, items }: Treat): Refusal | undefined => {
  const medic = needsNoSupplies(profileOf(state, figure));
  if (!medic && items.length === 0) return nothingHeals(figure);
  const choose = notOne({ skill, items });
  if (choose !== undefined) return choose;
  const [item] = items;
  return item === undefined ? undefined : uselessItem(state, figure, item);
};

const check = (state: State, choice: Treat): Refusal | undefined => {
  const { figure, patient } = choice;
  if (find(prepare(state.table).profiles, patient) === undefined) return { kind: 'unknown-id', what: 'figure', id: patient };
  return noPatient(state, figure, patient) ?? whyNotHealing(state, choice) ?? tooDear(state, figure, treatCost());
};

/** What a figure can state to heal with: the skill, or each kind of medical item that it carries. */
const remediesOf = ({ table, play }: State, figure: string): readonly Pick<Treat, 'skill' | 'items'>[] => {
  const { items } = the(play.figures, figure);
  const medical = items.length === 0 ? [] : [...new Set(items.filter(({ kind }) => kind === 'medical').map(({ id }) => id))];
  const withItem = medical.map((id) => ({ skill: false, items: [id] }));
  return needsNoSupplies(the(prepare(table).profiles, figure)) ? [{ skill: true, items: [] }, ...withItem] : withItem;
};

/** A figure treats itself or another one that it touches, by the skill of a medic or with a medical consumable. */
export const treat: Action<ChoiceOf<'treat'>> = {
  check,
  least: treatCost().value,
  everBy: (profile) => needsNoSupplies(profile) || profile.sheet.items.some(({ kind }) => kind === 'medical'),
  reduce: (state, { figure, patient, items }) => {
    const [item] = items;
    const begun = { kind: 'treatment-begun', medic: figure, patient } as const;
    const news =
      item === undefined
        ? [{ ...begun, rule: needsNoSupplies.rule, item: [], heals: medicHeals(profileOf(state, figure)) }]
        : [spendItem(figure, item), { ...begun, rule: itemHeals.rule, item: [item], heals: itemHeals(state, figure, item) }];
    return [pay(state, figure, treatCost()), ...news];
  },
  candidates: (state, figure) => {
    const remedies = remediesOf(state, figure);
    if (remedies.length === 0) return [];
    const { profiles, gangs } = prepare(state.table);
    const found: Treat[] = [];
    for (const patient of the(gangs, the(profiles, figure).seat)) {
      if (the(state.play.figures, patient).life >= maxLife(the(profiles, patient)) || !isPatient(state, figure, patient)) continue;
      for (const { skill, items } of remedies) found.push({ kind: 'treat', figure, patient, skill, items: [...items] });
    }
    return found;
  },
};
