import { checkBy, type Density, type Frozen, type Room } from '@regelwerk/core';
import { activeUses, choiceOfUse, isUse, onBoard, useAbility, useOf, whyNotActive } from '../abilities.js';
import { canAttack } from '../attacks/attack.js';
import { beginDeed } from '../deeds.js';
import type { Choice } from '../model/choice.js';
import type { ActionKind } from '../model/effect.js';
import type { Event } from '../model/event.js';
import type { TurnFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { prepare, type UnitInfo } from '../prepare.js';
import { checkDefeat } from '../rules/damage/defeat.js';
import { refreshAtEnd } from '../rules/deck/refresh.js';
import { timeIsUp } from '../rules/end/tournament-time.js';
import { scoreTurn } from '../rules/struggle/score.js';
import { settleStruggle } from '../rules/struggle/win-resolved.js';
import { actionKinds } from '../rules/turn/action-list.js';
import { startOfActivation } from '../rules/turn/activation-start-order.js';
import { endActivation } from '../rules/turn/activation-ends.js';
import { endOfActivation } from '../rules/turn/end-activation-effects.js';
import { endOfTurn } from '../rules/turn/end-turn-effects.js';
import { whyNoAction } from '../rules/turn/extra-action-no-repeat.js';
import { noUnitLeft } from '../rules/turn/no-unit-left.js';
import { passTurn } from '../rules/turn/pass.js';
import { nextStep } from '../rules/turn/sequence.js';
import { whyNoFlip } from '../rules/turn/stance-change.js';
import { startOfTurn } from '../rules/turn/start-effects.js';
import { startOthers } from '../rules/turn/start-other-effects.js';

// A turn in its twelve steps. In the fifth its player acts; everything else happens by itself, or on frames above.

type Turn = Frozen<TurnFrame>;

const unitOf = (state: State, { unit }: Turn): UnitInfo | undefined => prepare(state.table).units[unit];

/** Does the player act? While the active unit is on the board and nothing has cut its activation. */
const acting = (state: State, turn: Turn): UnitInfo | undefined => {
  const unit = turn.step === 5 && !turn.over ? unitOf(state, turn) : undefined;
  return unit !== undefined && onBoard(state, unit).length > 0 ? unit : undefined;
};

const actionsOf = (state: State, unit: UnitInfo): readonly ActionKind[] => actionKinds().filter((action) => whyNoAction(state, unit, action) === undefined);

const whyNot = (state: State, turn: Turn, choice: Choice): Refusal | undefined => {
  const unit = unitOf(state, turn);
  if (unit === undefined || choice.kind === 'end') return undefined;
  if (choice.kind === 'action') return whyNoAction(state, unit, choice.action);
  if (choice.kind === 'stance') return choice.unit === unit.id ? whyNoFlip(state, unit, choice.stance) : { kind: 'not-the-unit', rule: 'sp.turn.stance-change', unit: choice.unit, wanted: [unit.id] };
  if (choice.kind !== 'ability') return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'act' };
  const use = useOf(state, choice, '');
  return isUse(use) ? whyNotActive(state, use, false) : use;
};

const reduceOf = (state: State, turn: Turn, choice: Choice): readonly Event[] => {
  const unit = unitOf(state, turn);
  if (unit === undefined) return [nextStep(turn)];
  if (choice.kind === 'action') return beginDeed(state, { seat: turn.seat, unit, action: choice.action, granted: false });
  if (choice.kind === 'stance') return [{ kind: 'stance-set', rule: 'sp.turn.stance-change', unit: unit.id, stance: choice.stance, flip: true }];
  const use = choice.kind === 'ability' ? useOf(state, choice, '') : undefined;
  return use !== undefined && isUse(use) ? useAbility(state, use, { free: false, rule: 'sp.ability.type-active' }) : [nextStep(turn)];
};

/** A step whose moment has not been told yet: its effects, and then it goes on. */
const told = (turn: Turn, events: readonly Event[]): readonly Event[] =>
  turn.told ? [nextStep(turn)] : [{ kind: 'moment-told', rule: 'sp.turn.sequence', told: 1 }, ...events];

const STEPS: Readonly<Record<number, (state: State, turn: Turn) => readonly Event[]>> = {
  1: (state, turn) => told(turn, startOfTurn(state)),
  2: (state, turn) => {
    const lost = turn.told ? [] : noUnitLeft(state, turn.seat, '');
    return lost.length > 0 ? lost : told(turn, [{ kind: 'begun', rule: 'sp.deck.reveal-or-reserve', frame: { kind: 'deck', seat: turn.seat, card: '', revealed: 0, how: '' } }]);
  },
  3: (_state, turn) => [nextStep(turn)],
  4: (state, turn) => (turn.told ? [nextStep(turn), ...(turn.over ? [] : startOthers(state, `${turn.unit}-1`))] : startOfActivation(state, turn.unit)),
  5: (_state, turn) => [nextStep(turn)],
  6: (state, turn) => told(turn, endOfActivation(state, `${turn.unit}-1`)),
  7: (state, turn) => [...endActivation(state, turn.unit), nextStep(turn)],
  8: (state, turn) => told(turn, endOfTurn(state)),
  9: (state, turn) => [nextStep(turn), ...scoreTurn(state)],
  10: (state, turn) => [nextStep(turn), ...checkDefeat(state)],
  11: (state, turn) => [nextStep(turn), ...settleStruggle(state)],
  12: (state) => {
    const over = timeIsUp(state);
    return over.length > 0 ? over : [...refreshAtEnd(state), ...passTurn(state)];
  },
};

const candidatesOf = (state: State, turn: Turn, density: Density): readonly Choice[] => {
  const unit = unitOf(state, turn);
  const answer = { answers: state.play.written, by: turn.seat };
  if (unit === undefined) return [];
  // A combat action without a target is legal, but no guess worth listing where few are wanted.
  const hasTarget = (): boolean => onBoard(state, unit).some((character) => canAttack(state, { character, type: 'any', dice: 0 }));
  const actions = actionsOf(state, unit).filter((action) => density !== 'sparse' || action !== 'combat' || hasTarget());
  const other = 1 - (state.play.units[unit.id]?.stance ?? 0);
  return [
    ...actions.map((action): Choice => ({ kind: 'action', ...answer, action })),
    ...activeUses(state, false, density).map((use) => choiceOfUse(use, state.play.written)),
    ...(whyNoFlip(state, unit, other) === undefined ? [{ kind: 'stance', ...answer, unit: unit.id, stance: other } satisfies Choice] : []),
    { kind: 'end', ...answer },
  ];
};

/** A turn. */
export const turn: Room<Types, TurnFrame> = {
  ask: (state, frame) => {
    const unit = acting(state, frame);
    if (unit === undefined) return undefined;
    return { kind: 'pick', id: state.play.written, by: frame.seat, for: 'act', listed: 'all', unit: unit.id, actions: actionsOf(state, unit) };
  },
  check: checkBy(whyNot),
  reduce: reduceOf,
  advance: (state, frame) => (STEPS[frame.step] as (state: State, turn: Turn) => readonly Event[])(state, frame),
  candidates: candidatesOf,
};
