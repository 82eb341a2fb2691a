import type { Words } from '@regelwerk/core';
import type { RuleId } from '../model/rule-id.js';

/** Why a rule waits: told to people, and printed by the atlas. */
export interface Wait {
  readonly reason: Words;
}

/** The rules that are not done yet, with the reason. */
export const waiting: Readonly<Partial<Record<RuleId, Wait>>> = {};
