import { the, type Frozen } from '@regelwerk/core';
import type { Event, EventOf } from '../../model/event.js';
import type { TreatmentFrame } from '../../model/frame.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import type { Cost } from '../ap/actions-cost.js';
import { countSuccesses } from '../dice/success.js';
import { callRoll } from '../dice/whole-roll.js';
import { maxLife } from '../life/base.js';
import { resistanceDice } from '../skill/dice.js';

type Treatment = Frozen<TreatmentFrame>;

const COST: Cost = { value: 3, because: ['hb.action.treat'] };

/** What a medical treatment costs. */
export const treatCost = rule('hb.action.treat', (): Cost => COST);

/** The treatment is over. */
export const endTreatment = rule('hb.action.treat', ({ medic, patient }: Treatment): EventOf<'treatment-ended'> => ({
  kind: 'treatment-ended',
  rule: 'hb.action.treat',
  medic,
  patient,
}));

/** The treated figure rolls its resistance. */
export const callTreatment = rule('hb.action.treat-test', (state: State, { patient }: Treatment): EventOf<'roll-called'> =>
  callRoll(state, { by: 'hb.action.treat-test', purpose: 'treatment', figure: patient, pools: [resistanceDice(state, patient)] }),
);

/** Does the test show a success? One is enough, more heal no more. */
export const treatmentSucceeds = rule(
  'hb.action.treat-test',
  ({ table }: State, { rolled }: Treatment): boolean => countSuccesses(rolled[0]?.[0] ?? [], table.options.successOn) >= 1,
);

/** The life points that come back: as many as the treatment heals, and only lost ones. */
export const healed = rule('hb.action.treat-test', ({ table, play }: State, { patient, heals }: Treatment): number => {
  const lost = maxLife(the(prepare(table).profiles, patient)) - the(play.figures, patient).life;
  return Math.max(0, Math.min(heals, lost));
});

/** A treatment with an item has shown no success: nothing is healed. */
export const failByItem = rule('hb.action.treat-test', ({ medic, patient }: Treatment): readonly Event[] => [
  { kind: 'treatment-failed', rule: 'hb.action.treat-test', medic, patient },
]);

/** Why there is nothing to treat with: neither the skill nor a medical consumable. */
export const nothingHeals = rule('hb.action.treat-supplies', (figure: string): Cited => ({
  kind: 'nothing-heals',
  rule: 'hb.action.treat-supplies',
  figure,
}));

/** Why an item does not heal: it is not carried, or is no medical consumable. */
export const uselessItem = rule('hb.action.treat-supplies', ({ play }: State, figure: string, item: string): Cited | undefined => {
  const found = the(play.figures, figure).items.find(({ id }) => id === item);
  if (found === undefined) return { kind: 'item-missing', rule: 'hb.action.treat-supplies', figure, item };
  return found.kind === 'medical' ? undefined : nothingHeals(figure);
});

/** What a medical consumable heals: what its profile states. */
export const itemHeals = rule('hb.action.treat-supplies', ({ play }: State, figure: string, item: string): number => {
  const found = the(play.figures, figure).items.find(({ id }) => id === item);
  return found?.kind === 'medical' ? found.heals : 0;
});

/** An item that is used is used up, whatever the test will show. */
export const spendItem = rule(
  'hb.action.treat-supplies',
  (figure: string, item: string): EventOf<'item-spent'> => ({ kind: 'item-spent', rule: 'hb.action.treat-supplies', figure, item }),
);

/** A treatment with an item has succeeded: lost life points come back. */
export const healByItem = rule('hb.action.treat-supplies', (state: State, treatment: Treatment): readonly Event[] => {
  const life = healed(state, treatment);
  return life === 0 ? [] : [{ kind: 'life-regained', rule: 'hb.action.treat-supplies', figure: treatment.patient, healed: life }];
});
