import type { Frozen } from '@regelwerk/core';
import type { Effect, Roll } from '../model/effect.js';
import type { AttackFrame } from '../model/frame.js';
import type { Options } from '../model/options.js';
import type { Stance } from '../model/unit.js';
import { applyAll } from '../rules/expertise/apply-all.js';
import { chartFor } from '../rules/expertise/charts.js';
import { expertiseIn } from '../rules/expertise/count.js';
import { effectsAfter } from '../rules/expertise/effects-after.js';
import { inOrder } from '../rules/expertise/entry-order.js';
import { rowFor } from '../rules/expertise/row.js';
import type { Dice } from './dice.js';

/** What of an attack a chart looks at. */
export type Charted = Dice & Pick<Frozen<AttackFrame>, 'expert' | 'type'>;

/** What a chart made of the dice, and what it has left for after the attack. */
export interface Applied {
  readonly roll: Roll;
  readonly expertise: number;
  readonly dice: Dice;
  readonly later: readonly Frozen<Effect>[];
}

/** What the chart of a stance for a roll makes of the dice; nothing where no row fits. */
export const withChart = (
  stance: Frozen<Stance>,
  roll: Roll,
  { frame, options }: { readonly frame: Charted; readonly options: Pick<Frozen<Options>, 'expertise.entryOrder'> },
): Applied | undefined => {
  const expertise = expertiseIn(frame, roll);
  const row = rowFor(chartFor(stance, roll, frame.type), expertise);
  if (row === undefined) return undefined;
  const { attack, defence, damage } = frame;
  const entries = inOrder(row.entries, options['expertise.entryOrder']);
  return { roll, expertise, dice: applyAll({ attack, defence, damage }, roll, entries), later: effectsAfter(entries) };
};
