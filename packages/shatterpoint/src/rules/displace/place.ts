import { disc, distanceDiscDisc, isWithinDiscDisc, type Disc } from '@regelwerk/geometry';
import type { Board } from '../../board.js';
import { askField, type Field } from '../../board/field.js';
import type { Scene } from '../../board/scene.js';
import type { Spot } from '../../model/ids.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import { rangeLength } from '../measure/range.js';
import { whyNotEnd } from '../move/end.js';
import { ANYWHERE, fieldOfJump } from '../move/jump.js';

/** Where a base can be placed: on any elevation, or only on its own if the effect says so. */
export const fieldOfPlace = rule('sp.displace.place-elevation', (board: Board, elevation: number, anyLevel: boolean): Field =>
  anyLevel ? fieldOfJump(board) : askField(board, { ...ANYWHERE, least: elevation, most: elevation }),
);

/** Why a base may not be placed on an elevation: an effect can say that it stays on its own. */
export const whyNotElevation = rule('sp.displace.place-elevation', (own: number, elevation: number, anyLevel: boolean): Refusal | undefined =>
  anyLevel || elevation === own ? undefined : { kind: 'wrong-elevation', rule: 'sp.displace.place-elevation', elevation, most: own },
);

/** Why a placed base does not fit at a spot. */
export const whyNotFit = rule('sp.displace.place-fit', (scene: Scene, to: Spot, base: Disc): Refusal | undefined => whyNotEnd(scene, to, base.radius));

/** Why a base may not be set down at a spot: measured from where it stands, and no way is drawn. */
export const whyNotPlace = rule('sp.displace.place', (scene: Scene, to: Spot, { base, range }: { readonly base: Disc; readonly range: number }): Refusal | undefined => {
  const anew = disc({ x: to.x, y: to.y }, base.radius);
  const length = rangeLength(range);
  if (!isWithinDiscDisc(base, anew, length)) return { kind: 'out-of-range', rule: 'sp.displace.place', distance: distanceDiscDisc(base, anew), range: length };
  return whyNotFit(scene, to, base);
});
