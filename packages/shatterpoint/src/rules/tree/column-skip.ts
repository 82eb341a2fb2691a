import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Option } from '../../model/unit.js';

type Place = Pick<Frozen<Option>, 'column'>;

/** Does a path lead to the right, be it past other columns? Only where it ends counts. */
export const isRightward = rule('sp.tree.column-skip', (from: Place, to: Place): boolean => to.column > from.column);
