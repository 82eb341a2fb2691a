import { struggleCardOf } from '../../mission.js';
import type { Event } from '../../model/event.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { phaseAfter } from '../end/up-to-three.js';
import { markedBy } from '../setup/activate-objectives.js';

/** The struggle cards of which one is revealed next: those of the next phase that could be the one drawn for it. */
export const nextCards = rule('sp.struggle.next-card', ({ play: { struggle } }: State): readonly string[] => struggle.decks[(phaseAfter(struggle.phase) ?? 0) - 1] ?? []);

/** The rules under which the first struggle card is revealed and set at the end of the setup, and later ones in step 11. */
const because = ({ play }: State, first: RuleId): RuleId => (play.turn === 0 ? first : 'sp.struggle.next-card');

/** The first player of the match reveals the next struggle card: the one possible, or one that chance names. */
export const revealNext = rule('sp.struggle.next-card', (state: State, drawn: string): Event => {
  const cards = nextCards(state);
  const [card = ''] = cards.length === 1 ? cards : [drawn];
  return card === ''
    ? { kind: 'begun', rule: 'sp.struggle.next-card', frame: { kind: 'draw', seat: state.play.first[0] ?? state.play.active, pile: 'struggle' } }
    : { kind: 'struggle-revealed', rule: because(state, 'sp.setup.reveal-first-struggle'), card, phase: state.play.struggle.phase + 1 };
});

/** The objectives that a plan of the current card marks become active. */
export const activate = rule('sp.struggle.next-card', (state: State, plan: number): Event => ({
  kind: 'plan-set',
  rule: because(state, markedBy.rule),
  plan,
  active: markedBy(struggleCardOf(state, state.play.struggle.card), plan),
}));
