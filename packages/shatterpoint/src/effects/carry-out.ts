import { absurd, the, type Frozen } from '@regelwerk/core';
import { attackOf } from '../agenda.js';
import type { Effect, EffectOf } from '../model/effect.js';
import type { Event } from '../model/event.js';
import { FACES, shown } from '../model/faces.js';
import type { EffectsFrame } from '../model/frame.js';
import type { RuleId } from '../model/rule-id.js';
import type { State } from '../model/state.js';
import { otherSeat, prepare } from '../prepare.js';
import { mayBeMoved } from '../rules/ability/cannot-beats-can.js';
import { strengthOf } from '../rules/ability/surcharge-not-variable.js';
import { gainHunker } from '../rules/cover/hunker.js';
import { gainCondition } from '../rules/condition/duplicate.js';
import { suffer } from '../rules/damage/take.js';
import { refreshDeck } from '../rules/deck/refresh.js';
import { readyForce } from '../rules/force/refresh.js';
import { readyForceOf } from '../rules/force/shared-pool.js';
import { spendForce } from '../rules/force/spend.js';
import { gainMomentum, loseMomentum } from '../rules/struggle/momentum.js';
import { iconActive, iconCondition, iconDamage, iconHeal, iconHunker, iconMove } from '../rules/tree/icon.js';
import { pullAfterShove, pushOfShove } from '../rules/tree/shove.js';
import { grantAction } from '../rules/turn/extra-action.js';
import { grantAttack, grantMove, lapsed } from '../rules/turn/granted-attack-no-action.js';

// What each effect causes. Those that ask a player something put a frame on top; those that happen several times are begun several times.

type Frame = Frozen<EffectsFrame>;

/** An effect that is due: whom it concerns, how often it is still to be done, and what says so. */
interface Due<E> {
  readonly state: State;
  readonly frame: Frame;
  readonly effect: Frozen<E>;
  readonly character: string;
  readonly times: number;
}

/** The rule under which effects of a frame happen. */
export const ruleOf = ({ from }: Pick<Frame, 'from'>): RuleId =>
  from === 'tree' ? 'sp.tree.directed-personal' : from === 'chart' ? 'sp.expertise.effects-after' : from === 'tactics' ? 'sp.deck.battle-tactics-resolve' : 'sp.ability.effect-order';

const seatOf = ({ state, frame }: Due<unknown>, side: 'own' | 'enemy'): string => (side === 'own' ? frame.seat : otherSeat(prepare(state.table), frame.seat));

const unitIdOf = ({ state, character }: Due<unknown>): string => the(prepare(state.table).unitOf, character).id;

/** Is a combat tree being walked through, and is the effect about the defender's unit? Only then can the damage pool of the attack take it. */
const hasPool = ({ state, character }: Due<unknown>): boolean => {
  const attack = attackOf(state);
  return attack?.step === 8 && the(prepare(state.table).unitOf, attack.defender).characters.includes(character);
};

/** Does the effect come from that tree itself? Damage of others is dealt at once. */
const fillsPool = (due: Due<unknown>): boolean => due.frame.from === 'tree' && hasPool(due);

const damage = (due: Due<EffectOf<'damage'>>): readonly Event[] =>
  fillsPool(due)
    ? [iconDamage(due.times)]
    : suffer(due.state, unitIdOf(due), { damage: due.times, rule: 'sp.damage.take' });

const displace = (due: Due<EffectOf<'push' | 'pull' | 'place'>>): readonly Event[] => {
  const { state, frame, effect, character } = due;
  const { x, y } = state.play.characters[character === frame.source ? frame.target : frame.source] ?? the(state.play.characters, character);
  return [
    {
      kind: 'begun',
      rule: 'sp.displace.types',
      frame: {
        kind: 'displace', how: effect.do, seat: frame.seat, character, from: { x, y }, range: effect.range, may: effect.may,
        level: effect.do !== 'place' || effect.level,
      },
    },
  ];
};

const force = (due: Due<EffectOf<'force'>>): readonly Event[] => {
  const seat = seatOf(due, due.effect.side);
  if (due.effect.how === 'refresh') return readyForce(due.state, seat, due.times);
  return spendForce(due.state, seat, { force: Math.min(readyForceOf(due.state, seat), due.times), because: [] });
};

const momentum = (due: Due<EffectOf<'momentum'>>): readonly Event[] => {
  const seat = seatOf(due, due.effect.side);
  return due.effect.how === 'gain' ? gainMomentum(due.state, seat, 'sp.struggle.momentum-place') : loseMomentum(due.state, seat, 1);
};

/** The rules by which abilities modify the two rolls, and those by which they change the two pools. */
const MODIFIES = { attack: 'sp.attack.modify-attack-roll', defence: 'sp.attack.modify-defence-roll' } as const;
const BUILDS = { attack: 'sp.attack.step-attack-pool', defence: 'sp.attack.step-defence-pool' } as const;

const turn = ({ state, effect, times }: Due<EffectOf<'turn'>>): readonly Event[] => {
  const { roll, from, into } = effect;
  const n = Math.min(times, shown(roll, attackOf(state)?.[roll] ?? [], from));
  return n === 0 || !FACES[roll].includes(into) ? [] : [{ kind: 'dice-turned', rule: MODIFIES[roll], roll, from, into, n }];
};

/** The step in which both pools are built. */
const POOLS_BUILT = 4;

const inAttack = (state: State, event: Event): readonly Event[] => (attackOf(state) === undefined ? [] : [event]);

/** Is there an attack whose pools are still to be built? What has been rolled has its size. */
const isBuilding = (state: State): boolean => (attackOf(state)?.step ?? POOLS_BUILT) < POOLS_BUILT;

/** Does an effect move a character that cannot be moved by whoever causes it? */
const isUnmoved = ({ state, frame, effect, character }: Due<Effect>): boolean =>
  (effect.do === 'push' || effect.do === 'pull' || effect.do === 'place') && !mayBeMoved(the(prepare(state.table).unitOf, character), frame.seat);

/** Effects for which there is no character, or nobody to cause them, on the board any more pass without a trace. */
const isBereft = ({ state, frame, effect, character }: Due<Effect>): boolean => {
  const needsSource = effect.do === 'shove' || effect.do === 'free-ability';
  return ('to' in effect && character === '') || (needsSource && (state.play.characters[frame.source]?.on ?? '') === '');
};

/** What one of the effects of a list causes, apart from leaving it. */
export const carryOut = (due: Due<Effect>): readonly Event[] => {
  const { state, frame, effect, character, times } = due;
  const concerned = { seat: frame.seat, character };
  const inTree = frame.from === 'tree';
  if (isBereft(due) || isUnmoved(due)) return [];
  const none = lapsed(state, frame, effect);
  if (none.length > 0) return none;
  switch (effect.do) {
    case 'damage':
      return damage({ ...due, effect });
    case 'heal':
      return [inTree ? iconHeal(concerned) : { kind: 'begun', rule: 'sp.damage.heal', frame: { kind: 'heal', ...concerned } }];
    case 'condition':
      return fillsPool(due) ? iconCondition(state, concerned, effect.condition) : gainCondition(state, unitIdOf(due), { condition: effect.condition, pool: hasPool(due) });
    case 'hunker':
      return inTree ? iconHunker(state, concerned, times) : gainHunker(state, unitIdOf(due), times);
    case 'move':
      return inTree ? iconMove(state, concerned, effect.how) : grantMove(state, concerned, effect.how);
    case 'push':
    case 'pull':
    case 'place':
      return displace({ ...due, effect });
    case 'shove':
      return times === 2 ? pushOfShove(state, frame, character) : pullAfterShove(state, frame, character);
    case 'force':
      return force({ ...due, effect });
    case 'momentum':
      return momentum({ ...due, effect });
    case 'attack':
      return grantAttack(state, character, effect);
    case 'action':
      return grantAction(state, unitIdOf(due), effect.action);
    case 'free-ability':
      return iconActive(state, { seat: frame.seat, character: frame.source });
    case 'turn':
      return turn({ ...due, effect });
    case 'add':
      return inAttack(state, { kind: 'dice-added', rule: MODIFIES[effect.roll], roll: effect.roll, face: effect.face, n: times });
    case 'dice':
      return isBuilding(state) ? [{ kind: 'pool-changed', rule: BUILDS[effect.roll], roll: effect.roll, n: effect.n }] : [];
    case 'refresh':
      return refreshDeck(state, frame.seat, 'sp.deck.refresh');
    case 'priority':
      return [
        {
          kind: 'begun',
          rule: 'sp.objective.priority',
          frame: { kind: 'roll', purpose: 'priority', seat: frame.seat, label: `priority-${String(state.play.written)}`, pools: [{ die: 'defence', dice: 1 }] },
        },
      ];
    // These wait for an answer, or for a function of the host: the room has dealt with them.
    case 'reroll':
    case 'deck':
    case 'call':
      return [];
    default:
      return absurd(effect);
  }
};

/** Effects that are begun anew for each of their number; all others take their number at once. */
const ONE_BY_ONE: readonly Effect['do'][] = ['heal', 'momentum'];

/** How often an effect is to be begun, and the number that each time has. */
export const timesOf = (effect: Frozen<Effect>, x: number): { readonly begin: number; readonly each: number } => {
  if (effect.do === 'shove') return { begin: 2, each: 1 };
  const n = 'n' in effect && effect.do !== 'dice' ? strengthOf(effect.n, x) : 1;
  return ONE_BY_ONE.includes(effect.do) ? { begin: n, each: 1 } : { begin: n === 0 ? 0 : 1, each: n };
};

