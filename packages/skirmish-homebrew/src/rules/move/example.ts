import { pointAlong } from '@regelwerk/geometry';
import type { Mover } from '../../board/in-way.js';
import type { Place } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';

/** Something round that one can run up to. */
export interface Goal {
  readonly at: Place;
  readonly radius: number;
}

/** Where the base of a figure comes to touch what it runs up to, as the one that runs into cover; `undefined` where it stands on it. */
export const runUpTo = rule('hb.move.example', ({ at, radius }: Mover, goal: Goal): Place | undefined => {
  const stop = pointAlong({ from: goal.at, toward: at, length: radius + goal.radius, round: 'beyond' });
  return stop === undefined ? undefined : { x: stop.x, y: stop.y, z: at.z };
});
