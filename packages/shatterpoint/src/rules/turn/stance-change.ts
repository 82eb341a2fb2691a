import { the } from '@regelwerk/core';
import { turnOf } from '../../agenda.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { UnitInfo } from '../../prepare.js';
import { stanceWindow } from './stance-change-window.js';

/** Why the active unit cannot turn its stance card over: it has one side, lies on that side already, or was turned in this activation. */
export const whyNoFlip = rule('sp.turn.stance-change', (state: State, { id, card }: UnitInfo, stance: number): Refusal | undefined => {
  if (card.stances.length < 2) return { kind: 'no-second-side', rule: 'sp.turn.stance-change', unit: id };
  if (turnOf(state)?.flipped === true || the(state.play.units, id).stance === stance) return { kind: 'stance-turned', rule: 'sp.turn.stance-change', unit: id };
  return stanceWindow(state) ? undefined : { kind: 'stance-turned', rule: 'sp.turn.stance-change-window', unit: id };
});
