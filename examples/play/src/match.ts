import { answer, isLeft, isOver, left, right, seeded, type Either, type Fault, type Match } from '@regelwerk/core';
import { fork, type Luck } from '@regelwerk/dice';
import { ask, choices, openMatch, see, seeDecision, type Table, type Types } from '@regelwerk/skirmish-homebrew';
import { makePlayer, type Player } from './player.js';
import { TEMPERS } from './tempers.js';

const MOST = 5000;

const playersOf = ({ scenario }: Table, luck: Luck): Readonly<Record<string, Player>> =>
  Object.fromEntries(scenario.sides.map(({ seat }, i) => [seat, makePlayer(TEMPERS[i] ?? TEMPERS[0], fork(luck, seat))]));

/** Plays a match to its end. */
export const playMatch = (table: Table, luck: Luck): Either<readonly Fault[], Match<Types>> => {
  const players = playersOf(table, luck);
  const opened = openMatch({ kind: 'table', table }, [seeded(fork(luck, 'dice'))]);
  if (isLeft(opened)) return opened;
  let match = opened.right;
  for (let made = 0; made < MOST; made += 1) {
    const { state } = match;
    const asked = ask(state);
    if (isOver<Types>(asked)) return right(match);
    const decision = seeDecision(state, asked.by);
    const player = players[asked.by];
    if (player === undefined || isOver<Types>(decision as typeof asked)) break;
    const question = { view: see(state, asked.by), seat: asked.by, decision, options: choices(state, 'standard') } as Parameters<Player>[0];
    const next = answer(match, player(question));
    if (isLeft(next)) throw new Error(`a legal answer was refused: ${JSON.stringify(next.left)}`);
    match = next.right;
  }
  return left([{ path: '', expected: `a match that ends within ${MOST} choices` }]);
};
