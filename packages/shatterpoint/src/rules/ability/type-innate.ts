import { onceFor, type Fault, type Frozen } from '@regelwerk/core';
import type { Modifier } from '../../model/effect.js';
import type { Frame } from '../../model/frame.js';
import { CHAIN } from '../../model/most.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { UnitCard } from '../../model/unit.js';
import { prepare, type UnitInfo } from '../../prepare.js';
import { under, unless } from '../../setup/unless.js';

const modifiers = onceFor((unit: UnitInfo): readonly Frozen<Modifier>[] =>
  unit.card.abilities.flatMap((ability) => (ability.kind === 'innate' ? ability.modifiers : [])),
);

/** What the innate abilities of a unit change: always in force, at no cost, whether it is wounded or not. */
export const innateOf = rule('sp.ability.type-innate', (unit: UnitInfo): readonly Frozen<Modifier>[] => modifiers(unit));

/** Only primary units have an identity. */
export const identityFaults = rule('sp.ability.type-innate', ({ type, abilities }: Frozen<UnitCard>, path: string): readonly Fault[] =>
  abilities.flatMap(({ kind }, i) =>
    unless(kind !== 'identity' || type === 'primary', { path: under(path, `abilities.${i}.kind`), expected: 'another kind: only primary units have an identity', rule: 'sp.ability.type-innate' }),
  ),
);

/**
 * The moment in whose train all that happens now is caused by force, by its place on the agenda; -1 where nothing is. What lies on a moment
 * is resolved because it must, unless a player has answered with it: abilities that are not reactive, and rules of the mission.
 */
export const trainOf = rule('sp.ability.type-innate', ({ table, play }: State): number => {
  const { unitOf } = prepare(table);
  const agenda = play.agenda as readonly Frozen<Frame>[];
  return agenda.findIndex(({ kind }, i) => {
    const above = agenda[i + 1];
    return kind === 'window' && above?.kind === 'effects' && unitOf[above.source]?.abilities[above.ability]?.kind !== 'reactive';
  });
});

/**
 * Has the train of a moment come to its end? What must be resolved could answer what such answers cause for longer than any match lasts;
 * the documents know no end to that, so that after so many answers the rest is silent.
 */
export const isSpent = rule('sp.ability.type-innate', (state: State): boolean => {
  const moment = state.play.agenda[trainOf(state)];
  return moment?.kind === 'window' && moment.chain >= CHAIN;
});
