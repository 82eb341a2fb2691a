import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is nothing else being resolved? Only the turn itself is under way, in its fifth step: no attack, no move, no effect. */
export const nothingResolves = rule('sp.ability.anytime', ({ play }: State): boolean => {
  const [turn] = play.agenda;
  return play.agenda.length === 1 && turn?.kind === 'turn' && turn.step === 5;
});
