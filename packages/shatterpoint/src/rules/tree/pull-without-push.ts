import { the, type Frozen } from '@regelwerk/core';
import type { EffectsFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** May the shoving character follow the other one? Also where that one has not moved from where it stood, unless the table forbids it. */
export const mayPullAfter = rule('sp.tree.pull-without-push', ({ table, play }: State, { mark: [x, y] }: Frozen<EffectsFrame>, shoved: string): boolean => {
  const there = the(play.characters, shoved);
  return there.x !== x || there.y !== y || table.options['tree.pullWithoutPush'] === 'allow';
});
