import { the } from '@regelwerk/core';
import { gapOf, inContact, mountBase, type Base } from '../../board/bases.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** Why a base does not touch a mount (or lies beyond the reach that the table agreed): who gets on or off must. */
export const notBeside = rule('hb.action.mount-contact', (state: State, base: Base, mount: string): Cited | undefined => {
  const [other, reach] = [mountBase(state, mount), state.table.options.mountReach];
  return inContact(state, [base, other], reach)
    ? undefined
    : { kind: 'no-contact', rule: 'hb.action.mount-contact', with: mount, gap: gapOf(base, other), reach };
});

/** Why nobody else gets on a mount: all its places are taken. */
export const mountFull = rule('hb.action.mount-contact', ({ table, play }: State, mount: string): Cited | undefined => {
  const { places } = the(prepare(table).mounts, mount);
  return the(play.mounts, mount).riders.length < places ? undefined : { kind: 'mount-full', rule: 'hb.action.mount-contact', mount, places };
});
