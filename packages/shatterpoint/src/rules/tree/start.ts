import type { Frozen } from '@regelwerk/core';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { Option } from '../../model/unit.js';

/** An option with which no walk begins. */
export const whyNoStart = rule('sp.tree.start', ({ id, start }: Frozen<Option>): Refusal | undefined =>
  start ? undefined : { kind: 'not-a-start', rule: 'sp.tree.start', option: id },
);
