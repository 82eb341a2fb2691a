export { sideOfByte } from './byte.js';
export {
  atLeast,
  atMost,
  chanceOf,
  exactly,
  expectation,
  fraction,
  mostLikely,
  quantile,
  toNumber,
  variance,
  type Fraction,
} from './chance.js';
export { checkChange, type Change, type Most } from './change.js';
export {
  addCounts,
  checkCounts,
  countDice,
  countFace,
  countsFrom,
  countSymbol,
  facesIn,
  MOST_DICE,
  noCounts,
  type Counts,
} from './counts.js';
export { checkDie, d6, faceIndex, numberDie, sidesOf, type Die } from './die.js';
export { MOST_SIDES, symbolsOn, type Face, type Symbols } from './face.js';
export { type Fault, type Path } from './fault.js';
export { draw, fork, luck, pickWeighted, rollCounts, rollPool, sampleFrom, shuffled } from './luck.js';
export { type Luck, type SeedRefusal } from './luck.js';
export {
  both,
  certain,
  chainOdds,
  combineOdds,
  givenOdds,
  mapOdds,
  simplestOdds,
  weighOdds,
  type Key,
  type Odds,
  type OddsRefusal,
  type Outcome,
} from './odds.js';
export { addDice, capDice, checkPool, diceIn, poolSize, removeDice, swapDice, type Pool } from './pool.js';
export { resolve, resolveWith, type Resolved } from './resolve.js';
export { type Left, type Result, type Right } from './result.js';
export { addRolls, checkRoll, countFaceIn, countsIn, countSymbolIn, poolOf, type Roll } from './roll.js';
export { oddsOfCounts, oddsOfDie, oddsOfPool, resolveOdds } from './roll-odds.js';
export { sumOdds, sumOfSame } from './sum.js';
