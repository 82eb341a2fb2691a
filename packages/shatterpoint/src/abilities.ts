import { absurd, find, type Density, type Explained, type Frozen } from '@regelwerk/core';
import { attackOf, turnOf } from './agenda.js';
import { hasTags } from './keywords/tags.js';
import type { ChoiceOf } from './model/choice.js';
import type { Event } from './model/event.js';
import type { Refusal } from './model/refusal.js';
import type { RuleId } from './model/rule-id.js';
import type { State } from './model/state.js';
import type { If } from './model/trigger.js';
import type { Ability, Cost } from './model/unit.js';
import { prepare, type UnitInfo } from './prepare.js';
import { beginEffects } from './resolve.js';
import { costOf } from './rules/ability/cost-floor.js';
import { usedUp } from './rules/ability/once-per-turn.js';
import { notActiveNow } from './rules/ability/type-active.js';
import { hasAbilities } from './rules/ability/wounded-may-use.js';
import { engagedWith } from './rules/attack/engaged.js';
import { spendForce, whyNoForce } from './rules/force/spend.js';
import { loseMomentum, whyNoMomentum } from './rules/struggle/momentum.js';
import { costToPay } from './rules/tree/free-ability-no-surcharge.js';
import { tellUse } from './rules/turn/abilities-besides-actions.js';
import { spendsAction } from './rules/turn/action-ability.js';
import { whyNoMoreActions } from './rules/turn/action-limit.js';

// Whether an ability can be used, what it costs, and what using it causes.

/** The characters of a unit that are on the board. */
export const onBoard = ({ play }: State, { characters }: UnitInfo): readonly string[] => characters.filter((id) => play.characters[id]?.on !== '');

/** An ability that a unit uses, with the character that uses it and the one it is directed at. */
export interface Use {
  readonly unit: UnitInfo;
  readonly ability: Frozen<Ability>;
  readonly character: string;
  readonly target: string;
  readonly x: number;
}

const whoIs = (state: State, { unit, target }: Pick<Use, 'unit' | 'target'>, of: 'self' | 'target'): UnitInfo | undefined =>
  of === 'self' ? unit : prepare(state.table).unitOf[target];

const isTagged = (unit: UnitInfo | undefined, tag: string): boolean => unit !== undefined && hasTags(unit, [tag]);

const holds = (state: State, use: Pick<Use, 'unit' | 'target'>, one: Frozen<If>): boolean => {
  switch (one.if) {
    case 'tag':
      return isTagged(whoIs(state, use, one.of), one.tag);
    case 'attack':
      return attackOf(state)?.type === one.type;
    case 'wounded':
      return (state.play.units[whoIs(state, use, one.of)?.id ?? '']?.wounded === 1) === one.is;
    case 'engaged':
      return onBoard(state, use.unit).some((id) => engagedWith(state, id).length > 0) === one.is;
    case 'condition':
      return state.play.units[whoIs(state, use, one.of)?.id ?? '']?.conditions.includes(one.condition) === true;
    default:
      return absurd(one);
  }
};

/** Do all conditions of an ability hold? */
export const allHold = (state: State, use: Pick<Use, 'unit' | 'target'>, when: readonly Frozen<If>[]): boolean => when.every((one) => holds(state, use, one));

/** Force beyond what a cost lets a player add: none where no force is paid, since what is not spent makes nothing stronger. */
const tooMuchAdded = ({ ability, x }: Use, free: boolean): Refusal | undefined => {
  const most = costToPay(ability, free)?.x ?? 0;
  return x <= most ? undefined : { kind: 'x-too-large', rule: 'sp.ability.surcharge-not-variable', x, most };
};

/** Tokens of one kind that an ability costs, with the rules that shaped their number. */
interface Price extends Explained<number, RuleId> {
  readonly of: Cost['of'];
}

/** What using an ability costs: what is printed and added to it, and in force, whatever it is paid with, what wounds and cards add. */
const pricesOf = (state: State, { unit, ability, x }: Use, free: boolean): readonly Price[] => {
  const cost = costToPay(ability, free);
  if (cost === undefined) return [];
  const { of, n } = cost;
  if (of === 'force') return [{ of, ...costOf(state, unit, n + x) }];
  return [{ of, value: n + x, because: [] }, ...(free ? [] : [{ of: 'force' as const, ...costOf(state, unit, 0) }])];
};

const tooDear = (state: State, { unit }: Use, { of, value, because }: Price): Refusal | undefined => {
  if (of === 'force') return whyNoForce(state, unit.seat, value, because);
  if (of === 'momentum') return whyNoMomentum(state, unit.seat, value);
  const hunker = state.play.units[unit.id]?.hunker ?? 0;
  return value <= hunker ? undefined : { kind: 'too-few-hunker', rule: 'sp.ability.card-hooks', cost: value, hunker };
};

const whyNotPay = (state: State, use: Use, prices: readonly Price[]): Refusal | undefined => {
  for (const price of prices) {
    const why = tooDear(state, use, price);
    if (why !== undefined) return why;
  }
  return undefined;
};

const pay = (state: State, { unit }: Use, { of, value, because }: Price): readonly Event[] => {
  if (value === 0) return [];
  if (of === 'force') return spendForce(state, unit.seat, { force: value, because });
  return of === 'momentum' ? loseMomentum(state, unit.seat, value) : [{ kind: 'hunker-lost', rule: 'sp.ability.card-hooks', unit: unit.id, n: value }];
};

/** Why an active or reactive ability cannot be used: used in this turn already, too dear, or not while things are as they are. */
export const whyNotUse = (state: State, use: Use, free: boolean): Refusal | undefined => {
  const { unit, ability } = use;
  if (!hasAbilities(state, unit.id)) return { kind: 'defeated', rule: hasAbilities.rule, unit: unit.id };
  return (
    ('cost' in ability ? usedUp(state, unit, ability.id) : undefined) ??
    ('when' in ability && !allHold(state, use, ability.when) ? { kind: 'ability-not-now', rule: 'sp.ability.type-active', ability: ability.id } : undefined) ??
    tooMuchAdded(use, free) ??
    whyNotPay(state, use, pricesOf(state, use, free))
  );
};

/** Why an active ability cannot be used now; `free` is one for which a combat tree pays. */
export const whyNotActive = (state: State, use: Use, free: boolean): Refusal | undefined => {
  const { ability } = use;
  return notActiveNow(state, use.unit, ability) ?? (spendsAction(state, ability, free) ? whyNoMoreActions(state) : undefined) ?? whyNotUse(state, use, free);
};

/** An ability by the choice that names it: the unit, the ability, and a character of the unit on the board. */
export const useOf = (state: State, choice: ChoiceOf<'ability'>, target: string): Refusal | Use => {
  const unit = find(prepare(state.table).units, choice.unit);
  if (unit === undefined) return { kind: 'unknown-id', what: 'unit', id: choice.unit };
  if (unit.seat !== choice.by) return { kind: 'not-your-unit', rule: 'sp.ability.type-active', unit: unit.id };
  const ability = Object.hasOwn(unit.abilities, choice.ability) ? unit.abilities[choice.ability] : undefined;
  if (ability === undefined) return { kind: 'no-such-ability', rule: 'sp.ability.type-active', unit: unit.id, ability: choice.ability };
  if (!unit.characters.includes(choice.character)) return { kind: 'unknown-id', what: 'character', id: choice.character };
  return { unit, ability, character: choice.character, target, x: choice.x };
};

/** Was a use found, and not a reason against it? */
export const isUse = (found: Refusal | Use): found is Use => 'character' in found && 'x' in found;

/** What using an active or reactive ability causes: it is paid for, and its effects begin. */
export const useAbility = (state: State, use: Use, { free, rule }: { readonly free: boolean; readonly rule: 'sp.ability.type-active' | 'sp.ability.type-reactive' | 'sp.tree.icon-active' }): readonly Event[] => [
  ...pricesOf(state, use, free).flatMap((price) => pay(state, use, price)),
  tellUse(state, use, { free, by: rule }),
  ...effectsOf(use, rule),
];

/** The effects of an ability begin. */
export const effectsOf = ({ unit, ability, character, target, x }: Use, rule: Event['rule']): readonly Event[] =>
  'effects' in ability
    ? [beginEffects({ seat: unit.seat, from: 'ability', source: character, target, list: ability.effects, ability: ability.id, x, rule })]
    : [];

const NOTHING_MORE: readonly number[] = [0];

/** The forces that can be added to a use: none where few are wanted. */
const addedTo = ({ ability }: Use, density: Density): readonly number[] => {
  const most = 'cost' in ability && density !== 'sparse' ? ability.cost.x : 0;
  return most === 0 ? NOTHING_MORE : Array.from({ length: most + 1 }, (_, x) => x);
};

/** The ways to use an ability that can be used: with how much force added and, where all are wanted, by which of the unit's characters. */
export const waysOf = (state: State, use: Use, { density, why }: { readonly density: Density; readonly why: (use: Use) => Refusal | undefined }): readonly Use[] => {
  const others = density === 'dense' ? onBoard(state, use.unit).filter((id) => id !== use.character) : [];
  return [use.character, ...others].flatMap((character) =>
    addedTo(use, density).flatMap((x): readonly Use[] => {
      const way: Use = { ...use, character, x };
      return why(way) === undefined ? [way] : [];
    }),
  );
};

/** The active abilities of the active unit that could be used now. */
export const activeUses = (state: State, free: boolean, density: Density = 'sparse'): readonly Use[] => {
  const unit = find(prepare(state.table).units, turnOf(state)?.unit ?? '');
  const [character] = unit === undefined ? [] : onBoard(state, unit);
  if (unit === undefined || character === undefined) return [];
  return unit.card.abilities.flatMap((ability): readonly Use[] =>
    ability.kind === 'active' ? waysOf(state, { unit, ability, character, target: '', x: 0 }, { density, why: (use) => whyNotActive(state, use, free) }) : [],
  );
};

/** A use as a choice. */
export const choiceOfUse = ({ unit, ability, character, x }: Use, answers: number): ChoiceOf<'ability'> => ({
  kind: 'ability', answers, by: unit.seat, unit: unit.id, ability: ability.id, character, x,
});
