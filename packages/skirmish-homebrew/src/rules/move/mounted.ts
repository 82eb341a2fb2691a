import { the, type Explained } from '@regelwerk/core';
import type { Ticks } from '@regelwerk/geometry';
import { mountOf } from '../../board/bases.js';
import type { MoveChoice } from '../../model/choice.js';
import type { Cited } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { mountRange } from './mounts-agreed.js';

const BECAUSE: readonly RuleId[] = ['hb.move.range-normal', 'hb.move.mounted', 'hb.move.mounts-agreed'];

/** The range in the saddle: the mount's; a scenario's rule changes it too, the rider's own skills and armour do not. */
export const riddenRange = rule('hb.move.mounted', ({ table }: State, mount: string): Explained<Ticks, RuleId> => {
  const change = table.scenario.rangeChange;
  const because: readonly RuleId[] = change < 0 ? ['hb.move.range-modified', ...BECAUSE] : change > 0 ? [...BECAUSE, 'hb.move.range-modified'] : BECAUSE;
  return { value: Math.max(0, mountRange(the(prepare(table).mounts, mount)) + change), because };
});

const ALLOWED: { readonly [M in State['table']['options']['mountedMoves']]: readonly MoveChoice['kind'][] } = {
  walk: ['walk'],
  jump: ['walk', 'jump'],
  all: ['walk', 'jump', 'climb'],
};

/** Why a figure does not move so in the saddle; `undefined` if it does, and on foot. */
export const notMounted = rule('hb.move.mounted', (state: State, figure: string, kind: MoveChoice['kind']): Cited | undefined => {
  const mount = mountOf(state, figure);
  return mount === undefined || ALLOWED[state.table.options.mountedMoves].includes(kind)
    ? undefined
    : { kind: 'mounted', rule: 'hb.move.mounted', figure, mount };
});
