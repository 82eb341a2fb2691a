import { describe, expect, test } from 'vitest';
import { legionAttack } from '../games/legion.js';
import { decisionsOf } from '../odds/odds-of.js';
import { most } from '../odds/policy.js';
import type { Spread } from '../odds/spread.js';
import { histogramOf, percent, svgOf, textBars } from './picture.js';
import { rulesOf, ruleText } from './rules.js';

const spread: Spread<number> = {
  label: { kind: 'exact', numbers: 'bigints' },
  outcomes: [{ value: 0, weight: 1n }, { value: 1, weight: 4n }, { value: 10, weight: 3n }],
  total: 8n,
};

test('text bars: the likeliest as wide as wished, the others to an eighth of a character', () => {
  expect(textBars(spread, 10)).toEqual([' 0   12.5 %  ██▌', ' 1   50.0 %  ██████████', '10   37.5 %  ███████▌']);
});

test.each([[0, '0.0 %'], [0.12345, '12.3 %'], [1, '100.0 %']])('%s is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

describe('histogram', () => {
  test('bars stand where their numbers stand, on one line, the highest up to the margin', () => {
    const { bars } = histogramOf(spread, { width: 110, height: 148 });
    expect(bars.map(({ x }) => x)).toEqual([1, 11, 101]);
    expect(bars.map(({ height }) => height)).toEqual([25, 100, 75]);
    expect(bars.every(({ y, height, width }) => y + height === 124 && width === 8)).toBe(true);
  });

  test('is a document of its own, whatever the title', () => {
    const svg = svgOf(histogramOf(spread), 'wounds < 3 & "more"');
    expect(svg).toContain('<title>wounds &lt; 3 &amp; &quot;more&quot;</title>');
    expect(svg.match(/<rect /g)).toHaveLength(3);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240"')).toBe(true);
  });
});

describe('policies to read', () => {
  const decisions = decisionsOf(legionAttack({ pool: { white: 4 }, surge: 'hit', aims: 1, defence: 'red' }), { goal: most('wounds') });
  const decision = decisions._tag === 'Right' ? decisions.right[0] : undefined;
  if (decision === undefined) throw new Error('no decision');

  test('an aim with white dice: reroll up to two blanks', () => {
    expect(rulesOf(decision).map(ruleText)).toEqual(['none when white-blank 0', '1 white-blank when white-blank 1', '2 white-blank when white-blank 2–4']);
    expect(decision.by).toBe('best for most wounds');
  });

  test('the rules say what is decided in every state, each state under one rule', () => {
    const rules = rulesOf(decision);
    for (const { state, name } of decision.decided) {
      const fitting = rules.filter(({ when }) => when.every(({ register, from, to }) => (state[register] ?? 0) >= from && (state[register] ?? 0) <= to));
      expect(fitting.map(({ choose }) => choose)).toEqual([name]);
    }
  });
});
