import type { Disc } from '@regelwerk/geometry';
import { partsUnder } from '@regelwerk/geometry/sight';
import type { Frozen } from '@regelwerk/core';
import type { Board } from '../../board.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { inContact } from '../measure/tolerance.js';

/** Is all of a piece passed over of which a part lies under the base, or only that part? */
export const sparesWholePiece = rule('sp.displace.start-terrain-scope', (options: Frozen<Pick<Options, 'displace.startTerrainScope'>>): boolean => options['displace.startTerrainScope'] === 'piece');

/** The places of the parts on which a base stands as its displacement begins: they do not stop it. */
export const startTerrain = rule('sp.displace.start-terrain', ({ terrain, parts, table }: Board, base: Disc): ReadonlySet<number> => {
  const spared = new Set(partsUnder(base, terrain));
  if (!sparesWholePiece(table.options)) return spared;
  const pieces = parts.filter((_, place) => spared.has(place)).map(({ piece }) => piece);
  parts.forEach(({ piece }, place) => pieces.includes(piece) && spared.add(place));
  return spared;
});

/** Does a base that is touched at the start stop a displacement in any direction? Only if the table has agreed so; else only in its way. */
export const holdsByTouch = rule('sp.displace.start-contact', (options: Frozen<Pick<Options, 'displace.initialContact'>>, base: Disc, other: Disc): boolean =>
  options['displace.initialContact'] === 'stop' && inContact(base, other),
);
