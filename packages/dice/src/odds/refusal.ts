import { MOST_DICE } from '../counts.js';
import { left, type Left } from '../result.js';

/** Why a pipeline cannot be run, and at which stage. Plain JSON. */
export type PipelineRefusal =
  | { readonly kind: 'repeated-name'; readonly name: string }
  | { readonly kind: 'unknown-stage'; readonly name: string }
  | { readonly kind: 'unknown-register'; readonly stage: string; readonly name: string }
  | { readonly kind: 'unknown-face'; readonly stage: string; readonly die: string; readonly face: string }
  | { readonly kind: 'bad-die'; readonly stage: string; readonly die: string }
  | { readonly kind: 'not-a-count'; readonly stage: string; readonly name: string; readonly found: string }
  | { readonly kind: 'too-many-dice'; readonly stage: string; readonly found: number; readonly most: number }
  | { readonly kind: 'too-many-states'; readonly stage: string; readonly most: number }
  | { readonly kind: 'no-policy'; readonly stage: string }
  | { readonly kind: 'no-options'; readonly stage: string }
  | { readonly kind: 'impossible-choice'; readonly stage: string; readonly policy: string; readonly options: number }
  | { readonly kind: 'impossible-roll'; readonly stage: string; readonly die: string }
  | { readonly kind: 'worth-not-finite'; readonly goal: string }
  | { readonly kind: 'worth-not-whole'; readonly goal: string; readonly found: number }
  | { readonly kind: 'wrong-runs'; readonly from: number; readonly to: number };

/** What a register holds at most. */
export const MOST_COUNT = 1_000_000;

/** The states and the steps between them that a pipeline may have; more is a refusal instead of a hang. */
export const MOST_STATES = 2_000_000;

/** Is it a whole number that a register may hold? */
export const isCount = (found: unknown): found is number =>
  typeof found === 'number' && Number.isInteger(found) && found >= 0 && found <= MOST_COUNT;

/** The refusal of what should have been a count. */
export const notACount = (stage: string, name: string, found: unknown): Left<PipelineRefusal> =>
  left({ kind: 'not-a-count', stage, name, found: String(found) });

/** The refusal of what is no number of dice. */
export const refuseDice = (stage: string, found: number): PipelineRefusal =>
  found > MOST_DICE && Number.isInteger(found)
    ? { kind: 'too-many-dice', stage, found, most: MOST_DICE }
    : notACount(stage, 'dice', found).left;

/** The refusal of more states and ways than there may be. */
export const tooMany = (stage: string): Left<PipelineRefusal> =>
  left({ kind: 'too-many-states', stage, most: MOST_STATES });
