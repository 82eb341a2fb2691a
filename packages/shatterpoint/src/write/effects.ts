import { topAs } from './agenda.js';
import type { Play } from '../model/play.js';
import type { Pens } from './pen.js';

/** One answer by force more in the train of a moment. */
const follows = ({ agenda }: Play, window: number): void => {
  const frame = agenda[window];
  if (frame?.kind === 'window') frame.chain += 1;
};

/** Effects, and the moments at which they speak. */
export const effects: Pens<'effect-due' | 'target-chosen' | 'spoken' | 'window-passed' | 'rule-applied' | 'strain-applied'> = {
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
  spoken: (play, { by, seat, reactive, within }) => {
    const frame = topAs(play, 'window');
    frame.done.push(by);
    if (reactive) frame.reacted.push(seat);
    follows(play, within);
  },
  'window-passed': (play) => {
    topAs(play, 'window').seats.shift();
  },
  'rule-applied': (play, { place, within }) => {
    const frame = topAs(play, 'window');
    frame.rules = frame.rules.filter((one) => one !== place);
    follows(play, within);
  },
  'strain-applied': (play) => {
    topAs(play, 'window').strains = '';
  },
};
