import type { DisplaceFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';

/** What is decided about a displacement: of a push or a pull the direction, of a placing the spot. */
export const answerTo = rule('sp.displace.types', (how: DisplaceFrame['how']): 'displace' | 'place' => (how === 'place' ? 'place' : 'displace'));
