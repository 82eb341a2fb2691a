import { right, the, type Room } from '@regelwerk/core';
import type { Event } from '../model/event.js';
import type { RestFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { prepare } from '../prepare.js';
import { hunkerAfterRest } from '../rules/cover/hunker.js';
import { afterResolving } from '../rules/condition/strained.js';
import { announce } from '../windows.js';

/** A character has come to rest: units that are engaged now lose their hunker tokens, what waits for it speaks, and strained counts. */
export const rest: Room<Types, RestFrame> = {
  ask: () => undefined,
  check: (_state, _frame, choice) => right(choice),
  reduce: () => [],
  advance: (state, { character, how, told }) => {
    const done: Event = { kind: 'done', rule: 'sp.attack.engaged-at-rest', frame: 'rest' };
    if (told) return [done];
    const moment = { about: character, other: '', rule: 'sp.ability.type-reactive' } as const;
    const heard = how === '' ? announce(state, { at: 'displaced', ...moment }) : afterResolving(state, the(prepare(state.table).unitOf, character).id, { at: 'moved', ...moment });
    return [
      { kind: 'moment-told', rule: 'sp.attack.engaged-at-rest', told: 1 },
      ...hunkerAfterRest(state),
      ...(heard[0]?.kind === 'begun' ? heard : [done, ...heard]),
    ];
  },
  candidates: () => [],
};
