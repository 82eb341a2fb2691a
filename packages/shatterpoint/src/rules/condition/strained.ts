import { the, type Frozen } from '@regelwerk/core';
import type { ActionKind } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { DeedFrame, Frame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { announce, type Announced } from '../../windows.js';
import { suffer } from '../damage/take.js';
import { hasCondition } from './on-unit.js';

/** The damage of strained. */
const STRAIN = 3;

const isTriggerOf = ({ table }: State, frame: Frozen<Frame>, unit: string): boolean => {
  const { unitOf } = prepare(table);
  if (frame.kind === 'deed') return frame.unit === unit;
  if (frame.kind === 'attack') return the(unitOf, frame.attacker).id === unit;
  return frame.kind === 'effects' && frame.ability !== '' && the(unitOf, frame.source).id === unit;
};

/** Does a trigger that has just ended count, though it may lie within another? The innermost does, unless the table counts the outermost. */
export const triggerCounts = rule('sp.condition.strained-once', (state: State, unit: string): boolean =>
  state.table.options['condition.strainedTriggers'] === 'once-innermost' ||
  !(state.play.agenda as readonly Frozen<Frame>[]).slice(0, -1).some((frame) => isTriggerOf(state, frame, unit)),
);

/** Does an action count? A move action might not, of which the movements count by themselves. */
export const actionCounts = rule('sp.condition.strained-pinned', ({ table }: State, action: ActionKind): boolean =>
  table.options['condition.strainedStoppedMove'] === 'action-counts' || action !== 'move',
);

/** Is the unit strained now that the trigger has been resolved? What was removed meanwhile does nothing any more. */
export const isStrainedNow = rule('sp.condition.strained-recover', (state: State, unit: string): boolean => hasCondition(state, unit, 'strained'));

/** Is strained lost when it is triggered? Always, though a wounded unit suffers nothing by it; the table may let it stay there. */
export const strainGoes = rule('sp.condition.strained-wounded', ({ table, play }: State, unit: string): boolean =>
  table.options['condition.strainedOnWounded'] === 'lost' || the(play.units, unit).wounded === 0,
);

/** What strained does when it is triggered. A wound that it inflicts may begin something: say this last. */
export const strain = rule('sp.condition.strained', (state: State, unit: string): readonly Event[] =>
  isStrainedNow(state, unit)
    ? [
        ...(strainGoes(state, unit) ? [{ kind: 'condition-lost', rule: 'sp.condition.strained', unit, condition: 'strained' } as const] : []),
        ...suffer(state, unit, { damage: STRAIN, rule: 'sp.condition.strained' }),
      ]
    : [],
);

/** What strained does after something of the unit to which nothing else answers. */
export const afterTrigger = rule('sp.condition.strained', (state: State, unit: string): readonly Event[] => (triggerCounts(state, unit) ? strain(state, unit) : []));

/** What strained does after an action. */
export const afterAction = rule('sp.condition.strained', (state: State, { unit, action }: Pick<Frozen<DeedFrame>, 'unit' | 'action'>): readonly Event[] =>
  actionCounts(state, action) ? afterTrigger(state, unit) : [],
);

/**
 * A movement, an attack or an ability of the unit has been resolved: what answers to that speaks. Strained belongs to nobody and waits
 * with the rules of the mission; where nothing speaks it comes at once.
 */
export const afterResolving = rule('sp.condition.strained', (state: State, unit: string, moment: Announced): readonly Event[] => {
  const strains = triggerCounts(state, unit) ? unit : '';
  const heard = announce(state, { ...moment, strains });
  return strains !== '' && heard.length === 0 ? strain(state, unit) : heard;
});
