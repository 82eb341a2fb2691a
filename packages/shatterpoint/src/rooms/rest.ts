import { right, type Room } from '@regelwerk/core';
import type { RestFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { prepare } from '../prepare.js';
import { hunkerAfterRest } from '../rules/cover/hunker.js';
import { strainInTurn } from '../rules/condition/strained.js';
import { announce } from '../windows.js';

/** A character has come to rest: units that are engaged now lose their hunker tokens, what waits for it speaks, and strained counts. */
export const rest: Room<Types, RestFrame> = {
  ask: () => undefined,
  check: (_state, _frame, choice) => right(choice),
  reduce: () => [],
  advance: (state, { character, how, told }) => {
    const unit = prepare(state.table).unitOf[character]?.id ?? '';
    const strained = how === '' ? [] : strainInTurn(state, unit, told);
    if (told) return [{ kind: 'done', rule: 'sp.attack.engaged-at-rest', frame: 'rest' }, ...strained];
    return [
      { kind: 'moment-told', rule: 'sp.attack.engaged-at-rest', told: 1 },
      ...hunkerAfterRest(state),
      ...announce(state, { at: how === '' ? 'displaced' : 'moved', about: character, other: '', rule: 'sp.ability.type-reactive' }),
      ...strained,
    ];
  },
  candidates: () => [],
};
