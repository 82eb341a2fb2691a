import { the, type Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { more } from './nearest-not-decisive.js';

/** Who controls an objective by these characters: the player with more of them, or on a tie who did before. */
export const controllerBy = rule('sp.objective.tie', ({ table }: State, characters: readonly string[], control: Frozen<readonly string[]>): string | undefined => {
  const { seats, unitOf } = prepare(table);
  const first = characters.filter((id) => the(unitOf, id).seat === seats[0]).length;
  const ahead = more([first, characters.length - first]);
  return ahead === undefined ? control[0] : seats[ahead];
});
