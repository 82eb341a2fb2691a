import { absurd, the, type Frozen } from '@regelwerk/core';
import type { Event } from '../model/event.js';
import type { RuleId } from '../model/rule-id.js';
import type { Consequence } from '../model/deed.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { harm, type Hurt } from '../rules/life/incapacitated.js';

/** Who meets with consequences, what they are, and the rule that lets the scenario set them. */
export interface Met {
  readonly figure: string;
  readonly list: readonly Frozen<Consequence>[];
  readonly by: RuleId;
}

const after = (hurt: Hurt, events: readonly Event[]): Hurt =>
  events.reduce<Hurt>(
    (now, event) =>
      event.kind === 'life-lost' ? { ...now, life: now.life - event.lost } : event.kind === 'figure-incapacitated' ? { ...now, able: false } : now,
    hurt,
  );

/** What the scenario makes of a deed or a find, in its own order. */
export const consequences = (state: State, { figure, list, by }: Met): readonly Event[] => {
  const { seat } = the(prepare(state.table).profiles, figure);
  const { life, able } = the(state.play.figures, figure);
  let hurt: Hurt = { figure, life, able };
  return list.flatMap((one): readonly Event[] => {
    switch (one.kind) {
      case 'note':
        return [{ kind: 'noted', rule: by, figure, text: one.text }];
      case 'item':
        return [{ kind: 'item-gained', rule: by, figure, item: { kind: 'thing', id: one.item, name: one.name } }];
      case 'points':
        return [{ kind: 'points-scored', rule: by, seat, points: one.points }];
      case 'life': {
        const events = harm(state, hurt, { lost: one.lost, by });
        hurt = after(hurt, events);
        return events;
      }
      case 'leave-table':
        return [{ kind: 'table-left', rule: by, figure }];
      case 'win':
        return [{ kind: 'winner-named', rule: by, seat }];
      default:
        return absurd(one);
    }
  });
};
