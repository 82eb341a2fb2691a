import type { RulebookEntry } from '@regelwerk/core';
import type { RuleId } from '../model/rule-id.js';
import { ability } from './ability.js';
import { attack } from './attack.js';
import { condition } from './condition.js';
import { cover } from './cover.js';
import { damage } from './damage.js';
import { deck } from './deck.js';
import { dice } from './dice.js';
import { displace } from './displace.js';
import { end } from './end.js';
import { expertise } from './expertise.js';
import { force } from './force.js';
import { info } from './info.js';
import { keyword } from './keyword.js';
import { los } from './los.js';
import { measure } from './measure.js';
import { move } from './move.js';
import { objective } from './objective.js';
import { setup } from './setup.js';
import { squad } from './squad.js';
import { struggle } from './struggle.js';
import { terrain } from './terrain.js';
import { timing } from './timing.js';
import { tree } from './tree.js';
import { turn } from './turn.js';

/** Every rule of the game, area by area: a rule without an entry does not compile. */
export const entries: Readonly<Record<RuleId, RulebookEntry>> = {
  ...setup,
  ...squad,
  ...turn,
  ...deck,
  ...force,
  ...ability,
  ...measure,
  ...move,
  ...displace,
  ...terrain,
  ...los,
  ...attack,
  ...dice,
  ...expertise,
  ...tree,
  ...cover,
  ...damage,
  ...condition,
  ...keyword,
  ...objective,
  ...struggle,
  ...end,
  ...timing,
  ...info,
};
