import { overlapsDiscDisc } from '@regelwerk/geometry';
import { baseOf, elevationOn, isOnBoard } from '../board.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';

// What holds in every state of every match, whatever has been chosen and rolled.

type Claim = (holds: boolean, what: string) => void;

const tracker = ({ play }: State, claim: Claim): void => {
  claim(Math.abs(play.struggle.token) <= 8, 'the struggle token lies on one of 17 spaces');
  claim(play.struggle.winner.length <= 1, 'a struggle has one winner');
  for (const [seat, side] of Object.entries(play.sides)) {
    claim(side.momentum >= 0 && side.momentum <= 8, `${seat} has at most eight momentum tokens`);
    claim(side.gaps.length === 0, `the momentum of ${seat} lies from the outermost space inward`);
    claim(side.force >= 0 && side.force <= side.pool, `${seat} has no more force than at the start`);
    claim(side.reserve.length <= 1, `${seat} has at most one card in reserve`);
    claim(side.won.length <= 2, `${seat} has won at most two struggles`);
  }
};

const cards = ({ play, table }: State, claim: Claim): void => {
  for (const [id, { card }] of Object.entries(prepare(table).units)) {
    const unit = play.units[id];
    if (unit === undefined) continue;
    claim(unit.damage >= 0 && unit.damage <= card.stamina, `${id} has no more damage than its stamina`);
    claim(unit.wounded === 0 || unit.damage === card.stamina, `${id} is wounded by damage`);
    claim(new Set(unit.conditions).size === unit.conditions.length, `${id} has each condition once`);
    claim(unit.hunker >= 0, `${id} has no fewer than no hunker tokens`);
  }
};

const bases = (state: State, claim: Claim): void => {
  const there = prepare(state.table).characters.filter((id) => isOnBoard(state, id));
  const elevations = there.map((id) => elevationOn(state, state.play.characters[id]?.on ?? ''));
  there.forEach((one, i) => {
    for (let j = i + 1; j < there.length; j += 1) {
      const other = there[j] ?? '';
      claim(elevations[i] !== elevations[j] || !overlapsDiscDisc(baseOf(state, one), baseOf(state, other)), `${one} and ${other} do not overlap on one elevation`);
    }
  });
};

/** The invariants that a state breaks, as sentences. */
export const invariants = (state: State): readonly string[] => {
  const broken: string[] = [];
  const claim: Claim = (holds, what) => {
    if (!holds) broken.push(what);
  };
  tracker(state, claim);
  cards(state, claim);
  bases(state, claim);
  return broken;
};
