import { nearest, the } from '@regelwerk/core';
import type { Frame, RoundFrame } from '../model/frame.js';
import type { Play } from '../model/play.js';
import type { Pens } from './pen.js';

const roundOf = (play: Play): RoundFrame => nearest<Frame, 'round'>(play.agenda, 'round') as RoundFrame;

/** The round, its turns and its points. */
export const round: Pens<
  | 'round-started' | 'step-begun' | 'waiting-done' | 'turn-given' | 'side-passed' | 'round-ended' | 'match-ended'
  | 'ap-allotted' | 'ap-spent' | 'figure-done'
> = {
  'round-started': (play, event) => {
    play.round = event.round;
    play.first = event.first;
  },
  'step-begun': (play, event) => {
    const frame = roundOf(play);
    frame.step = event.step;
    frame.waiting = [...event.waiting];
    play.next = event.next;
  },
  'waiting-done': (play, event) => {
    const frame = roundOf(play);
    frame.waiting = frame.waiting.filter((who) => who !== event.who);
  },
  'turn-given': (play, event) => {
    play.next = event.seat;
  },
  'side-passed': (play, event) => {
    the(play.sides, event.seat).passed = true;
  },
  'round-ended': (play, event) => {
    for (const figure of Object.values(play.figures)) {
      if (!event.keep) figure.ap = 0;
      Object.assign(figure, { moves: 0, attacks: 0, rolls: 0, luckUsed: false, done: false });
    }
    for (const side of Object.values(play.sides)) {
      if (!event.keep) side.ap = 0;
      Object.assign(side, { passed: false, inspiringUsed: false });
    }
  },
  'match-ended': (play) => {
    play.agenda = [];
  },
  'ap-allotted': (play, event) => {
    for (const [figure, ap] of Object.entries(event.ap)) the(play.figures, figure).ap += ap;
    the(play.sides, event.seat).ap += event.pool;
  },
  'ap-spent': (play, event) => {
    if (event.from === 'figure') the(play.figures, event.figure).ap -= event.ap;
    else the(play.sides, event.seat).ap -= event.ap;
  },
  'figure-done': (play, event) => {
    const figure = the(play.figures, event.figure);
    figure.done = true;
    figure.ap -= event.lost;
  },
};
