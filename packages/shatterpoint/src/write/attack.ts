import type { Face } from '../model/effect.js';
import { FACES } from '../model/faces.js';
import type { AttackFrame } from '../model/frame.js';
import type { Play } from '../model/play.js';
import { topAs } from './agenda.js';
import type { Pens } from './pen.js';

const attackOf = (play: Play): AttackFrame => topAs(play, 'attack');

const change = (frame: AttackFrame, roll: 'attack' | 'defence', { face, by }: { readonly face: Face; readonly by: number }): void => {
  const at = FACES[roll].indexOf(face);
  if (at >= 0) frame[roll][at] = (frame[roll][at] ?? 0) + by;
};

/** An attack, step by step. */
export const attack: Pens<
  | 'attack-declared' | 'pools-built' | 'expertise-barred' | 'dice-turned' | 'dice-added' | 'dice-picked-up' | 'pool-changed' | 'chart-applied'
  | 'result-determined' | 'option-taken' | 'successes-lost' | 'damage-pooled' | 'shove-shrugged-off' | 'grant-lapsed'
> = {
  'attack-declared': () => undefined,
  'grant-lapsed': () => undefined,
  'pools-built': (play, { attack: dice, defence }) => {
    attackOf(play).pools = { attack: dice, defence };
  },
  'expertise-barred': (play, { roll }) => {
    const frame = attackOf(play);
    frame.expert[roll] = false;
    frame[roll][roll === 'attack' ? 2 : 1] = 0;
  },
  'dice-turned': (play, { roll, from, into, n }) => {
    const frame = attackOf(play);
    change(frame, roll, { face: from, by: -n });
    change(frame, roll, { face: into, by: n });
  },
  'dice-added': (play, { roll, face, n }) => {
    change(attackOf(play), roll, { face, by: n });
  },
  'dice-picked-up': (play, { roll, dice }) => {
    const frame = attackOf(play);
    frame[roll] = frame[roll].map((count, at) => count - (dice[at] ?? 0));
  },
  'pool-changed': (play, { roll, n }) => {
    const frame = attackOf(play);
    frame.more = { ...frame.more, [roll]: frame.more[roll] + n };
  },
  'chart-applied': (play, { roll, attack: dice, defence, damage, later }) => {
    const frame = attackOf(play);
    Object.assign(frame, { attack: [...dice], defence: [...defence], damage });
    if (later.length > 0) frame.later.push({ of: roll, effects: later.map((effect) => ({ ...effect })) });
  },
  'result-determined': (play, { successes }) => {
    attackOf(play).successes = successes;
  },
  'option-taken': (play, { option }) => {
    const frame = attackOf(play);
    frame.path.push(option);
    frame.successes -= 1;
  },
  'successes-lost': (play) => {
    attackOf(play).successes = 0;
  },
  'damage-pooled': (play, { damage }) => {
    const frame = attackOf(play);
    frame.damage = Math.max(0, frame.damage + damage);
  },
  'shove-shrugged-off': (play) => {
    attackOf(play).steadfast = true;
  },
};
