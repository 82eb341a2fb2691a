import type { Frozen } from '@regelwerk/core';
import { attackOf } from '../agenda.js';
import { shrugsOff } from '../keywords/steadfast.js';
import type { Event } from '../model/event.js';
import type { EffectsFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { mayBeMoved } from '../rules/ability/cannot-beats-can.js';

// A shove: the other is pushed by range 1, then the shoving character may be pulled after it.

const displacement = (state: State, frame: Frozen<EffectsFrame>, { how, character, cause }: { readonly how: 'push' | 'pull'; readonly character: string; readonly cause: string }): Event => {
  const from = state.play.characters[cause];
  return {
    kind: 'begun',
    rule: 'sp.tree.shove',
    frame: { kind: 'displace', how, seat: frame.seat, character, from: { x: from?.x ?? 0, y: from?.y ?? 0 }, range: 1, may: true, level: true },
  };
};

/** The first half: the push, unless the defender of an attack shrugs it off. */
export const pushOfShove = (state: State, frame: Frozen<EffectsFrame>, character: string): readonly Event[] => {
  const [attack, unit] = [attackOf(state), prepare(state.table).unitOf[character]];
  if (frame.from === 'tree' && attack !== undefined && unit !== undefined && shrugsOff(unit, attack)) return [{ kind: 'shove-shrugged-off', rule: 'sp.keyword.steadfast', character }];
  if (unit !== undefined && !mayBeMoved(unit, frame.seat)) return [];
  return [displacement(state, frame, { how: 'push', character, cause: frame.source })];
};

/** Has the shoved character left the place where it stood? */
const hasMoved = ({ play }: State, { mark: [x, y] }: Frozen<EffectsFrame>, character: string): boolean =>
  play.characters[character]?.x !== x || play.characters[character]?.y !== y;

/** The second half: the pull, also where the push did not move the other, unless the table has agreed otherwise. */
export const pullAfterShove = (state: State, frame: Frozen<EffectsFrame>, character: string): readonly Event[] => {
  const { source } = frame;
  const allowed = state.table.options['tree.pullWithoutPush'] === 'allow' || hasMoved(state, frame, character);
  return allowed && state.play.characters[source]?.on !== '' ? [displacement(state, frame, { how: 'pull', character: source, cause: character })] : [];
};
