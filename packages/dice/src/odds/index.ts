export { meanOf, quantileOf, shareAtLeast, shareExactly, shareOf, summaryOf, varianceOf } from './answer.js';
export { type Answer, type Line, type Summary } from './answer.js';
export { compare, costOfStages, type Comparison, type StageCost } from './compare.js';
export { follow, type Asked, type Event, type Table } from './follow.js';
export { decisionsOf, oddsOf, type Decided, type Decision, type OddsPlan } from './odds-of.js';
export { most, policyOf, reach, takeFirst, takeMost } from './policy.js';
export { MOST_COUNT, MOST_STATES, type PipelineRefusal } from './refusal.js';
export { MOST_RUNS, sampleOf, type SamplePlan } from './sample.js';
export { oddsIn, valuesOf, type Label, type Spread } from './spread.js';
export {
  type Amount,
  type ChangeStage,
  type ChooseStage,
  type ConvertStage,
  type DecisionStage,
  type Gain,
  type Goal,
  type Option,
  type Pipeline,
  type Plan,
  type Policy,
  type Reading,
  type RerollStage,
  type RollStage,
  type SpendStage,
  type Stage,
  type State,
  type Way,
} from './stage.js';
