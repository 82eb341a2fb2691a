import { copyPlain } from '@regelwerk/core';
import type { Frame, FrameOf } from '../model/frame.js';
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

/** Rolled dice lie with the frame that they were rolled for: in a reroll, beside the dice that were kept. */
const handOver = (play: Play, { purpose, pools }: FrameOf<'roll'>, counts: readonly (readonly number[])[]): void => {
  if (purpose === 'first-player') topAs(play, 'setup').rolled.push(...counts.map((faces) => [...faces]));
  if (purpose !== 'attack' && purpose !== 'reroll') return;
  const frame = topAs(play, 'attack');
  pools.forEach(({ die }, group) => {
    frame[die] = frame[die].map((count, face) => count + (counts[group]?.[face] ?? 0));
  });
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
    else if (frame.kind === 'setup') Object.assign(frame, { step, lead: '' });
  },
  'moment-told': (play, { told }) => {
    const frame = topOf(play);
    if (frame.kind === 'attack') frame.told = told;
    else if (frame.kind === 'deck') frame.how = 'resolved';
    else if (frame.kind === 'effects') frame.times = told;
    else if (frame.kind === 'turn' || frame.kind === 'rest') frame.told = true;
  },
  'dice-rolled': (play, { counts }) => {
    const roll = topAs(play, 'roll');
    play.agenda.pop();
    handOver(play, roll, counts);
  },
};
