import { whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { oneOf } from './ids.js';
import { Condition } from './effect.js';

/** The six keywords (sp.keyword.definition). */
export type Keyword =
  | { keyword: 'immunity'; condition: Condition }
  | { keyword: 'impact'; n: number }
  | { keyword: 'sharpshooter'; n: number }
  | { keyword: 'protection' | 'scale' | 'steadfast' };
export const Keyword: t.Type<Keyword> = t.union([
  t.strict({ keyword: t.literal('immunity'), condition: Condition }),
  t.strict({ keyword: t.literal('impact'), n: whole(1, 5) }),
  t.strict({ keyword: t.literal('sharpshooter'), n: whole(1, 5) }),
  t.strict({ keyword: oneOf('protection', 'scale', 'steadfast') }),
]);
