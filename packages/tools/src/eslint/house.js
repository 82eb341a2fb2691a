import bannedNames from './banned-names.js';
import citedRules from './cited-rules.js';
import closedSwitch from './closed-switch.js';
import documentedExports from './documented-exports.js';
import gamesApart from './games-apart.js';
import idIsAddress from './id-is-address.js';
import noThrowInRules from './no-throw-in-rules.js';
import oneDoor from './one-door.js';
import onePen from './one-pen.js';
import plainShapes from './plain-shapes.js';
import reasonedSuppressions from './reasoned-suppressions.js';
import rulebookApart from './rulebook-apart.js';
import shortFunctions from './short-functions.js';

/** The house rules, as an ESLint plugin. */
export const house = {
  meta: { name: 'house' },
  rules: {
    'banned-names': bannedNames,
    'cited-rules': citedRules,
    'closed-switch': closedSwitch,
    'documented-exports': documentedExports,
    'games-apart': gamesApart,
    'id-is-address': idIsAddress,
    'no-throw-in-rules': noThrowInRules,
    'one-door': oneDoor,
    'one-pen': onePen,
    'plain-shapes': plainShapes,
    'reasoned-suppressions': reasonedSuppressions,
    'rulebook-apart': rulebookApart,
    'short-functions': shortFunctions,
  },
};

