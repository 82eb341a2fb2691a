import { the, type Frozen } from '@regelwerk/core';
import { attackOf } from '../../agenda.js';
import { shrugsOff } from '../../keywords/steadfast.js';
import type { Event } from '../../model/event.js';
import type { EffectsFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { mayBeMoved } from '../ability/cannot-beats-can.js';
import { mayPullAfter } from './pull-without-push.js';

type Frame = Frozen<EffectsFrame>;

/** One half of a shove: who is moved, and from or to whom. Its player may decline it, which costs nothing else. */
const half = rule('sp.tree.shove-optional', ({ play }: State, { seat }: Frame, { how, character, cause }: { readonly how: 'push' | 'pull'; readonly character: string; readonly cause: string }): Event => {
  const { x, y } = the(play.characters, cause);
  return { kind: 'begun', rule: 'sp.tree.shove', frame: { kind: 'displace', how, seat, character, from: { x, y }, range: 1, may: true, level: true } };
});

/** The first half of a shove: the other character is pushed by range 1, unless it shrugs the shove off or cannot be moved. */
export const pushOfShove = rule('sp.tree.shove', (state: State, frame: Frame, character: string): readonly Event[] => {
  const [attack, unit] = [attackOf(state), the(prepare(state.table).unitOf, character)];
  if (frame.from === 'tree' && attack !== undefined && shrugsOff(unit, attack)) return [{ kind: 'shove-shrugged-off', rule: shrugsOff.rule, character }];
  return mayBeMoved(unit, frame.seat) ? [half(state, frame, { how: 'push', character, cause: frame.source })] : [];
});

/** The second half: the character that shoves may be pulled by range 1 after the other one. */
export const pullAfterShove = rule('sp.tree.shove', (state: State, frame: Frame, character: string): readonly Event[] =>
  mayPullAfter(state, frame, character) ? [half(state, frame, { how: 'pull', character: frame.source, cause: character })] : [],
);
