import type { Choice } from '../model/choice.js';
import type { State } from '../model/state.js';
import { otherSeat, prepare } from '../prepare.js';

// Players who take any legal choice wander and never meet. These go for the enemy and the objectives, so that all of a match is seen.

/** How near a place is to the nearest of some, from 1 (far) to 40 (there). */
const nearness = (x: number, y: number, places: readonly { readonly x: number; readonly y: number }[]): number => {
  const least = places.reduce((best, one) => Math.min(best, Math.max(Math.abs(one.x - x), Math.abs(one.y - y))), 80_000);
  return Math.max(1, Math.round(40 - least / 1500));
};

const goals = ({ table, play }: State, by: string): readonly { readonly x: number; readonly y: number }[] => {
  const prepared = prepare(table);
  const foes = (prepared.charactersOf[otherSeat(prepared, by)] ?? []).flatMap((id) => {
    const one = play.characters[id];
    return one === undefined || one.on === '' ? [] : [one];
  });
  return foes.length > 0 ? foes : [{ x: 45_720, y: 45_720 }];
};

const WEIGHTS: Readonly<Partial<Record<Choice['kind'], number>>> = { attack: 60, option: 8, ability: 6, displace: 4, heal: 4, stay: 2 };

/** How likely a choice is, for lively random matches. */
export const weigh = (state: State, choice: Choice): number => {
  if (choice.kind === 'action') return { move: 10, combat: 30, focus: 3, recover: 3, 'take-cover': 3 }[choice.action];
  if (choice.kind !== 'move' && choice.kind !== 'deploy') return WEIGHTS[choice.kind] ?? 1;
  const near = nearness(choice.to.x, choice.to.y, goals(state, choice.by));
  return near * near;
};
