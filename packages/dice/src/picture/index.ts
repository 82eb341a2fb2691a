export { histogramOf, percent, svgOf, textBars, type Bar, type Histogram } from './picture.js';
export { rulesOf, ruleText, type Bound, type DecisionRule } from './rules.js';
