import { find, the, type Frozen } from '@regelwerk/core';
import { disc, vec } from '@regelwerk/geometry';
import { consequences } from '../../actions/consequences.js';
import { baseOf, gapOf, touchesMark, type Base } from '../../board/bases.js';
import type { Event, EventOf } from '../../model/event.js';
import type { DeedFrame } from '../../model/frame.js';
import type { Place } from '../../model/ids.js';
import type { Cited, Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { Deed } from '../../model/deed.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import type { Cost } from '../ap/actions-cost.js';
import { countSuccesses } from '../dice/success.js';
import { callRoll } from '../dice/whole-roll.js';

/** What a deed costs unless the scenario says otherwise. */
const USUAL = 2;

/** What a deed costs. */
export const deedCost = rule('hb.action.perform', ({ price }: Frozen<Deed>): Cost => ({
  value: price === 'usual' ? USUAL : price,
  because: ['hb.action.perform'],
}));

/** Why there is no such deed to perform: the scenario demands none, or none of this name. */
export const noDeed = rule('hb.action.perform-scenario', ({ table }: State, deed: string): Refusal | undefined => {
  if (table.scenario.deeds.length === 0) return { kind: 'no-such-action', rule: 'hb.action.perform-scenario', action: 'perform' };
  return find(prepare(table).deeds, deed) === undefined ? { kind: 'unknown-id', what: 'deed', id: deed } : undefined;
});

const markerOf = ({ at, radius }: { readonly at: Place; readonly radius: number }): Base => ({ disc: disc(vec(at.x, at.y), radius), z: at.z });

/** Does a figure stand where the scenario wants it for a deed? */
export const isAtDeed = rule(
  'hb.action.perform-scenario',
  (state: State, figure: string, { reach }: Frozen<Deed>): boolean =>
    reach.kind === 'anywhere' || touchesMark(state, figure, reach),
);

const tooFar = (state: State, figure: string, deed: Frozen<Deed>): Cited | undefined => {
  const { id, reach } = deed;
  if (reach.kind === 'anywhere' || isAtDeed(state, figure, deed)) return undefined;
  return { kind: 'no-contact', rule: 'hb.action.perform-scenario', with: id, gap: gapOf(baseOf(state, figure), markerOf(reach)), reach: 0 };
};

/** Why a figure does not meet the conditions that the scenario sets for a deed. */
export const cannotPerform = rule('hb.action.perform-scenario', (state: State, figure: string, deed: Frozen<Deed>): Cited | undefined => {
  const { id, sides, needs, times } = deed;
  const { seat } = the(prepare(state.table).profiles, figure);
  if (sides.length > 0 && !sides.includes(seat)) return { kind: 'not-your-task', rule: 'hb.action.perform-scenario', deed: id, seat };
  const far = tooFar(state, figure, deed);
  if (far !== undefined) return far;
  const { items } = the(state.play.figures, figure);
  const missing = needs.find((need) => !items.some((item) => item.id === need));
  if (missing !== undefined) return { kind: 'item-missing', rule: 'hb.action.perform-scenario', figure, item: missing };
  return times > 0 && (find(state.play.deeds, id) ?? 0) >= times
    ? { kind: 'used-up', rule: 'hb.action.perform-scenario', thing: id, times }
    : undefined;
});

/** A deed is done, with what follows from it. */
export const doDeed = rule('hb.action.perform-scenario', (state: State, figure: string, { id, success }: Frozen<Deed>): readonly Event[] => [
  { kind: 'deed-done', rule: 'hb.action.perform-scenario', figure, deed: id },
  ...consequences(state, { figure, list: success, by: 'hb.action.perform-scenario' }),
]);

/** A deed without a test is done at once; another is begun. */
export const beginDeed = rule('hb.action.perform-scenario', (state: State, figure: string, deed: Frozen<Deed>): readonly Event[] =>
  deed.test.kind === 'none'
    ? doDeed(state, figure, deed)
    : [{ kind: 'deed-begun', rule: 'hb.action.perform-scenario', figure, deed: deed.id }],
);

/** The dice that the scenario demands for a deed are rolled. */
export const callDeed = rule('hb.action.perform-scenario', (state: State, { figure, deed }: Frozen<DeedFrame>): EventOf<'roll-called'> => {
  const { test } = the(prepare(state.table).deeds, deed);
  const value = test.kind === 'dice' ? test.dice : 0;
  const pools = [{ value, because: ['hb.action.perform-scenario' as const] }];
  return callRoll(state, { by: 'hb.action.perform-scenario', purpose: 'deed', figure, pools });
});

/** What the test of a deed shows, with what follows from it. */
export const settleDeed = rule('hb.action.perform-scenario', (state: State, { figure, deed, rolled }: Frozen<DeedFrame>): readonly Event[] => {
  const by = 'hb.action.perform-scenario';
  const task = the(prepare(state.table).deeds, deed);
  const needed = task.test.kind === 'dice' ? task.test.successes : 0;
  const succeeds = countSuccesses(rolled[0]?.[0] ?? [], state.table.options.successOn) >= needed;
  const failure = (): readonly Event[] => [
    { kind: 'deed-failed', rule: by, figure, deed },
    ...consequences(state, { figure, list: task.failure, by }),
  ];
  return [...(succeeds ? doDeed(state, figure, task) : failure()), { kind: 'deed-ended', rule: by, figure, deed }];
});
