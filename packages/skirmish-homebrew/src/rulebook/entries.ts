import type { RulebookEntry } from '@regelwerk/core';
import type { RuleId } from '../model/rule-id.js';
import { action } from './action.js';
import { ap } from './ap.js';
import { card } from './card.js';
import { climb } from './climb.js';
import { combat } from './combat.js';
import { dice } from './dice.js';
import { doc } from './doc.js';
import { gang } from './gang.js';
import { jump } from './jump.js';
import { life } from './life.js';
import { move } from './move.js';
import { round } from './round.js';
import { skill } from './skill.js';
import { terrain } from './terrain.js';

/** Every rule of the game, area by area: a rule without an entry does not compile. */
export const entries: Readonly<Record<RuleId, RulebookEntry>> = {
  ...doc,
  ...ap,
  ...move,
  ...terrain,
  ...jump,
  ...climb,
  ...action,
  ...skill,
  ...dice,
  ...combat,
  ...life,
  ...round,
  ...gang,
  ...card,
};
