import { the, type Fault } from '@regelwerk/core';
import { overlapsDiscDisc } from '@regelwerk/geometry';
import { baseOf, elevationOn, isOnBoard } from '../../board.js';
import { BOARD } from '../../model/ids.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { whoBansHunker } from '../../rules/cover/hunker.js';
import { tokenFaults } from '../../rules/info/tokens.js';
import { toughness } from '../../rules/info/stat-card-front.js';
import { whyOffBoard } from '../../rules/setup/board-size.js';
import { unless } from '../unless.js';

type Faults = readonly Fault[];

const unitFaults = (state: State): Faults =>
  Object.values(prepare(state.table).units).flatMap(({ id, card, characters }) => {
    const unit = the(state.play.units, id);
    const path = `play.units.${id}`;
    const { wounds } = toughness(card);
    return [
      ...tokenFaults(unit, wounds, path),
      ...unless(unit.damage <= wounds || state.table.options['damage.overflow'] === 'keep', { path: `${path}.damage`, expected: `at most ${wounds}`, rule: 'sp.damage.overflow' }),
      ...unless(unit.stance < card.stances.length, { path: `${path}.stance`, expected: 'a side of its stance card', rule: 'sp.info.two-sided-stance' }),
      ...characters.flatMap((character) =>
        unless(!unit.defeated || !isOnBoard(state, character), { path: `play.characters.${character}.on`, expected: 'nowhere: its unit is defeated', rule: 'sp.damage.defeated' }),
      ),
    ];
  });

const standingFaults = (state: State): Faults => {
  const { board, characters, unitOf } = prepare(state.table);
  return characters.flatMap((id) => {
    const one = the(state.play.characters, id);
    const path = `play.characters.${id}`;
    if (one.on === '') return [];
    if (one.on !== BOARD && board.parts[board.places[one.on] ?? -1]?.surface !== true) return [{ path: `${path}.on`, expected: `${BOARD}, or a part with a surface` }];
    return unless(whyOffBoard(one, the(unitOf, id).radius) === undefined, { path, expected: 'a place on the board', rule: 'sp.setup.board-size' });
  });
};

/** Pairs of bases on one elevation that overlap. */
const overlaps = (state: State): Faults => {
  if (state.table.options['setup.deployFit'] === 'free') return [];
  const there = prepare(state.table).characters.filter((id) => isOnBoard(state, id));
  const level = (id: string): number => elevationOn(state, the(state.play.characters, id).on);
  return there.flatMap((one, i) =>
    there.slice(i + 1).flatMap((other) =>
      unless(level(one) !== level(other) || !overlapsDiscDisc(baseOf(state, one), baseOf(state, other)), {
        path: `play.characters.${other}`,
        expected: `a place where its base does not overlap ${one}`,
        rule: 'sp.move.end-no-overlap',
      }),
    ),
  );
};

const hunkerFaults = (state: State): Faults =>
  Object.entries(state.play.units).flatMap(([id, { hunker }]) =>
    unless(hunker === 0 || whoBansHunker(state, id) === undefined, { path: `play.units.${id}.hunker`, expected: '0 while it is engaged', rule: 'sp.cover.hunker-not-engaged' }),
  );

/** What is wrong with the units and characters of a position. */
export const faultsOfUnits = (state: State): Faults => {
  const standing = standingFaults(state);
  return [...unitFaults(state), ...standing, ...(standing.length > 0 ? [] : [...overlaps(state), ...hunkerFaults(state)])];
};
