import { absurd, type Frozen } from '@regelwerk/core';
import type { ActionChoice, Choice, Place, View } from '@regelwerk/skirmish-homebrew';
import type { Temper } from './tempers.js';
import { enemiesOf, farFrom, figureIn, gangOf, tasksOf, type Goal } from './view.js';

/** All that a player looks at when it weighs its choices. */
export interface Outlook {
  readonly view: View;
  readonly seat: string;
  readonly temper: Temper;
  /** What luck adds to a thing that a figure might go for, by their ids. */
  readonly fancy: (figure: string, goal: string) => number;
  readonly options: readonly Choice[];
}

const goalsOf = ({ view, seat, temper }: Outlook): readonly Goal[] => [
  ...tasksOf(view, seat).map((goal) => ({ ...goal, worth: goal.worth * temper.task })),
  ...enemiesOf(view, seat).flatMap((id) => {
    const figure = figureIn(view, id);
    return figure === undefined ? [] : [{ id, at: figure, worth: temper.attack }];
  }),
];

/** What the figure goes for: what is near, worth much, and to its fancy. */
const goalOf = (outlook: Outlook, figure: string, at: Place): Goal | undefined => {
  const pull = ({ id, at: there, worth }: Goal): number => (worth * (1 + outlook.fancy(figure, id))) / (8 + farFrom(at, there));
  return goalsOf(outlook).reduce<Goal | undefined>((best, goal) => (best === undefined || pull(goal) > pull(best) ? goal : best), undefined);
};

const closer = (outlook: Outlook, figure: string, to: Place): number => {
  const from = figureIn(outlook.view, figure);
  const goal = from === undefined ? undefined : goalOf(outlook, figure, from);
  if (from === undefined || goal === undefined) return 0;
  return 2 * (farFrom(from, goal.at) - farFrom(to, goal.at)) - 2 * (1 + 2 * from.moves);
};

const canShoot = ({ options }: Outlook, figure: string): boolean => options.some((other) => other.kind === 'ranged-attack' && other.figure === figure);

/** Is a shot in reach that one aim more would leave the points for? */
const aimed = (outlook: Outlook, figure: string): number => {
  const { view, temper } = outlook;
  const { aims, ap } = figureIn(view, figure) ?? { aims: 9, ap: 0 };
  return canShoot(outlook, figure) && aims === 0 && ap >= 4 ? 75 * temper.aim : -10;
};

const attack = ({ view, temper }: Outlook, target: string): number => temper.attack * (50 + 4 * Math.max(0, 5 - (figureIn(view, target)?.life ?? 5)));

const treated = ({ view, seat, temper }: Outlook, patient: string): number => {
  const { life, able } = figureIn(view, patient) ?? { life: 9, able: true };
  if (!gangOf(view, seat).includes(patient)) return -100;
  return life >= 4 ? -20 : temper.care * (25 * (4 - life) + (able ? 0 : 10));
};

const emptied = ({ view }: Outlook, figure: string, weapon: string): number => (figureIn(view, figure)?.magazines[weapon] === 0 ? 45 : -10);

const mounted = (outlook: Outlook, figure: string, onto: boolean): number => {
  const at = figureIn(outlook.view, figure);
  const goal = at === undefined ? undefined : goalOf(outlook, figure, at);
  const far = at === undefined || goal === undefined ? 0 : farFrom(at, goal.at);
  return onto ? far - 20 : 16 - far;
};

/** How good an action looks; passing is 0. */
export const scoreOf = (outlook: Outlook, choice: Frozen<ActionChoice>): number => {
  const { temper } = outlook;
  switch (choice.kind) {
    case 'walk':
      return closer(outlook, choice.figure, choice.path.at(-1) as Place);
    case 'jump':
      return closer(outlook, choice.figure, choice.to) + 1;
    case 'climb':
      return closer(outlook, choice.figure, choice.to) + 2;
    case 'aim':
      return aimed(outlook, choice.figure);
    case 'ranged-attack':
    case 'melee-attack':
      return attack(outlook, choice.target);
    case 'fire':
      return attack(outlook, choice.target) + 5;
    case 'align':
      return attack(outlook, choice.target) - 15;
    case 'treat':
      return treated(outlook, choice.patient);
    case 'reload':
      return emptied(outlook, choice.figure, choice.weapon);
    case 'mount':
      return mounted(outlook, choice.figure, true);
    case 'dismount':
      return mounted(outlook, choice.figure, false);
    case 'perform':
      return 90 * temper.task;
    case 'search':
      return 75 * temper.task;
    default:
      return absurd(choice);
  }
};
