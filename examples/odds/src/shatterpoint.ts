import { shatterpointAttack, type Chart, type Entry, type Face } from '@regelwerk/dice/games';
import { most } from '@regelwerk/dice/odds';
import { wholeIn, wrong, type Asked, type Given } from './question.js';

const FACES: readonly string[] = ['critical', 'strike', 'failure', 'block', 'defence-failure'];

const entryIn = (text: string): Entry | undefined => {
  const [first = '', second, ...rest] = text.trim().split(/\s*>\s*|\s+/);
  if (rest.length > 0) return undefined;
  if (text.includes('>')) {
    return FACES.includes(first) && FACES.includes(second ?? '') ? { kind: 'turn', from: first as Face, to: second as Face } : undefined;
  }
  const damage = wholeIn(second ?? '1');
  if (first === 'damage' && damage !== undefined) return { kind: 'damage', damage };
  return FACES.includes(first) && !first.endsWith('failure') && second === undefined
    ? { kind: 'add', face: first as Exclude<Face, 'failure' | 'defence-failure'> }
    : undefined;
};

/** Reads `1-2: strike; 3+: critical, damage 1`; what is no row is given back as text. */
export const chartIn = (text: string): Chart | string => {
  const rows: Chart[number][] = [];
  for (const line of text.split(';')) {
    const [, from = '', to, open, list = ''] = /^\s*(\d{1,3})(?:-(\d{1,3})|(\+))?\s*:(.*)$/.exec(line) ?? [];
    const entries = list.split(',').map(entryIn);
    const whole = entries.filter((entry) => entry !== undefined);
    if (from === '' || whole.length < entries.length) return line.trim();
    rows.push({ from: Number(from), ...(open === undefined ? { to: Number(to ?? from) } : {}), entries: whole });
  }
  return rows;
};

const chartGiven = (given: Given, name: string): Chart | string => {
  const text = given[name];
  return typeof text === 'string' ? chartIn(text) : [];
};

/** Reads an attack of Shatterpoint off the words of the command line. */
export const askShatterpoint = (words: readonly string[], given: Given): Asked => {
  const [attack, defence] = [wholeIn(words[0] ?? ''), wholeIn(words[1] ?? '')];
  if (attack === undefined || defence === undefined || words.length > 2) {
    return wrong('how many dice against how many? As in: pnpm odds shatterpoint 6 4');
  }
  const attackChart = chartGiven(given, 'attack-chart');
  const defenceChart = chartGiven(given, 'defence-chart');
  const fault = [attackChart, defenceChart].find((chart) => typeof chart === 'string');
  if (fault !== undefined) return wrong(`'${fault}' is no row of a chart: write as in "1-2: strike; 3+: critical, damage 1"`);
  const pipeline = shatterpointAttack({ attack, defence, attackChart: attackChart as Chart, defenceChart: defenceChart as Chart });
  if (pipeline._tag === 'Left') return wrong(pipeline.left.kind);
  const title = `Shatterpoint: ${attack} attack dice against ${defence} defence dice`;
  return { ok: true, question: { title, pipeline: pipeline.right, plan: {}, goal: most('successes'), register: 'successes' } };
};
