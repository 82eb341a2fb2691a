import { describe, expect, test } from 'vitest';
import { withChart } from '../../attacks/chart.js';
import type { Dice } from '../../attacks/dice.js';
import type { Effect } from '../../model/effect.js';
import { DEFAULTS } from '../../model/options.js';
import type { Chart, Entry } from '../../model/unit.js';
import { dice, duel, hit, option } from '../../testing/duel.js';
import { done, stance } from '../../testing/index.js';
import { applyAll } from './apply-all.js';
import { afterOrder } from './after-order.js';
import { turnDie } from './arrow.js';
import { isInBand } from './bands.js';
import { chartFor } from './charts.js';
import { expertiseIn } from './count.js';
import { effectsAfter } from './effects-after.js';
import { inOrder } from './entry-order.js';
import { personalLast } from './personal-last.js';
import { rowFor } from './row.js';
import { addDamage, addDie } from './symbol.js';
import { whoseDie } from './whose-die.js';

const add = (face: 'critical' | 'strike' | 'block'): Entry => ({ kind: 'add', face });
const turn = (from: 'critical' | 'strike' | 'block' | 'failure', to: 'critical' | 'strike' | 'block' | 'failure'): Entry => ({ kind: 'turn', from, to });
const row = (from: number, to: number, ...entries: readonly Entry[]) => ({ from, to, entries: [...entries] });
const effect = (one: Effect): Entry => ({ kind: 'effect', effect: one });
const table = (attack: readonly number[], defence: readonly number[] = [0, 0, 0], damage = 0): Dice => ({ attack, defence, damage });

const PUSH: Effect = { do: 'push', range: 1, may: true, to: 'target' };
const DASH: Effect = { do: 'move', how: 'dash', to: 'self' };
const HEAL: Effect = { do: 'heal', n: 1, to: 'self' };

test('[sp.expertise.charts] each weapon has its chart; that of the defence is one for both kinds of attack', () => {
  const [melee, ranged, defence] = [1, 2, 3].map((n) => [row(n, n, add('strike'))]) as [Chart, Chart, Chart];
  const one = stance({ melee: { attack: 6, defence: 4, chart: melee }, ranged: { attack: 5, defence: 4, range: 4, chart: ranged }, defence });
  expect(chartFor(one, 'attack', 'melee')).toBe(melee);
  expect(chartFor(one, 'attack', 'ranged')).toBe(ranged);
  expect(chartFor(one, 'defence', 'melee')).toBe(defence);
  expect(chartFor(one, 'defence', 'ranged')).toBe(defence);
});

test.each([
  { says: 'two of six dice', attack: [1, 2, 2, 1], expert: true, count: 2 },
  { says: 'one less where it was turned to a strike before', attack: [1, 3, 1, 1], expert: true, count: 1 },
  { says: 'none where it is barred', attack: [1, 2, 2, 1], expert: false, count: 0 },
])('[sp.expertise.count] $says', ({ attack, expert, count }) => {
  expect(expertiseIn({ attack, defence: [0, 0, 0], expert: { attack: expert, defence: true } }, 'attack')).toBe(count);
});

test('[sp.expertise.row] exactly one row is used', () => {
  const chart = [row(1, 1, add('strike')), row(2, 2, add('critical')), row(3, 0)];
  expect(rowFor(chart, 2)).toBe(chart[1]);
  expect(rowFor(chart, 1)).toBe(chart[0]);
  expect(rowFor(chart, 7)).toBe(chart[2]);
});

test.each([
  { count: 0, fits: [false, false] },
  { count: 1, fits: [true, false] },
  { count: 2, fits: [true, false] },
  { count: 3, fits: [false, true] },
  { count: 5, fits: [false, true] },
])('[sp.expertise.bands] [sp.expertise.row] "1–2" and "3+" with $count symbols', ({ count, fits }) => {
  const chart = [row(1, 2), row(3, 0)];
  expect(chart.map((one) => isInBand(one, count))).toEqual(fits);
  expect(rowFor(chart, count)).toBe(chart[fits.indexOf(true)]);
});

describe('[sp.expertise.apply-all] all entries of the row are applied', () => {
  test('a strike, damage, and a heal that waits', () => {
    const entries = [add('strike'), { kind: 'damage', damage: 1 } as const, effect(HEAL)];
    expect(applyAll(table([1, 2, 2, 1]), 'attack', entries)).toEqual(table([1, 3, 2, 1], [0, 0, 0], 1));
    expect(effectsAfter(entries)).toEqual([HEAL]);
  });
});

test('[sp.expertise.symbol-adds-die] a symbol adds a die that was not rolled; expertise itself is no success', () => {
  expect(addDie(table([0, 2, 2, 0]), 'attack', { kind: 'add', face: 'strike' })).toEqual(table([0, 3, 2, 0]));
  expect(addDie(table([0, 0, 0, 0], [1, 1, 2]), 'defence', { kind: 'add', face: 'block' })).toEqual(table([0, 0, 0, 0], [2, 1, 2]));
});

test('[sp.expertise.symbol-adds-damage] a damage symbol goes into the pool before the tree', () => {
  expect(addDamage(table([0, 0, 1, 0]), { kind: 'damage', damage: 1 }).damage).toBe(1);
  const chart = [row(1, 0, { kind: 'damage', damage: 1 })];
  const { state } = done(duel({ attacker: { melee: { attack: 6, defence: 4, chart } } }), hit(), dice([1, 0, 2, 3], [0, 0, 4]));
  expect(state.play.agenda.at(-1)).toMatchObject({ kind: 'attack', step: 8, damage: 1, path: [] });
});

test.each([
  { says: 'one die is turned', attack: [1, 2, 0, 0], entry: turn('strike', 'critical'), after: [2, 1, 0, 0] },
  { says: 'without such a die nothing changes', attack: [1, 0, 0, 0], entry: turn('strike', 'critical'), after: [1, 0, 0, 0] },
  { says: 'a face that the die does not have changes nothing', attack: [1, 2, 0, 0], entry: turn('strike', 'block'), after: [1, 2, 0, 0] },
])('[sp.expertise.arrow] $says', ({ attack, entry, after }) => {
  expect(turnDie(table(attack), 'attack', entry as Extract<Entry, { kind: 'turn' }>).attack).toEqual(after);
});

describe('[sp.expertise.whose-die] whose die an entry turns', () => {
  test('criticals and strikes are the attacker\'s, blocks the defender\'s, all else is one\'s own', () => {
    expect((['critical', 'strike', 'block', 'failure', 'expertise'] as const).map((face) => [whoseDie('attack', face), whoseDie('defence', face)])).toEqual([
      ['attack', 'attack'],
      ['attack', 'attack'],
      ['defence', 'defence'],
      ['attack', 'defence'],
      ['attack', 'defence'],
    ]);
  });

  test('a defence chart turns a strike of the attack to a failure', () => {
    expect(applyAll(table([0, 3, 0, 0], [0, 1, 0]), 'defence', [turn('strike', 'failure')])).toEqual(table([0, 2, 0, 1], [0, 1, 0]));
  });

  test('a block that the defence chart adds after the attack chart has looked for one stays', () => {
    const attacker = { melee: { attack: 6, defence: 4, chart: [row(1, 0, turn('block', 'failure'))] } } as const;
    const defender = { defence: [row(1, 0, add('block'))] };
    const { events } = done(duel({ attacker: { melee: { ...attacker.melee, chart: [...attacker.melee.chart] } }, defender }), hit(), dice([0, 2, 1, 3], [0, 1, 3]));
    expect(events.filter(({ kind }) => kind === 'chart-applied')).toMatchObject([{ roll: 'attack', defence: [0, 1, 3] }, { roll: 'defence', defence: [1, 1, 3] }]);
  });

  test('a failure of the defence is not one of the attack', () => {
    expect(applyAll(table([0, 0, 0, 2], [0, 1, 0]), 'defence', [turn('failure', 'block')])).toEqual(table([0, 0, 0, 2], [0, 1, 0]));
    expect(applyAll(table([0, 0, 0, 2], [0, 1, 1]), 'defence', [turn('failure', 'block')])).toEqual(table([0, 0, 0, 2], [1, 1, 0]));
  });
});

test('[sp.expertise.effects-after] a strike counts at once, a dash waits until the attack has been resolved', () => {
  const chart = [row(1, 0, add('strike'), effect(DASH))];
  const rolled = done(duel({ attacker: { melee: { attack: 6, defence: 4, chart } } }), hit(), dice([0, 0, 1, 5], [0, 0, 4]));
  expect(rolled.state.play.agenda.at(-1)).toMatchObject({ kind: 'attack', step: 8, successes: 1, later: [{ of: 'attack', effects: [DASH] }] });
  const after = done(rolled.state, option('o1'));
  expect(after.events.flatMap((event): readonly (number | string)[] => (event.kind === 'step-reached' ? [event.step] : event.kind === 'damage-suffered' ? ['damage'] : event.kind === 'begun' ? [event.frame.kind] : []))).toEqual([
    'effects', 9, 'damage', 10, 'effects', 'move',
  ]);
});

test('[sp.expertise.personal-last] the push comes before the heal that is printed before it', () => {
  expect(personalLast([HEAL, PUSH, DASH])).toEqual([PUSH, HEAL, DASH]);
});

test.each([
  { says: 'a strike that is added first is turned', entries: [add('strike'), turn('strike', 'critical')], printed: [1, 0], first: [1, 0] },
  { says: 'an arrow printed first finds nothing yet', entries: [turn('strike', 'critical'), add('strike')], printed: [0, 1], first: [1, 0] },
  { says: 'whatever comes first, an arrow turns one die', entries: [add('strike'), add('strike'), turn('strike', 'critical')], printed: [1, 1], first: [1, 1] },
])('[sp.expertise.entry-order] [sp.expertise.apply-all] $says', ({ entries, printed, first }) => {
  const after = (order: 'printed' | 'dice-first') => applyAll(table([0, 0, 1, 0]), 'attack', inOrder(entries, order)).attack.slice(0, 2);
  expect(after('printed')).toEqual(printed);
  expect(after('dice-first')).toEqual(first);
});

test('[sp.expertise.entry-order] the option is that of the table', () => {
  const one = stance({ melee: { attack: 6, defence: 4, chart: [row(1, 0, turn('strike', 'critical'), add('strike'))] } });
  const frame = { ...table([0, 0, 1, 0]), expert: { attack: true, defence: true }, type: 'melee' } as const;
  expect(withChart(one, 'attack', { frame, options: DEFAULTS })?.dice.attack).toEqual([0, 1, 1, 0]);
  expect(withChart(one, 'attack', { frame, options: { 'expertise.entryOrder': 'dice-first' } })?.dice.attack).toEqual([1, 0, 1, 0]);
});

test('[sp.expertise.after-order] chart by chart, or what is directed of both first', () => {
  const later = [
    { of: 'attack' as const, effects: [DASH, PUSH] },
    { of: 'defence' as const, effects: [PUSH, HEAL] },
  ];
  const told = (order: 'per-chart' | 'directed-first') => afterOrder(later, order).flatMap(({ of, effects }) => effects.map((one) => `${of} ${one.do}`));
  expect(told('per-chart')).toEqual(['attack push', 'attack move', 'defence push', 'defence heal']);
  expect(told('directed-first')).toEqual(['attack push', 'defence push', 'attack move', 'defence heal']);
  expect(afterOrder([{ of: 'attack', effects: [DASH] }, { of: 'defence', effects: [PUSH] }], 'directed-first')).toEqual([{ of: 'defence', effects: [PUSH] }, { of: 'attack', effects: [DASH] }]);
});
