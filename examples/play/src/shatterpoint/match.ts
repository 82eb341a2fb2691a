import { answer, isLeft, isOver, left, right, seeded, type Either, type Fault, type Match } from '@regelwerk/core';
import { draw, fork, type Luck } from '@regelwerk/dice';
import { ask, choices, openMatch, see, type Choice, type State, type Table, type Types } from '@regelwerk/shatterpoint';
import { scoreOf } from './score.js';

const MOST = 20_000;

/** How each seat likes a fight, and how much luck has its way with its choices. */
const TEMPERS = [
  { fight: 0.8, whim: 4 },
  { fight: 1.3, whim: 7 },
] as const;

const choose = (state: State, by: string, luck: Luck): Choice => {
  const { fight, whim } = TEMPERS[state.table.seats.indexOf(by)] ?? TEMPERS[0];
  const options = choices(state, 'standard');
  const outlook = { view: see(state, by), seat: by, fight };
  const scores = options.map((choice, i) => scoreOf(outlook, choice) + (whim * draw(luck, `whim ${state.play.written}`, i, 0, 100)) / 100);
  return options[scores.indexOf(Math.max(...scores))] as Choice;
};

/** Plays a match to its end. */
export const playMatch = (table: Table, luck: Luck): Either<readonly Fault[], Match<Types>> => {
  const opened = openMatch({ kind: 'table', table }, [seeded(fork(luck, 'dice'))]);
  if (isLeft(opened)) return opened;
  let match = opened.right;
  for (let made = 0; made < MOST; made += 1) {
    const asked = ask(match.state);
    if (isOver<Types>(asked)) return right(match);
    const next = answer(match, choose(match.state, asked.by, fork(luck, asked.by)));
    if (isLeft(next)) throw new Error(`a legal answer was refused: ${JSON.stringify(next.left)}`);
    match = next.right;
  }
  return left([{ path: '', expected: `a match that ends within ${MOST} choices` }]);
};
