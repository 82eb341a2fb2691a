import { rule } from '../../model/rule-id.js';

/** The struggle after so many: there are three, and no fourth. */
export const phaseAfter = rule('sp.end.up-to-three', (phase: number): number | undefined => (phase < 3 ? phase + 1 : undefined));
