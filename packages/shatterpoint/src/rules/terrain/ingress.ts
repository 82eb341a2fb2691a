import { disc, distanceDiscDisc, isWithinDiscDisc, type Disc, type Ticks } from '@regelwerk/geometry';
import type { LinkedPoint } from '@regelwerk/geometry/sight';
import type { Board } from '../../board.js';
import { sceneAround } from '../../board/scene.js';
import type { Ingress } from '../../model/choice.js';
import type { Spot } from '../../model/ids.js';
import type { Options } from '../../model/options.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { rangeLength } from '../measure/range.js';
import { whyNotEnd } from '../move/end.js';
import { fieldOfJump } from '../move/jump.js';
import { elevationOn } from './elevation.js';

/** The points that a point is linked to, as the players have agreed before the match. */
export const linksOf = rule('sp.terrain.ingress-linked', ({ terrain: { points } }: Board, { to }: Pick<LinkedPoint, 'to'>): readonly LinkedPoint[] =>
  points.filter(({ id }) => to.includes(id)),
);

/** Does a link lead to another elevation? Only such a one can be used; how far apart its points are is not asked. */
export const leadsElsewhere = rule('sp.terrain.ingress-apart', (from: LinkedPoint, to: LinkedPoint): boolean => from.elevation !== to.elevation);

/** May a shift follow? After a movement of one's own it may; after a push, pull or place only if the table has agreed so. */
export const mayShiftAfter = rule('sp.terrain.ingress-trigger', (options: Pick<Options, 'terrain.ingressTrigger'>, own: boolean): boolean =>
  own || options['terrain.ingressTrigger'] === 'any-movement',
);

/** Where a movement ends at last: with a shift, after it; there is no second one. */
export const lastSpot = rule('sp.terrain.ingress-ends-move', (to: Spot, [shift]: readonly Ingress[]): Spot => shift?.to ?? to);

/** A base near a point: within range 1 of it, the edge included. */
const whyNotNear = (base: Disc, { at }: LinkedPoint, cited: 'sp.terrain.ingress-use' | 'sp.terrain.ingress-arrival'): Refusal | undefined => {
  const range: Ticks = rangeLength(1);
  const point = disc(at, 0);
  return isWithinDiscDisc(base, point, range) ? undefined : { kind: 'out-of-range', rule: cited, distance: distanceDiscDisc(base, point), range };
};

/** Who shifts from where: the base as it has ended its movement, and the surface that it has ended on. */
export interface Shifting {
  readonly character: string;
  readonly base: Disc;
  readonly on: string;
}

/** Why the base may not be set down where a link leads: within range 1 of the point, on its elevation, where it fits. */
export const whyNotArrive = rule('sp.terrain.ingress-arrival', (state: State, { character, base: { radius } }: Shifting, { point, to }: { readonly point: LinkedPoint; readonly to: Spot }): Refusal | undefined => {
  const { board } = prepare(state.table);
  const elevation = elevationOn(board, to.on);
  if (elevation !== point.elevation) return { kind: 'wrong-elevation', rule: 'sp.terrain.ingress-arrival', elevation, most: point.elevation };
  const scene = sceneAround(state, character, { field: fieldOfJump(board), around: { at: to, reach: radius } });
  return whyNotNear(disc({ x: to.x, y: to.y }, radius), point, 'sp.terrain.ingress-arrival') ?? whyNotEnd(scene, to, radius);
});

/** Why a character that has ended a movement may not shift so: not near the point, not at its height, or not to where it wants. */
export const whyNotShift = rule('sp.terrain.ingress-use', (state: State, shifting: Shifting, { by, through, to }: Ingress): Refusal | undefined => {
  const { board } = prepare(state.table);
  const from = board.terrain.points.find(({ id }) => id === by);
  if (from === undefined) return { kind: 'unknown-id', what: 'ingress point', id: by };
  const elevation = elevationOn(board, shifting.on);
  if (elevation !== from.elevation) return { kind: 'wrong-elevation', rule: 'sp.terrain.ingress-use', elevation, most: from.elevation };
  const point = linksOf(board, from).find(({ id }) => id === through);
  const near = whyNotNear(shifting.base, from, 'sp.terrain.ingress-use');
  if (near !== undefined) return near;
  if (point === undefined) return { kind: 'not-linked', rule: 'sp.terrain.ingress-linked', by, through };
  return leadsElsewhere(from, point) ? whyNotArrive(state, shifting, { point, to }) : { kind: 'not-linked', rule: 'sp.terrain.ingress-apart', by, through };
});

/** Why a base that comes to lie somewhere may not end with these shifts; nothing where there are none. */
export const whyNotThrough = rule('sp.terrain.ingress-use', (state: State, { own, ...shifting }: Shifting & { readonly own: boolean }, shifts: readonly Ingress[]): Refusal | undefined => {
  const [shift] = shifts;
  if (shift === undefined) return undefined;
  if (!mayShiftAfter(state.table.options, own)) return { kind: 'not-linked', rule: 'sp.terrain.ingress-trigger', by: shift.by, through: shift.through };
  return whyNotShift(state, shifting, shift);
});
