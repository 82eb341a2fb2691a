import type { Frozen } from '@regelwerk/core';
import type { EffectsFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** May the shoving character follow the other one? Also where that one has not moved from where it stood, unless the table forbids it. */
export const mayPullAfter = rule('sp.tree.pull-without-push', ({ table, play }: State, { mark: [x, y], source }: Frozen<EffectsFrame>, shoved: string): boolean => {
  const there = play.characters[shoved];
  const moved = there?.x !== x || there?.y !== y;
  return play.characters[source]?.on !== '' && (moved || table.options['tree.pullWithoutPush'] === 'allow');
});
