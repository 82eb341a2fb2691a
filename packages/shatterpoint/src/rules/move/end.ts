import { find } from '@regelwerk/core';
import { disc, type Disc, type Ticks } from '@regelwerk/geometry';
import { faultsOfSpot } from '@regelwerk/geometry/moves';
import type { Scene } from '../../board/scene.js';
import { type Spot } from '../../model/ids.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import { liesOnBoard } from './stay-on-board.js';

/** Geometry names a list and a place in it; the game names what is there. */
const refusalOf = ({ field, who }: Scene, path: string, on: string): Refusal => {
  const [list, place = '0'] = path.split('.');
  const at = Number(place);
  if (list === 'bases') return { kind: 'spot-taken', rule: 'sp.move.end-no-overlap', by: who[at] ?? '' };
  if (list === 'obstacles') return { kind: 'barred', rule: 'sp.move.end-must-fit', by: field.by[at] ?? '' };
  return { kind: 'not-supported', rule: 'sp.move.end-supported', on, by: field.on[at] ?? '' };
};

/**
 * Why a base may not end on a surface at a place: it must lie wholly on it, fit in, and overlap no other base of its elevation. Surfaces of one
 * height and elevation are one where they meet: any of those below the base names it.
 * A place that is no surface of this scene carries nobody.
 */
export const whyNotEnd = rule(
  ['sp.move.end-supported', 'sp.move.end-no-overlap', 'sp.move.end-must-fit'],
  (scene: Scene, { x, y, on }: Spot, radius: Ticks): Refusal | undefined => {
    const base: Disc = disc({ x, y }, radius);
    if (!liesOnBoard(scene, base)) return { kind: 'off-board', rule: 'sp.move.stay-on-board' };
    const floor = find(scene.field.places, on);
    if (floor === undefined) return { kind: 'no-such-surface', rule: 'sp.move.end-supported', on };
    const [first] = faultsOfSpot({ base, floor }, scene.ground);
    return first === undefined ? undefined : refusalOf(scene, first.path, on);
  },
);
