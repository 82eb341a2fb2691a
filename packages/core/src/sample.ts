import { draw, fork, type Luck } from '@regelwerk/dice';
import { top } from './agenda.js';
import { isChance } from './decision.js';
import type { Frozen } from './frozen.js';
import type { Game, GameTypes, Room, State } from './game.js';

/**
 * One random legal answer of the seat that is asked; `undefined` if no seat is. The same state and luck give the same answer, so
 * whoever wants several forks the luck.
 */
export const sample = <G extends GameTypes>(game: Game<G>, state: State<G>, luck: Luck): G['Choice'] | undefined => {
  const frame = top(state.play.agenda) as Frozen<G['Frame']> | undefined;
  if (frame === undefined) return undefined;
  const room = game.rooms[frame.kind as G['Frame']['kind']] as unknown as Room<G, G['Frame']>;
  const decision = room.ask(state, frame);
  if (decision === undefined || isChance(decision)) return undefined;
  const own = fork(luck, `sample-${decision.id}`);
  if (room.sample !== undefined) return room.sample(state, frame, own);
  const all = room.candidates(state, frame, 'dense');
  return all[draw(own, 'candidate', 0, 0, all.length - 1)];
};
