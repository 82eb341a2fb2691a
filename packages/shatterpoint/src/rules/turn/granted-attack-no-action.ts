import { the, type Frozen } from '@regelwerk/core';
import type { Effect, EffectOf, MoveKind } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { EffectsFrame, Frame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { movesFor } from '../../moves/move.js';
import { prepare } from '../../prepare.js';

/** A bare attack: no action, so it neither counts as one nor stands in the way of one. It is an attack of the character's own player, whoever grants it. */
export const grantAttack = rule('sp.turn.granted-attack-no-action', ({ table }: State, character: string, { type, dice }: Frozen<EffectOf<'attack'>>): readonly Event[] => [
  { kind: 'begun', rule: 'sp.turn.granted-attack-no-action', frame: { kind: 'strike', seat: the(prepare(table).unitOf, character).seat, character, type, dice } },
]);

/** A bare movement: no action either. Nothing where being engaged leaves no way to make it. */
export const grantMove = rule('sp.turn.granted-attack-no-action', (state: State, { seat, character }: { readonly seat: string; readonly character: string }, kind: MoveKind): readonly Event[] => {
  const how = movesFor(state, character, [kind]);
  return how.length === 0 ? [] : [{ kind: 'begun', rule: 'sp.turn.granted-attack-no-action', frame: { kind: 'move', seat, character, how: [...how] } }];
});

/** Effects alone are from a tree or a chart. */
const isOfStance = (frame: Frozen<Frame>): boolean => ['tree', 'chart'].includes((frame as Frozen<EffectsFrame>).from);

/**
 * An attack that a tree or a chart grants while one that a tree or a chart has granted is going on: there is none, or attacks could lie
 * within attacks for as long as dice allow it. The documents know no tree that does so.
 */
export const lapsed = rule('sp.turn.granted-attack-no-action', ({ play }: State, frame: Frozen<EffectsFrame>, effect: Frozen<Effect>): readonly Event[] => {
  const agenda = play.agenda as readonly Frozen<Frame>[];
  const grants = isOfStance(frame) && (effect.do === 'attack' || (effect as EffectOf<'action'>).action === 'combat');
  const goesOn = grants && agenda.some((one, i) => isOfStance(one) && ['attack', 'deed'].includes(agenda[i + 1]?.kind ?? ''));
  return goesOn ? [{ kind: 'grant-lapsed', rule: 'sp.turn.granted-attack-no-action', character: frame.source }] : [];
});
