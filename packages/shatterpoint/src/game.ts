import type { Anytime, Game } from '@regelwerk/core';
import { Choice } from './model/choice.js';
import { EDITION, Table } from './model/table.js';
import { Play } from './model/play.js';
import type { Types } from './model/state.js';
import { attack } from './rooms/attack.js';
import { deck } from './rooms/deck.js';
import { deed } from './rooms/deed.js';
import { displace } from './rooms/displace.js';
import { draw } from './rooms/draw.js';
import { effectsRoom } from './rooms/effects.js';
import type { HostRules } from './host.js';
import { free } from './rooms/free.js';
import { heal } from './rooms/heal.js';
import { move } from './rooms/move.js';
import { recover } from './rooms/recover.js';
import { rest } from './rooms/rest.js';
import { roll } from './rooms/roll.js';
import { setup } from './rooms/setup.js';
import { strike } from './rooms/strike.js';
import { struggle } from './rooms/struggle.js';
import { turn } from './rooms/turn.js';
import { window } from './rooms/window.js';
import { concede, mayConcede } from './rules/end/concede.js';
import { outcome } from './rules/end/no-draw.js';
import { openingPlay } from './setup/begin.js';
import { faultsOf } from './setup/faults.js';
import { write } from './write.js';

/** A player may concede while anybody is asked (sp.end.concede). */
const anytime: Anytime<Types> = { takes: ({ kind }) => kind === 'concede', check: mayConcede, reduce: concede };

/** The game with functions of a host; without any, what cards say beyond the vocabulary of effects is left out. */
export const makeGame = (host: HostRules = { functions: {} }): Game<Types> => ({
  id: 'shatterpoint',
  edition: EDITION,
  seats: ({ seats }) => seats,
  rooms: { setup, turn, deck, draw, roll, deed, move, rest, displace, heal, recover, window, effects: effectsRoom(host), free, strike, attack, struggle },
  anytime,
  write,
  begin: openingPlay,
  outcome,
  // Nothing is hidden but the order of decks, and no state holds one (sp.info.hidden-deck-order).
  see: { state: ({ table, play }, viewer) => ({ viewer, table, play }), event: (event) => event, decision: (decision) => decision },
  imagine: ({ table, play }) => ({ table, play }),
  reveals: () => false,
  codecs: { table: Table, play: Play, choice: Choice },
  faults: faultsOf,
});

/** Star Wars: Shatterpoint, in the edition of the Core Rules that this package holds. */
export const shatterpoint: Game<Types> = makeGame();
