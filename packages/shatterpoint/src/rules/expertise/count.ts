import type { Frozen } from '@regelwerk/core';
import type { Roll } from '../../model/effect.js';
import { shown } from '../../model/faces.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';

/** The symbols that a chart is read with: as many as show once all other changes are made, and none where they are barred. */
export const expertiseIn = rule('sp.expertise.count', (frame: Pick<Frozen<AttackFrame>, Roll | 'expert'>, roll: Roll): number =>
  frame.expert[roll] ? shown(roll, frame[roll], 'expertise') : 0,
);
