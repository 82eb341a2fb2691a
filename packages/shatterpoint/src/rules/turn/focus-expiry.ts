import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { Options } from '../../model/options.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** At the end of what the table has agreed on, of the turn by default, dice for a next attack that was not made are lost. */
export const focusExpires = rule('sp.turn.focus-expiry', ({ table, play }: State, end: Options['turn.focusExpiry']): readonly Event[] => {
  if (table.options['turn.focusExpiry'] !== end) return [];
  return prepare(table).characters.flatMap((character): readonly Event[] =>
    the(play.characters, character).focus > 0 ? [{ kind: 'focus-lost', rule: 'sp.turn.focus-expiry', character }] : [],
  );
});
