import { topAs } from './agenda.js';
import type { Pens } from './pen.js';

/** Effects, and the moments at which they speak. */
export const effects: Pens<'effect-due' | 'target-chosen' | 'spoken' | 'window-passed' | 'rule-applied'> = {
  'effect-due': (play, { times, mark }) => {
    const frame = topAs(play, 'effects');
    Object.assign(frame, { times, mark: [...mark] });
    if (times > 0) return;
    frame.list.shift();
    frame.chosen = '';
  },
  'target-chosen': (play, { character }) => {
    topAs(play, 'effects').chosen = character;
  },
  spoken: (play, { by, seat, reactive }) => {
    const frame = topAs(play, 'window');
    frame.done.push(by);
    if (reactive) frame.reacted.push(seat);
  },
  'window-passed': (play) => {
    topAs(play, 'window').seats.shift();
  },
  'rule-applied': (play, { place }) => {
    const frame = topAs(play, 'window');
    frame.rules = frame.rules.filter((one) => one !== place);
  },
};
