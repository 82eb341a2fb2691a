import type { GameTypes } from '../game.js';
import type { Kit, Law } from './kit.js';
import { itIsData } from './laws/1-it-is-data.js';
import { itRests } from './laws/2-it-rests.js';
import { itAnswers } from './laws/3-it-answers.js';
import { itRefuses } from './laws/4-it-refuses.js';
import { itCites } from './laws/5-it-cites.js';
import { itFolds } from './laws/6-it-folds.js';
import { itRepeats } from './laws/7-it-repeats.js';
import { itKeepsSecrets } from './laws/8-it-keeps-secrets.js';
import { itMirrors } from './laws/9-it-mirrors.js';
import { itConserves } from './laws/10-it-conserves.js';
import { doorsHold } from './laws/doors.js';

/** The laws that every game owes, and the three of its doors. Laws 9 and 10 are there if the kit has a mirror and a tally. */
export const laws = <G extends GameTypes>(kit: Kit<G>): readonly Law[] => [
  itIsData(kit),
  itRests(kit),
  itAnswers(kit),
  itRefuses(kit),
  itCites(kit),
  itFolds(kit),
  itRepeats(kit),
  itKeepsSecrets(kit),
  ...(kit.mirror === undefined ? [] : [itMirrors(kit, kit.mirror)]),
  ...(kit.tally === undefined ? [] : [itConserves(kit, kit.tally)]),
  ...doorsHold(kit),
];
