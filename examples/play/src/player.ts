import { draw, fork, type Luck } from '@regelwerk/dice';
import type { ActionChoice, Choice, DecisionView, View } from '@regelwerk/skirmish-homebrew';
import { scoreOf, type Outlook } from './score.js';
import type { Temper } from './tempers.js';

/** What a player is shown and may answer: never a state, only what its seat can see. */
export interface Question {
  readonly view: View;
  readonly seat: string;
  readonly decision: DecisionView;
  readonly options: readonly Choice[];
}

/** Who answers the questions to a seat. */
export type Player = (question: Question) => Choice;

const isAction = (choice: Choice): choice is ActionChoice => 'figure' in choice && choice.kind !== 'reroll';

/** A roll is repeated when less than half of its dice succeed. */
const isPoor = ({ decision, view }: Question): boolean => {
  if (decision.kind !== 'pick' || decision.for !== 'reroll') return false;
  const { successOn } = view.table.options;
  const faces = decision.counts.flatMap((counts) => counts.map((dice, i) => ({ dice, good: i + 1 >= successOn })));
  const good = faces.reduce((sum, face) => sum + (face.good ? face.dice : 0), 0);
  const all = faces.reduce((sum, face) => sum + face.dice, 0);
  return 2 * good < all;
};

/** A player of a temper. What it would do on a whim is drawn by seed, so a match can be played again. */
export const makePlayer =
  (temper: Temper, luck: Luck): Player =>
  (question) => {
    const { view, seat, decision, options } = question;
    const fancies = fork(luck, 'fancy');
    const outlook: Outlook = { view, seat, temper, options, fancy: (figure, goal) => draw(fancies, `${figure} ${goal}`, view.play.round, 0, 100) / 100 };
    const whim = (i: number): number => (temper.whim * draw(luck, `whim ${decision.id}`, i, 0, 100)) / 100;
    const score = (choice: Choice, i: number): number => {
      if (isAction(choice)) return scoreOf(outlook, choice) + whim(i);
      if (choice.kind === 'reroll') return isPoor(question) ? 1 : -1;
      if (choice.kind === 'allot') return 5 * Object.keys(choice.ap).length + whim(i);
      return choice.kind === 'swap' ? whim(i) + (choice.cards.length === 0 ? 2 : 0) : 0;
    };
    const scores = options.map(score);
    return options[scores.indexOf(Math.max(...scores))] as Choice;
  };
