import { the } from '@regelwerk/core';
import { topOf } from './agenda.js';
import type { Pens } from './pen.js';

/** The twelve steps of the setup, and the turns. */
export const setup: Pens<
  | 'first-player-named' | 'edge-taken' | 'mission-chosen' | 'objectives-placed' | 'struggle-deck-laid' | 'deck-shuffled' | 'force-taken' | 'tracker-set'
  | 'deployed' | 'stance-set' | 'turn-begun'
> = {
  'first-player-named': (play, { seat }) => {
    play.first = [seat];
  },
  'edge-taken': (play, { seat, edge }) => {
    the(play.sides, seat).edge = edge;
  },
  'mission-chosen': (play, { mission }) => {
    play.mission = [mission];
  },
  'objectives-placed': (play, { objectives }) => {
    for (const [id, { x, y, on }] of Object.entries(objectives)) {
      play.objectives[id] = { x, y, on, active: false, control: [], symbol: 'none', priority: false };
    }
  },
  'struggle-deck-laid': (play, { decks }) => {
    play.struggle.decks = decks.map((deck) => [...deck]);
  },
  'deck-shuffled': (play, { seat, deck }) => {
    the(play.sides, seat).deck = { ...deck };
  },
  'force-taken': (play, { seat, force, pool }) => {
    Object.assign(the(play.sides, seat), { force, pool });
  },
  'tracker-set': (play) => {
    Object.assign(play.struggle, { token: 0, winner: [] });
    for (const side of Object.values(play.sides)) Object.assign(side, { momentum: 1, gaps: [] });
    for (const one of Object.values(play.objectives)) Object.assign(one, { active: false, control: [], symbol: 'none', priority: false });
  },
  deployed: (play, { character, to }) => {
    Object.assign(the(play.characters, character), { x: to.x, y: to.y, on: to.on });
    const frame = topOf(play);
    if (frame.kind === 'setup' && frame.lead === '') frame.lead = character;
  },
  'stance-set': (play, { unit, stance, flip }) => {
    the(play.units, unit).stance = stance;
    const [bottom] = play.agenda;
    if (flip && bottom?.kind === 'turn') bottom.flipped = true;
    if (bottom?.kind === 'setup') bottom.set.push(unit);
  },
  'turn-begun': (play, { turn, seat }) => {
    play.turn = turn;
    play.active = seat;
    for (const unit of Object.values(play.units)) unit.used = [];
    const frame = topOf(play);
    // The bottom frame becomes that of the new turn.
    play.agenda[play.agenda.indexOf(frame)] = {
      kind: 'turn', step: 1, seat, unit: '', activated: '', actions: [], regular: 0, flipped: false, reserved: false, cycled: false, over: false, told: false,
    };
  },
};
