import type { Answer, Summary } from '@regelwerk/dice/odds';
import { percent } from '@regelwerk/dice/picture';
import type { Found } from './answer.js';

const interval = ({ value, between }: Answer, show: (value: number) => string): string =>
  between === undefined ? show(value) : `${show(value)} (${show(between[0])} to ${show(between[1])})`;

const four = (value: number): string => value.toFixed(4);

/** A fraction, as long as one can read it. */
const exactly = ({ exact = '' }: Answer): string => (exact === '' || exact.length > 40 ? '' : ` = ${exact}`);

const beside = (simulated: Summary | undefined, value: number): string => {
  const line = simulated?.lines.find((one) => one.value === value);
  return line === undefined ? percent(0) : interval(line.exactly, percent);
};

/** What was found, as lines for a terminal. */
export const lines = ({ title, counts, exact, simulated, decisions, costs }: Found, bars: readonly string[]): readonly string[] => {
  const wide = Math.max(...bars.map((bar) => bar.length), counts.length + 9) + 2;
  return [
    title,
    '',
    `${counts}, exact`.padEnd(wide) + (simulated === undefined ? '' : 'simulated'),
    ...exact.lines.map(({ value }, i) => (simulated === undefined ? (bars[i] ?? '') : (bars[i] ?? '').padEnd(wide) + beside(simulated, value))),
    '',
    `mean      ${four(exact.mean.value)}${exactly(exact.mean)}`,
    ...(simulated === undefined ? [] : [`simulated ${interval(simulated.mean, four)}, ${String(simulated.label.kind === 'simulated' ? simulated.label.runs : 0)} attacks`]),
    `half of all attacks: ${exact.quantiles[25]} to ${exact.quantiles[75]}; nine of ten: ${exact.quantiles[5]} to ${exact.quantiles[95]}`,
    ...exact.lines.filter(({ value }) => value > 0).map(({ value, atLeast }) => `at least ${value}: ${percent(atLeast.value)}`),
    ...decisions.flatMap(({ stage, by, rules }) => ['', `${stage} (${by}):`, ...rules.map((rule) => `  ${rule}`)]),
    ...(costs === undefined ? [] : ['', 'what each stage brings to the mean:', ...costs.map(({ stage, cost }) => `  ${stage.padEnd(16)} ${four(cost.value)}`)]),
  ];
};
