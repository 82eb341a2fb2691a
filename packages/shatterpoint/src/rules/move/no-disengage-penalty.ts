import type { MoveKind } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { Spot } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';

/** A move as it ends: where, and by which ingress points. */
export interface Moved {
  readonly character: string;
  readonly how: MoveKind;
  readonly to: Spot;
  readonly through: readonly string[];
}

/** What a move causes: it has happened, and the character comes to rest. Whom it leaves behind gets nothing for it. */
export const moveEvents = rule('sp.move.no-disengage-penalty', ({ character, how, to, through }: Moved): readonly Event[] => [
  { kind: 'moved', rule: how === 'reposition' ? 'sp.displace.reposition' : `sp.move.${how}`, character, how, to, through },
  { kind: 'begun', rule: 'sp.attack.engaged-at-rest', frame: { kind: 'rest', character, how, told: false } },
]);
