import type { Face, Roll } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';

/** On whose dice an entry of a chart works: only attack dice show criticals and strikes, only defence dice blocks; else its owner's. */
export const whoseDie = rule('sp.expertise.whose-die', (of: Roll, face: Face): Roll => {
  if (face === 'critical' || face === 'strike') return 'attack';
  return face === 'block' ? 'defence' : of;
});
