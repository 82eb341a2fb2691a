import type { RollStage, Stage } from '@regelwerk/dice/odds';
import { successesIn } from '../attack/duel.js';
import { rule } from '../../model/rule-id.js';
import { attackFaces } from './attack.js';
import { defenceFaces } from './defence.js';

type Rolled = RollStage<string>['dice'][number];

/** The dice of an attack, as stages of a pipeline of odds: both rolls, and the result without anything between. */
export interface DuelStages {
  readonly attack: Rolled;
  readonly defence: Rolled;
  readonly result: Stage<string>;
}

/** The dice in the counts of a state, by the places of their faces. */
export const diceIn = rule('sp.dice.reference-odds', (state: Readonly<Record<string, number>>) => {
  const counts = (names: readonly string[]): number[] => names.map((name) => state[name] ?? 0);
  return {
    attack: counts(Object.values(attackFaces().into)),
    defence: counts(Object.values(defenceFaces().into)),
    damage: state['damage'] ?? 0,
  };
});

/** All that the dice show, in the counts of a state. */
const SHOWN: readonly string[] = [...Object.values(attackFaces().into), ...Object.values(defenceFaces().into)];

/** The duel of so many dice as odds know it: with these faces, criticals and whatever strikes no block removes. */
export const duelStages = rule('sp.dice.reference-odds', (attack: number, defence: number): DuelStages => ({
  attack: { ...attackFaces(), count: attack },
  defence: { ...defenceFaces(), count: defence },
  result: {
    kind: 'change',
    name: 'result',
    change: (state) => {
      const next: Record<string, number> = { ...state, successes: successesIn(diceIn(state)) };
      for (const name of SHOWN) next[name] = 0;
      return next;
    },
  },
}));
