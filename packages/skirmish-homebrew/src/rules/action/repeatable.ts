import { the } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Why a figure does not attack again this round, where a table limits its attacks. */
export const attackedEnough = rule('hb.action.repeatable', ({ table, play }: State, figure: string): Cited | undefined => {
  const most = table.options.attacksPerRound;
  if (most === 'none') return undefined;
  const made = the(play.figures, figure).attacks;
  return made < most ? undefined : { kind: 'too-many-attacks', rule: 'hb.action.repeatable', figure, made, most };
});
