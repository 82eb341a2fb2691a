import type { Cited } from '../../model/refusal.js';

/** The refusals of the game: a kind that is missing here does not compile. */
const COMPLAINTS: { readonly [K in Cited['kind']]: null } = {
  'too-few-ap': null, 'too-many-ap': null, 'cannot-be-allotted': null,
  'not-your-figure': null, incapacitated: null, done: null, 'off-table': null,
  'too-many-moves': null, 'too-far': null, 'way-blocked': null, 'no-standing': null, overlaps: null, 'not-at-edge': null,
  mounted: null, 'not-mounted': null, 'mount-full': null,
  'no-contact': null, 'out-of-range': null, 'no-sight': null, 'wrong-target': null, 'outside-area': null,
  'aimed-enough': null, 'has-moved': null, 'too-many-attacks': null, 'no-such-action': null, 'magazine-empty': null, 'not-aligned': null,
  'item-missing': null, 'nothing-heals': null, 'choose-one': null, 'used-up': null, 'not-your-task': null,
  'already-rerolled': null, 'reroll-not-now': null, 'reroll-used': null, 'no-such-skill': null, 'not-own-roll': null, 'whole-roll-only': null,
  'too-many-cards': null, 'card-not-held': null, 'not-the-leader': null, 'step-over': null,
};

/** Is the thing a refusal of the game, and no event? */
export const isComplaint = (thing: { readonly kind: string }): thing is Cited => Object.hasOwn(COMPLAINTS, thing.kind);
