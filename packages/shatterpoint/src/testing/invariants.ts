import { baseOf, elevationOn, isOnBoard } from '../board.js';
import type { State } from '../model/state.js';
import { overlapsDiscDisc } from '@regelwerk/geometry';
import { prepare } from '../prepare.js';

// What holds in every state of every match, whatever has been chosen and rolled.

/** The invariants that a state breaks, as sentences. */
export const invariants = (state: State): readonly string[] => {
  const { play, table } = state;
  const broken: string[] = [];
  const claim = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const { units, characters } = prepare(table);
  claim(Math.abs(play.struggle.token) <= 8, 'the struggle token lies on one of 17 spaces');
  claim(play.struggle.winner.length <= 1, 'a struggle has one winner');
  for (const [seat, side] of Object.entries(play.sides)) {
    claim(side.momentum >= 0 && side.momentum <= 8, `${seat} has at most eight momentum tokens`);
    claim(side.force >= 0 && side.force <= side.pool, `${seat} has no more force than at the start`);
    claim(side.reserve.length <= 1, `${seat} has at most one card in reserve`);
    claim(side.won.length <= 2, `${seat} has won at most two struggles`);
  }
  for (const [id, { card }] of Object.entries(units)) {
    const unit = play.units[id];
    if (unit === undefined) continue;
    claim(unit.damage >= 0 && unit.damage <= card.stamina, `${id} has no more damage than its stamina`);
    claim(unit.wounded === 0 || unit.damage === card.stamina, `${id} is wounded by damage`);
    claim(new Set(unit.conditions).size === unit.conditions.length, `${id} has each condition once`);
    claim(unit.hunker >= 0, `${id} has no fewer than no hunker tokens`);
  }
  const there = characters.filter((id) => isOnBoard(state, id));
  there.forEach((one, i) => {
    for (const other of there.slice(i + 1)) {
      const [on, under] = [play.characters[one]?.on ?? '', play.characters[other]?.on ?? ''];
      const level = elevationOn(state, on) === elevationOn(state, under);
      claim(!level || !overlapsDiscDisc(baseOf(state, one), baseOf(state, other)), `${one} and ${other} do not overlap on one elevation`);
    }
  });
  return broken;
};

