import type { Game } from '@regelwerk/core';
import { Choice } from './model/choice.js';
import { Play } from './model/play.js';
import { EDITION, Table } from './model/table.js';
import type { Types } from './model/state.js';
import { prepare } from './prepare.js';
import { attackRoom } from './rooms/attack.js';
import { deed } from './rooms/deed.js';
import { draw } from './rooms/draw.js';
import { recovery } from './rooms/recovery.js';
import { roll } from './rooms/roll.js';
import { round } from './rooms/round.js';
import { treatment } from './rooms/treatment.js';
import { whyNoReroll, window } from './rooms/window.js';
import { isOtherEdition } from './rules/doc/edition.js';
import { difference, type Resolution } from './rules/dice/opposed.js';
import { outcome } from './rules/round/match-end.js';
import { imagine } from './imagine.js';
import { reveals, seeDecision, seeEvent, seeState } from './see.js';
import { openingPlay } from './setup/begin.js';
import { faultsOf } from './setup/faults.js';
import { write } from './write.js';

/** What a host can bring of its own. */
export interface HostRules {
  /** Ways to compare attack and defence, by the name that the option `combatResolution` uses (hb.dice.opposed). */
  readonly resolutions: Readonly<Record<string, Resolution>>;
}

/** The game under the rules of a host; without any of its own, under the rules of this package. */
export const makeGame = ({ resolutions }: HostRules = { resolutions: {} }): Game<Types> => {
  const known = { ...resolutions, difference };
  return {
    id: 'skirmish-homebrew',
    edition: EDITION,
    editionRule: isOtherEdition.rule,
    seats: (table) => prepare(table).seats,
    rooms: { round, draw, attack: attackRoom(known), treatment, deed, recovery, roll, window },
    outOfTurn: (state, choice) => (choice.kind === 'reroll' ? whyNoReroll(state, choice.by, choice) : undefined),
    write,
    begin: openingPlay,
    outcome,
    see: { state: seeState, event: seeEvent, decision: seeDecision },
    imagine,
    reveals,
    codecs: { table: Table, play: Play, choice: Choice },
    faults: (state) => faultsOf(state, Object.keys(known)),
  };
};

/** The homebrew skirmish game, edition 3.5. */
export const skirmish: Game<Types> = makeGame();
