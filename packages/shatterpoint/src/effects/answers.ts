import { the, type Frozen } from '@regelwerk/core';
import { attackOf } from '../agenda.js';
import type { EffectOf } from '../model/effect.js';
import type { Event } from '../model/event.js';
import { FACES } from '../model/faces.js';
import type { EffectsFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';

// What effects ask of a player besides whom: which dice to roll again, which card to put back.

type Reroll = Frozen<EffectOf<'reroll'>>;

/** How many dice of each face may be rolled again. */
const allowed = (state: State, { roll, faces }: Reroll): readonly number[] => {
  const counts = attackOf(state)?.[roll] ?? [];
  return FACES[roll].map((face, at) => (faces.includes(face) ? (counts[at] ?? 0) : 0));
};

/** How many dice a reroll could pick up. */
export const rerollable = (state: State, effect: Reroll): number => allowed(state, effect).reduce((sum, n) => sum + n, 0);

/** Why these dice cannot be rolled again. */
export const whyNotReroll = (state: State, { effect, most }: { readonly effect: Reroll; readonly most: number }, dice: readonly number[]): Refusal | undefined => {
  const there = allowed(state, effect);
  const all = dice.reduce((sum, n) => sum + n, 0);
  const fits = all <= most && dice.every((n, at) => n <= (there[at] ?? 0));
  return fits ? undefined : { kind: 'wrong-dice', rule: effect.roll === 'attack' ? 'sp.attack.modify-attack-roll' : 'sp.attack.modify-defence-roll', dice, most };
};

/** Every way to pick up dice that a reroll allows, from none to as many as it may. */
export const takeUp = (state: State, effect: Reroll, most: number): readonly (readonly number[])[] => {
  let ways: readonly (readonly number[])[] = [[]];
  for (const there of allowed(state, effect)) {
    ways = ways.flatMap((way) => {
      const left = most - way.reduce((sum, n) => sum + n, 0);
      return Array.from({ length: Math.min(there, left) + 1 }, (_, n) => [...way, n]);
    });
  }
  return ways.filter((way) => way.some((n) => n > 0));
};

/** The cards that an effect can put back: those that lie used. */
export const movableCards = ({ play }: State, seat: string): readonly string[] => [...new Set(the(play.sides, seat).used)];

/** A used card goes back to the deck. */
export const moveCard = ({ seat, list }: Frozen<EffectsFrame>, card: string): Event => {
  const [effect] = list;
  return { kind: 'card-moved', rule: 'sp.ability.card-hooks', seat, card, to: effect?.do === 'deck' ? effect.how : 'shuffle' };
};
