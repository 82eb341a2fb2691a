import { onceFor } from '@regelwerk/core';
import type { ActionChoice } from '../model/choice.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import type { Action } from './action.js';
import { aim } from './aim.js';
import { climb } from './climb.js';
import { dismount } from './dismount.js';
import { align, fire } from './heavy-weapon.js';
import { jump } from './jump.js';
import { meleeAttack } from './melee-attack.js';
import { mount } from './mount.js';
import { perform } from './perform.js';
import { rangedAttack } from './ranged-attack.js';
import { reload } from './reload.js';
import { search } from './search.js';
import { treat } from './treat.js';
import { walk } from './walk.js';

/** The table of actions: a kind without an action does not compile. */
export const actions: { readonly [K in ActionChoice['kind']]: Action<Extract<ActionChoice, { kind: K }>> } = {
  walk,
  jump,
  climb,
  aim,
  'ranged-attack': rangedAttack,
  'melee-attack': meleeAttack,
  treat,
  reload,
  mount,
  dismount,
  perform,
  align,
  fire,
  search,
};

/** The actions that each figure could ever do on its table, in the order in which candidates are listed. */
export const actionsOn = onceFor((table: State['table']): Readonly<Record<string, readonly Action<ActionChoice>[]>> => {
  const all = Object.values(actions) as unknown as readonly Action<ActionChoice>[];
  const { profiles } = prepare(table);
  return Object.fromEntries(Object.values(profiles).map((profile) => [profile.id, all.filter((one) => one.everBy(profile, table.scenario))]));
});

/** The action of a choice, for choices of any kind. */
export const actionOf = (choice: ActionChoice): Action<ActionChoice> => actions[choice.kind] as unknown as Action<ActionChoice>;

/** Is the choice an action of a figure? */
export const isAction = (choice: { readonly kind: string }): choice is ActionChoice => Object.hasOwn(actions, choice.kind);
