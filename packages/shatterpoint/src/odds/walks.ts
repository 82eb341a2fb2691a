import { onceFor, type Frozen } from '@regelwerk/core';
import { MOST_PATHS } from '@regelwerk/dice/games';
import type { Condition, EffectOf } from '../model/effect.js';
import { whyNotTake } from '../attacks/tree.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import type { Tree } from '../model/unit.js';
import { gainCondition } from '../rules/condition/duplicate.js';
import { nextOptions } from '../rules/tree/branch.js';
import { optionIn } from '../rules/tree/structure.js';

/** What a walk through a combat tree does to the defender: damage for the pool, and conditions. */
export interface Harm {
  readonly damage: number;
  readonly conditions: readonly Condition[];
}

/** A walk, by the options that it takes. */
export interface Walk extends Harm {
  readonly options: readonly string[];
}

/** All walks through a tree, the empty one first, shorter ones before those that go on; cut off where there are too many. */
export const walksIn = onceFor((tree: Frozen<Tree>): readonly (readonly string[])[] => {
  const walks: (readonly string[])[] = [[]];
  for (let i = 0; i < walks.length && walks.length <= MOST_PATHS; i += 1) {
    const walk = walks[i] ?? [];
    for (const option of nextOptions(tree, walk)) walks.push([...walk, option]);
  }
  return walks;
});

/** A state in which a unit has these conditions. */
const having = ({ table, play }: State, unit: string, conditions: readonly Condition[]): State =>
  ({ table, play: { ...play, units: { ...play.units, [unit]: { ...play.units[unit], conditions } } } }) as State;

/** A condition of an option: it is gained, or the pool grows. */
const condition = (state: State, { unit, harm }: { readonly unit: string; readonly harm: Harm }, effect: Frozen<EffectOf<'condition'>>): Harm => {
  const [event] = gainCondition(having(state, unit, harm.conditions), unit, { condition: effect.condition, pool: true });
  if (event?.kind === 'damage-pooled') return { ...harm, damage: harm.damage + event.damage };
  return event === undefined ? harm : { ...harm, conditions: [...harm.conditions, effect.condition] };
};

/** What a walk does, option by option, to a unit that has some conditions already. */
export const walkTo = (state: State, { tree, unit, before }: { readonly tree: Frozen<Tree>; readonly unit: string; readonly before: readonly Condition[] }, options: readonly string[]): Walk => {
  let harm: Harm = { damage: 0, conditions: before };
  for (const effect of options.flatMap((id) => optionIn(tree, id)?.effects ?? [])) {
    if (effect.do === 'damage' && typeof effect.n === 'number') harm = { ...harm, damage: harm.damage + effect.n };
    else if (effect.do === 'condition' && effect.to === 'target') harm = condition(state, { unit, harm }, effect);
  }
  return { ...harm, options };
};

/** The shortest walk for each different result. */
export const resultsOf = (walks: readonly Walk[]): readonly Walk[] => {
  const known = new Map<string, Walk>();
  for (const walk of walks) {
    const key = `${walk.damage} ${[...walk.conditions].sort().join(' ')}`;
    if (!known.has(key)) known.set(key, walk);
  }
  return [...known.values()];
};

/** Why a character cannot walk so through its tree. */
export const whyNotWalk = (state: State, attacker: string, path: readonly string[]): Refusal | undefined => {
  for (const [i, id] of path.entries()) {
    const why = whyNotTake(state, { attacker, path: path.slice(0, i) }, id);
    if (why !== undefined) return why;
  }
  return undefined;
};
