import type { Frozen } from '@regelwerk/core';
import { allHold, onBoard, whyNotUse, type Use } from './abilities.js';
import { attackOf, turnOf } from './agenda.js';
import { isOfOne } from './effects/whom.js';
import type { Frame, WindowFrame } from './model/frame.js';
import type { State } from './model/state.js';
import { UNIT_MOMENTS, type Moment } from './model/trigger.js';
import { prepare, type Speaker } from './prepare.js';
import { isReaction } from './rules/ability/identity-passive.js';
import { isSpent } from './rules/ability/type-innate.js';
import { hears, isTriggered } from './rules/ability/type-reactive.js';
import { hasAbilities } from './rules/ability/wounded-may-use.js';
import { isCutOff } from './rules/damage/wounded-ends-activation.js';

// Who could speak at a moment, and with what.

/** A moment: what happens, whom it is about, and the other one of an attack. */
export interface Occasion {
  readonly at: Moment;
  readonly about: string;
  readonly other: string;
}

/** An ability that could speak now, by the name under which a window notes it. */
export interface Offer {
  readonly by: string;
  readonly use: Use;
  readonly reactive: boolean;
  /** Among how many characters of its unit its player chooses the one that speaks, if that makes a difference. */
  readonly voices: number;
}

/** The moments of an attack, where a trigger says whether it looks at the attacker or at the defender. */
const IN_ATTACK: readonly Moment[] = ['targeted', 'modify-attack', 'modify-defence', 'after-attack'];

/** The name of an ability in a window. */
export const nameOf = ({ unit, ability }: Pick<Use, 'unit' | 'ability'>): string => `${unit.id}/${ability.id}`;

/** Whom a trigger looks at, and the other one. */
const lookedAt = (state: State, { at, about, other }: Occasion, { ability }: Speaker): readonly [string, string] => {
  const attack = IN_ATTACK.includes(at) ? attackOf(state) : undefined;
  if (attack === undefined) return [about, other];
  return ability.on.as === 'attacker' ? [attack.attacker, attack.defender] : [attack.defender, attack.attacker];
};

/** Is an ability silent that must be resolved? What it causes itself does not start it again, and a train of such answers ends. */
const isSilent = (state: State, { unit, ability }: Speaker): boolean =>
  !isReaction(ability) &&
  ((state.play.agenda as readonly Frozen<Frame>[]).some((frame) => frame.kind === 'effects' && frame.ability === ability.id && unit.characters.includes(frame.source)) ||
    isSpent(state));

/** The abilities that wait for such a moment but are too far from it: by their names in a window, where they have nothing to say. */
export const tooFarAt = (state: State, occasion: Occasion): string[] => {
  const deaf: string[] = [];
  for (const speaker of prepare(state.table).speakers[occasion.at] ?? []) {
    const { unit, ability } = speaker;
    const [about] = lookedAt(state, occasion, speaker);
    if (!hears(state, unit, { on: ability.on, about }) && isTriggered(state, unit, { on: ability.on, about })) deaf.push(nameOf(speaker));
  }
  return deaf;
};

/** Who acts or suffers itself speaks of that; of all else, and of what concerns the unit as a whole, any of its characters can. */
const voicesOf = (state: State, { at, about }: Occasion, { unit, ability }: Pick<Use, 'unit' | 'ability'>): number => {
  if (unit.characters.length === 1 || (unit.characters.includes(about) && !UNIT_MOMENTS.includes(at))) return 1;
  return 'effects' in ability && ability.effects.some(isOfOne) ? onBoard(state, unit).length : 1;
};

const offerOf = (state: State, occasion: Occasion, speaker: Speaker): Offer | undefined => {
  const { unit, ability } = speaker;
  const [about, other] = lookedAt(state, occasion, speaker);
  if (!hasAbilities(state, unit.id) || !isTriggered(state, unit, { on: ability.on, about }) || isSilent(state, speaker)) return undefined;
  const own = unit.characters.includes(about);
  const [first] = onBoard(state, unit);
  const character = own ? about : first;
  if (character === undefined) return undefined;
  const use: Use = { unit, ability, character, target: own ? other : about, x: 0 };
  if (!allHold(state, use, ability.when) || (isReaction(ability) && whyNotUse(state, use, false) !== undefined)) return undefined;
  return { by: nameOf(use), use, reactive: isReaction(ability), voices: voicesOf(state, { ...occasion, about }, use) };
};

const tacticOffers = (state: State, occasion: Occasion): readonly Offer[] => {
  const unit = prepare(state.table).units[turnOf(state)?.unit ?? ''];
  const [character] = unit === undefined ? [] : onBoard(state, unit);
  if (unit === undefined || character === undefined) return [];
  return unit.card.abilities.flatMap((ability): readonly Offer[] => {
    const use: Use = { unit, ability, character, target: '', x: 0 };
    return ability.kind === 'tactic' && allHold(state, use, ability.when) ? [{ by: nameOf(use), use, reactive: false, voices: voicesOf(state, occasion, use) }] : [];
  });
};

/** All that could speak at a moment, of both seats. */
export const offersAt = (state: State, occasion: Occasion): readonly Offer[] => {
  if (isCutOff(state, occasion.at)) return [];
  if (occasion.at === 'tactics') return tacticOffers(state, occasion);
  const speakers = prepare(state.table).speakers[occasion.at];
  if (speakers === undefined) return [];
  const offers: Offer[] = [];
  for (const speaker of speakers) {
    const offer = offerOf(state, occasion, speaker);
    if (offer !== undefined) offers.push(offer);
  }
  return offers;
};

/** What a seat could still say in a window: what it must resolve, and what it may. */
export const offersIn = (state: State, frame: Frozen<WindowFrame>, seat: string): { readonly must: readonly Offer[]; readonly may: readonly Offer[] } => {
  const left = offersAt(state, frame).filter(({ by, use }) => use.unit.seat === seat && !frame.done.includes(by));
  return { must: left.filter(({ reactive }) => !reactive), may: frame.reacted.includes(seat) ? [] : left.filter(({ reactive }) => reactive) };
};
