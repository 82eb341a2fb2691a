import { find, the, type Frozen } from '@regelwerk/core';
import { hasTags } from '../keywords/tags.js';
import type { Effect, To } from '../model/effect.js';
import type { EffectsFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { sees, whatBlocks } from '../rules/los/definition.js';
import { isInReach } from '../rules/measure/effect-source.js';
import { distanceOf, rangeLength } from '../rules/measure/range.js';

// Whom an effect concerns: its source, its target, or a character that is still to be chosen.

type Chooser = Frozen<Exclude<To, string>>;

/** Does the effect leave it to a player whom it concerns? */
export const chooserOf = (effect: Frozen<Effect> | undefined): Chooser | undefined =>
  effect !== undefined && 'to' in effect && typeof effect.to !== 'string' ? effect.to : undefined;

/** Effects that are the same for all characters of their unit, and those for which it counts where it stands that causes them. */
const OF_UNITS: readonly Effect['do'][] = ['damage', 'condition', 'hunker', 'action'];
const FROM_SOURCE: readonly Effect['do'][] = ['push', 'pull', 'shove'];

/** Does it make a difference which character of a unit causes an effect: for whom it is, or for what is measured from it? */
export const isOfOne = (effect: Frozen<Effect>): boolean => {
  if (!('to' in effect) || FROM_SOURCE.includes(effect.do)) return 'to' in effect;
  const { to } = effect;
  if (typeof to === 'string') return to === 'self' && !OF_UNITS.includes(effect.do);
  return to.within > 0 || to.sight || (to.choose !== 'enemy' && !to.self);
};

/** From whom an effect is measured: who causes it; nobody carries out a tactics card, so each of its unit's characters will do. */
const sourcesOf = ({ table }: State, { from, source }: Frozen<EffectsFrame>): readonly string[] => (from === 'tactics' ? the(prepare(table).unitOf, source).characters : [source]);

/** Why a character cannot be chosen for an effect. */
export const whyNotTarget = (state: State, frame: Frozen<EffectsFrame>, { chooser, character }: { readonly chooser: Chooser; readonly character: string }): Refusal | undefined => {
  const unit = find(prepare(state.table).unitOf, character);
  if (unit === undefined) return { kind: 'unknown-id', what: 'character', id: character };
  const wrong = (why: 'side' | 'self' | 'tags' | 'off-board'): Refusal => ({ kind: 'wrong-target', rule: 'sp.measure.effect-source', target: character, why });
  if (the(state.play.characters, character).on === '') return wrong('off-board');
  if (chooser.choose !== 'any' && (unit.seat === frame.seat) !== (chooser.choose === 'own')) return wrong('side');
  if (!chooser.self && character === frame.source) return wrong('self');
  if (!hasTags(unit, chooser.tags)) return wrong('tags');
  // A rule of the mission has no place to measure from; a card whose unit has left the board has lost it.
  if (frame.source === '') return frame.from !== 'mission' && (chooser.within > 0 || chooser.sight) ? wrong('off-board') : undefined;
  const near = sourcesOf(state, frame).filter((source) => isInReach(state, { source, within: chooser.within }, character));
  const [first] = near;
  if (first === undefined) {
    return { kind: 'out-of-range', rule: 'sp.measure.effect-source', distance: distanceOf(state, frame.source, character), range: rangeLength(chooser.within) };
  }
  if (!chooser.sight || near.some((source) => sees(state, source, character))) return undefined;
  return { kind: 'no-sight', rule: 'sp.los.definition', target: character, by: whatBlocks(state, first, character)[0] ?? '' };
};

/** The characters that can be chosen for the effect that is due. */
export const targetsOf = (state: State, frame: Frozen<EffectsFrame>, chooser: Chooser): readonly string[] =>
  prepare(state.table).characters.filter((character) => whyNotTarget(state, frame, { chooser, character }) === undefined);

/** The character that the effect that is due concerns; empty where there is none on the board. */
export const whomOf = (state: State, frame: Frozen<EffectsFrame>, to: Frozen<To>): string => {
  const character = typeof to !== 'string' ? frame.chosen : to === 'self' ? frame.source : frame.target;
  return state.play.characters[character]?.on === '' ? '' : character;
};
