import type { StageCost, Summary } from '@regelwerk/dice/odds';
import { describe, expect, test } from 'vitest';
import { run } from '../src/run.js';

const words = (line: string): readonly string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
const odds = (line: string) => run(words(line));
interface Told {
  readonly exact: Summary;
  readonly simulated?: Summary;
  readonly costs?: readonly StageCost[];
}

const json = (line: string): Told => JSON.parse(odds(`${line} --json`).out) as Told;

describe('answers', () => {
  test('exact and simulated side by side', () => {
    const { code, out, err } = odds('legion "4 white" --surge hit --cover light --vs white');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Legion: 4 white against white defence dice, light cover');
    expect(out).toMatch(/wounds, exact +simulated/);
    expect(out).toMatch(/mean {6}1\.1111 = 10\/9/);
    expect(out).toMatch(/simulated \d\.\d{4} \(\d\.\d{4} to \d\.\d{4}\), 10000 attacks/);
  });

  test('the same words give the same text', () => {
    expect(odds('legion "2 red" --vs red')).toEqual(odds('legion "2 red" --vs red'));
  });

  test('--json: the fraction, the label, the interval', () => {
    const found = json('legion "6 red" --surge crit --pierce 3 --save --runs 2000');
    expect(found.exact.mean.exact).toBe('164850119/31850496');
    expect(found.exact.label).toEqual({ kind: 'exact', numbers: 'bigints' });
    expect(found.simulated?.label).toEqual({ kind: 'simulated', runs: 2000, seed: 'regelwerk' });
    const [low, high] = found.simulated?.mean.between ?? [NaN, NaN];
    expect(found.exact.mean.value).toBeGreaterThan(low);
    expect(found.exact.mean.value).toBeLessThan(high);
  });

  test('shatterpoint, bare and with charts', () => {
    expect(json('shatterpoint 5 3 --runs 0').exact.mean.exact).toBe('499243/294912');
    expect(json('shatterpoint 5 3 --runs 0').simulated).toBeUndefined();
    const charted = json('shatterpoint 5 3 --runs 0 --attack-chart "1: strike; 2-3: strike, failure > strike; 4+: critical, damage 1"');
    expect(charted.exact.mean.value).toBeGreaterThan(499243 / 294912);
  });

  test('rerolls are told as rules, and another goal is another policy', () => {
    const { out } = odds('legion "4 white" --surge hit --aims 1 --runs 0');
    expect(out).toContain('aim 1 (best for most wounds):');
    expect(out).toContain('2 white-blank when white-blank 2–4');
    expect(odds('legion "4 white" --aims 1 --runs 0 --goal 2').out).toContain('best for at least 2 wounds');
  });

  test('--costs: what each stage brings', () => {
    const { costs = [] } = json('legion "4 black" --cover heavy --vs red --costs --runs 0');
    expect(costs.map(({ stage }) => stage)).toEqual(['cover', 'defence']);
    expect(costs[0]?.cost.exact).toBe('-1/4');
  });

  test.each(['', '--help', 'legion --help'])('help for "%s"', (line) => {
    const { code, out } = odds(line);
    expect(code).toBe(0);
    expect(out).toContain('pnpm odds legion "4 white" --surge hit --cover light --vs white');
  });

  test('the examples in the help work', () => {
    const examples = [...odds('--help').out.matchAll(/^ {2}pnpm odds (.*[^\]])$/gm)].map(([, line = '']) => line).filter((line) => !line.includes('<'));
    expect(examples.length).toBeGreaterThan(3);
    for (const example of examples) expect(odds(`${example} --runs 100`).code).toBe(0);
  });
});

test.each([
  { line: 'chess', says: "'chess' is no game" },
  { line: '--runs 10', says: 'which game?' },
  { line: 'legion', says: 'which dice?' },
  { line: 'legion 4 white', says: 'quotation marks' },
  { line: 'legion "white"', says: 'is no pool' },
  { line: 'legion "-4 white"', says: "'-4 white' is below zero" },
  { line: 'legion "4 white" --aims -1', says: "'-1' is below zero" },
  { line: 'legion "4.5 white"', says: 'is no pool' },
  { line: 'legion "4 blue"', says: "called 'blue'" },
  { line: 'legion "4"', says: "called ''" },
  { line: 'legion "1000000 white"', says: 'too many dice' },
  { line: 'legion "4 white" --aims many', says: "--aims wants a whole number, not 'many'" },
  { line: 'legion "4 white" --aims 21', says: 'at most 20' },
  { line: 'legion "4 white" --cover some', says: "--cover wants light or heavy, not 'some'" },
  { line: 'legion "4 white" --vs black', says: '--vs wants red or white' },
  { line: 'legion "4 white" --fly', says: "Unknown option '--fly'" },
  { line: 'legion "4 white" --surge', says: '--surge' },
  { line: 'legion "4 white" --runs 99999999', says: '--runs wants 1 to 10000000' },
  { line: 'legion "4 white" --runs few', says: '--runs wants a whole number' },
  { line: 'legion "300 red 300 black 300 white" --aims 1', says: 'too many states' },
  { line: 'shatterpoint 5', says: 'how many dice' },
  { line: 'shatterpoint five 3', says: 'how many dice' },
  { line: 'shatterpoint 2000 3', says: '2000 dice are too many: at most 1000' },
  { line: 'shatterpoint 5 3 --attack-chart "1: miracle"', says: 'is no row of a chart' },
  { line: 'shatterpoint 5 3 --defence-chart "block"', says: 'is no row of a chart' },
])('$line: exit code 2, and why', ({ line, says }) => {
  const { code, out, err } = odds(line);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(says);
  expect(err).toContain('pnpm odds --help');
});
