import { copyPlain } from '@regelwerk/core';
import type { Frame } from '../model/frame.js';
import type { Play } from '../model/play.js';
import type { Pens } from './pen.js';

/** The frame on top. */
export const topOf = (play: Play): Frame => play.agenda[play.agenda.length - 1] as Frame;

/** The frame on top that is of a kind. */
export const topAs = <K extends Frame['kind']>(play: Play, kind: K): Extract<Frame, { kind: K }> => {
  for (let i = play.agenda.length - 1; i >= 0; i -= 1) {
    const frame = play.agenda[i] as Frame;
    if (frame.kind === kind) return frame as Extract<Frame, { kind: K }>;
  }
  return topOf(play) as Extract<Frame, { kind: K }>;
};

/** A settled roll is handed to the frame that asked for it. */
const handOver = (play: Play, counts: readonly (readonly number[])[]): void => {
  const below = topOf(play);
  if (below.kind === 'setup') below.rolled.push(...counts.map((faces) => [...faces]));
  if (below.kind === 'attack') {
    const { attack: [c = 0, s = 0, e = 0, f = 0], defence: [b = 0, x = 0, m = 0] } = below;
    const [attack = [], defence = []] = counts;
    below.attack = [c + (attack[0] ?? 0), s + (attack[1] ?? 0), e + (attack[2] ?? 0), f + (attack[3] ?? 0)];
    below.defence = [b + (defence[0] ?? 0), x + (defence[1] ?? 0), m + (defence[2] ?? 0)];
  }
};

/** The stack of what is still to do. */
export const agenda: Pens<'begun' | 'done' | 'step-reached' | 'moment-told' | 'dice-rolled'> = {
  begun: (play, { frame }) => {
    play.agenda.push(copyPlain<Frame>(frame));
  },
  done: (play) => {
    play.agenda.pop();
  },
  'step-reached': (play, { step }) => {
    const frame = topOf(play);
    if (frame.kind === 'turn') Object.assign(frame, { step, told: false });
    else if (frame.kind === 'attack') Object.assign(frame, { step, told: 0 });
    else if (frame.kind === 'setup') frame.step = step;
  },
  'moment-told': (play, { told }) => {
    const frame = topOf(play);
    if (frame.kind === 'attack') frame.told = told;
    else if (frame.kind === 'turn' || frame.kind === 'rest') frame.told = true;
  },
  'dice-rolled': (play, { counts }) => {
    play.agenda.pop();
    handOver(play, counts);
  },
};
