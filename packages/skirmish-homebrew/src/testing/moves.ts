import { copyPlain, freeze, the } from '@regelwerk/core';
import type { Action, Bare } from '../actions/action.js';
import { climb } from '../actions/climb.js';
import { dismount } from '../actions/dismount.js';
import { jump } from '../actions/jump.js';
import { mount } from '../actions/mount.js';
import { walk } from '../actions/walk.js';
import type { ActionChoice } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Place } from '../model/ids.js';
import type { Figure, Play } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { write } from '../write.js';

// One movement of a scene after another, without turns around it.

const MOVES = { walk, jump, climb, mount, dismount };

/** The choice of a movement, of mounting or of dismounting. */
export type Step = Bare<Extract<ActionChoice, { kind: keyof typeof MOVES }>>;

/** What came of a step: the state is the one before it where it was refused. */
export interface Gone {
  readonly refusal: Refusal | undefined;
  readonly events: readonly Event[];
  readonly state: State;
}

/** One step. */
export const go = (state: State, step: Step): Gone => {
  const action = MOVES[step.kind] as unknown as Action<ActionChoice>;
  const refusal = action.check(state, step);
  if (refusal !== undefined) return { refusal, events: [], state };
  const play = copyPlain(state.play) as Play;
  const events = action.reduce(state, step);
  for (const event of events) write(play, freeze(event) as Event);
  return { refusal, events, state: { table: state.table, play: freeze(play) } };
};

/** Steps one after another: the last one tells what came of it. */
export const goOn = (state: State, first: Step, ...then: readonly Step[]): Gone =>
  then.reduce((gone: Gone, step) => (gone.refusal === undefined ? go(gone.state, step) : gone), go(state, first));

/** A walk (or ride) to a place, over bends. */
export const walkTo = (figure: string, ...path: Place[]): Step => ({ kind: 'walk', figure, path });
/** A jump to a place. */
export const jumpTo = (figure: string, to: Place): Step => ({ kind: 'jump', figure, to });
/** A climb along an edge to a place. */
export const climbTo = (figure: string, along: string, to: Place): Step => ({ kind: 'climb', figure, along, to });

/** The figure after a step. */
export const figureOf = ({ state }: Pick<Gone, 'state'>, figure: string): Figure => the(state.play.figures, figure) as Figure;

/** The rule that refused a step, with its complaint; `allowed` if none did. */
export const said = ({ refusal }: Gone): string =>
  refusal === undefined ? 'allowed' : 'rule' in refusal ? `${refusal.kind} ${refusal.rule}` : refusal.kind;

/** The points that a step cost; −1 where it was refused. */
export const paid = ({ events }: Gone): number => events.reduce((sum, event) => (event.kind === 'ap-spent' ? event.ap : sum), -1);
