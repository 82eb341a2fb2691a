import { turnOf } from '../../agenda.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is nothing else being resolved? Only the turn itself is under way, in its fifth step: no attack, no move, no effect. */
export const nothingResolves = rule('sp.ability.anytime', (state: State): boolean => state.play.agenda.length === 1 && turnOf(state)?.step === 5);
