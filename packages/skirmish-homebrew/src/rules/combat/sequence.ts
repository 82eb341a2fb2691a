import { the, type Frozen } from '@regelwerk/core';
import type { Event, EventOf } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { compare, type Resolution } from '../dice/opposed.js';
import { countSuccesses } from '../dice/success.js';
import { callRoll, volleysOf } from '../dice/whole-roll.js';
import { harm, type Hurt } from '../life/incapacitated.js';
import { attackDice, defenceDice, dodgeDice } from '../skill/dice.js';

type Attack = Frozen<AttackFrame>;

/** An attack that is paid for: by which rule, with how many shots, and whether it uses the attacker's aims up. */
export interface Begun extends Pick<Attack, 'attacker' | 'target' | 'means' | 'cover'> {
  readonly by: RuleId;
  readonly shots: number;
  readonly clearsAim: boolean;
}

/** An attack begins: how many dice each of its shots has is settled now. */
export const beginAttack = rule('hb.combat.sequence', (state: State, begun: Begun): EventOf<'attack-begun'> => {
  const { by, attacker, target, means, cover, shots, clearsAim } = begun;
  const { aims } = the(state.play.figures, attacker);
  const dice = Array.from({ length: shots }, (_, shot) => attackDice(state, { attacker, means, shot, aims }).value);
  return { kind: 'attack-begun', rule: by, attacker, target, means: { ...means }, cover, volleys: volleysOf(state, dice), clearsAim };
});

/** The first roll of a shot: the attacker's. Dice beyond weapon and skills are those of its aims. */
export const callAttack = rule('hb.combat.sequence', (state: State, { attacker, means, volleys, shot: before }: Attack): Event => {
  const pools = (volleys[0] ?? []).map((value, i) => {
    const shot = before + i;
    const aims = value - attackDice(state, { attacker, means, shot, aims: 0 }).value;
    return { value, because: attackDice(state, { attacker, means, shot, aims }).because };
  });
  return callRoll(state, {
    by: 'hb.combat.sequence',
    purpose: means.kind === 'melee' ? 'melee-attack' : 'ranged-attack',
    figure: attacker,
    pools,
  });
});

/** The second roll of a shot: the target dodges, or in melee defends itself. */
export const callAnswer = rule('hb.combat.sequence', (state: State, { target, means, cover, volleys }: Attack): Event => {
  const melee = means.kind === 'melee';
  const pool = melee ? defenceDice(state, target) : dodgeDice(state, target, cover);
  return callRoll(state, {
    by: 'hb.combat.sequence',
    purpose: melee ? 'defence' : 'dodge',
    figure: target,
    pools: (volleys[0] ?? []).map(() => pool),
  });
});

/** Are there shots left that nobody rolls for, since the target has fallen? */
const lapses = ({ table }: State, able: boolean, left: number): boolean => !able && left > 0 && table.options.shotsAfterFall === 'lapse';

const lapse = ({ attacker, target }: Attack): Event => ({ kind: 'shots-lapsed', rule: 'hb.combat.sequence', attacker, target });

const settleShot = (state: State, attack: Attack, { i, hurt, resolution }: { i: number; hurt: Hurt; resolution: Resolution }): readonly Event[] => {
  const { attacker, target, rolled, shot } = attack;
  const from = state.table.options.successOn;
  const [hits = 0, misses = 0] = [0, 1].map((roll) => countSuccesses(rolled[roll]?.[i] ?? [], from));
  const lost = compare(resolution, hits, misses);
  return [
    { kind: 'shot-settled', rule: 'hb.dice.opposed', attacker, target, shot: shot + i + 1, attack: hits, defence: misses, lost },
    ...harm(state, hurt, { lost, by: 'hb.dice.opposed' }),
  ];
};

/** Both rolls stand: the shots are compared one after another, and life points are lost. The rest lapses when the target falls. */
export const settleVolley = rule('hb.combat.sequence', (state: State, attack: Attack, resolution: Resolution): readonly Event[] => {
  const { target, volleys } = attack;
  const shots = volleys[0]?.length ?? 0;
  const figure = the(state.play.figures, target);
  let hurt: Hurt = { figure: target, life: figure.life, able: figure.able };
  const events: Event[] = [];
  for (let i = 0; i < shots; i += 1) {
    for (const event of settleShot(state, attack, { i, hurt, resolution })) {
      if (event.kind === 'life-lost') hurt = { ...hurt, life: hurt.life - event.lost };
      if (event.kind === 'figure-incapacitated') hurt = { ...hurt, able: false };
      events.push(event);
    }
    if (lapses(state, hurt.able, shots - i - 1 + volleys.length - 1)) return [...events, lapse(attack)];
  }
  events.push({ kind: 'volley-done', rule: 'hb.combat.sequence' });
  return events;
});

/** The attack is over. */
export const endAttack = rule('hb.combat.sequence', ({ attacker, target }: Attack): Event => ({
  kind: 'attack-ended',
  rule: 'hb.combat.sequence',
  attacker,
  target,
}));
