import { expect } from 'vitest';
import { at } from '../src/testing/index.js';
import { dice, type Line, type Stage } from './stage.js';

// One scripted round, row by row, numbered as the script numbers them. A row with a letter is refused and changes nothing.

/** A straight walk. */
export const walk = (figure: string, x: number, y: number, z = 0): Line => ({ kind: 'walk', figure, path: [at(x, y, z)] });
/** A jump. */
export const jump = (figure: string, x: number, y: number, z: number): Line => ({ kind: 'jump', figure, to: at(x, y, z) });
/** A climb. */
export const climb = (figure: string, along: string, to: ReturnType<typeof at>): Line => ({ kind: 'climb', figure, along, to });
/** An aim. */
export const aim = (figure: string): Line => ({ kind: 'aim', figure });
/** Both shots of the repeater. */
export const shoot = (figure: string, target: string): Line => ({ kind: 'ranged-attack', figure, weapon: 'repeater', target });
/** A melee attack. */
export const strike = (figure: string, target: string): Line => ({ kind: 'melee-attack', figure, target });
/** A treatment, by the skill unless items are named. */
export const treat = (figure: string, patient: string, items: string[] = []): Line => ({ kind: 'treat', figure, patient, skill: items.length === 0, items });
/** A pass. */
export const PASS: Line = { kind: 'pass' };

/** The reroll that is offered. */
export const reroll = (stage: Stage): Line => {
  const decision = stage.decision();
  if (decision.for !== 'reroll' || !('bearers' in decision)) throw new Error(`no reroll is offered but ${decision.for}`);
  return { kind: 'reroll', skill: decision.skill, figure: decision.bearers[0] ?? '', roll: decision.roll, dice: [...decision.dice] };
};

/** A reroll of the roll that was settled last, which nobody offers any more. */
export const late = (stage: Stage, skill: 'luck' | 'inspiring', figure: string): Line => {
  const { lastRoll } = stage.state().play;
  return { kind: 'reroll', skill, figure, roll: lastRoll[0]?.label ?? '', dice: [...(lastRoll[0]?.dice ?? [])] };
};

/** A row of the script: its number, and what it does and expects. */
export type Row = readonly [number: string, play: (stage: Stage) => void];

/** The rows of round 1, in order. */
export const ROWS: readonly Row[] = [
  ['3a', (stage) => stage.refused({ kind: 'swap', leader: 'n1', cards: ['c1', 'c2', 'c3'] }, 'hb.skill.leader-swap')],
  ['3', (stage) => {
    stage.row({ kind: 'swap', leader: 'n1', cards: ['c1', 'c2'] }, { sides: { north: { hand: ['c3'], discard: ['c1', 'c2'] } } });
    stage.row({ kind: 'draw', card: 'c5' });
    stage.row({ kind: 'draw', card: 'c4' }, { sides: { north: { hand: ['c3', 'c5', 'c4'], pile: { c6: 1 }, discard: ['c1', 'c2'] } } });
  }],
  ['4a', (stage) => stage.refused({ kind: 'allot', ap: { n1: 6, n2: 13, n3: 8 } }, 'hb.ap.allotment-external')],
  ['4', (stage) => {
    stage.row({ kind: 'allot', ap: { n1: 6, n2: 13, n3: 7 } }, { figures: { n1: { ap: 6 }, n2: { ap: 13 }, n3: { ap: 7 } } });
  }],
  ['5', (stage) => {
    stage.row({ kind: 'allot', ap: { s1: 9, s2: 9, s3: 8 } }, { figures: { s1: { ap: 9 }, s2: { ap: 9 }, s3: { ap: 8 } } });
    expect(stage.decision()).toMatchObject({ by: 'north', for: 'turn' });
  }],
  ['5a', (stage) => stage.refused({ kind: 'swap', leader: 'n1', cards: ['c3'] }, 'hb.skill.leader-swap-optional')],
  ['6a', (stage) => stage.refused(walk('n1', 25, 15.9), 'hb.move.range-normal')],
  ['6b', (stage) => stage.refused(walk('n1', 25, 20.25), 'hb.terrain.safe-spot')],
  ['6', (stage) => stage.row(walk('n1', 25, 17), { figures: { n1: { ...at(25, 17), ap: 4, moves: 1 } } })],
  ['7a', (stage) => stage.refused(climb('s2', 'ladder', at(38.75, 11.75, 2)), 'hb.climb.must-stand')],
  ['7', (stage) => {
    stage.row(climb('s2', 'ladder', at(41.25, 11.75, 4.5)), { figures: { s2: { ...at(41.25, 11.75, 4.5), ap: 8, moves: 1 } } });
  }],
  ['8', (stage) => stage.row(aim('n2'), { figures: { n2: { ap: 11, aims: 1 } } })],
  ['9a', (stage) => stage.refused(walk('s1', 25, 8.1), 'hb.terrain.difficult-halves')],
  ['9', (stage) => stage.row(walk('s1', 25, 8), { figures: { s1: { ...at(25, 8), ap: 8, moves: 1 } } })],
  ['10', (stage) => stage.row(aim('n2'), { figures: { n2: { ap: 9, aims: 2 } } })],
  ['11a', (stage) => stage.refused(jump('s2', 41.25, 20.25, 4.5), 'hb.jump.must-land')],
  ['11b', (stage) => stage.refused(jump('s2', 41.25, 21.8, 4.5), 'hb.jump.half-range')],
  ['11c', (stage) => stage.refused(walk('s2', 41.25, 21.75, 4.5), 'hb.move.path-free')],
  ['11', (stage) => stage.row(jump('s2', 41.25, 21.75, 4.5), { figures: { s2: { ...at(41.25, 21.75, 4.5), ap: 5, moves: 2 } } })],
  ['12', (stage) => stage.row(aim('n2'), { figures: { n2: { ap: 6, aims: 3 } } })],
  ['13a', (stage) => stage.refused(climb('s3', 'balcony-face', at(13.25, 11, 5)), 'hb.climb.must-stand')],
  ['13', (stage) => {
    stage.row(climb('s3', 'balcony-face', at(10.75, 11, 8)), { figures: { s3: { ...at(10.75, 11, 8), ap: 4, moves: 2 } } });
    expect(stage.decision()).toMatchObject({ by: 'north', for: 'turn' });
  }],
  ['14a', (stage) => stage.refused(aim('n2'), 'hb.skill.sharpshooter')],
  ['14b', (stage) => stage.refused(shoot('n2', 's1'), 'hb.combat.ranged-target')],
  ['14', (stage) => {
    stage.row(shoot('n2', 's2'), { figures: { n2: { ap: 3, magazines: { repeater: 0 }, aims: 0 } } });
    expect(stage.decision()).toMatchObject({ for: 'ranged-attack', roller: 'n2', groups: [{ dice: 6 }] });
  }],
  ['14.1', (stage) => {
    stage.row(dice(1, 1, 1, 1, 1, 1));
    expect(stage.decision()).toMatchObject({ for: 'dodge', roller: 's2', groups: [{ dice: 4 }] });
  }],
  ['14.2', (stage) => {
    stage.row(dice(1, 1, 0, 1, 1, 0));
    expect(stage.decision()).toMatchObject({ by: 'south', for: 'reroll', skill: 'inspiring' });
    stage.row(PASS, { figures: { s2: { life: 3 } } });
    expect(stage.decision()).toMatchObject({ for: 'ranged-attack', groups: [{ dice: 3 }] });
  }],
  ['14.3', (stage) => stage.row(dice(0, 0, 1, 1, 1, 0))],
  ['14.4', (stage) => {
    stage.row(dice(2, 1, 0, 1, 0, 0));
    stage.row(PASS, { figures: { s2: { life: 2 } } });
  }],
  ['15a', (stage) => stage.refused(walk('s1', 25, 13.9), 'hb.terrain.difficult-halves')],
  ['15b', (stage) => stage.refused(walk('s1', 25, 14.6), 'hb.terrain.safe-spot-test')],
  ['15', (stage) => stage.row(walk('s1', 25, 14.5), { figures: { s1: { ...at(25, 14.5), ap: 5, moves: 2 } } })],
  ['16a', (stage) => stage.refused(shoot('n2', 's2'), 'hb.action.reload-effect')],
  ['16b', (stage) => stage.refused(treat('n3', 'n1'), 'hb.skill.medic-contact')],
  ['16', (stage) => {
    stage.row(strike('n1', 's1'), { figures: { n1: { ap: 3 } } });
    expect(stage.decision()).toMatchObject({ for: 'melee-attack', groups: [{ dice: 4 }] });
    stage.row(dice(1, 0, 0, 1, 1, 1));
    expect(stage.decision()).toMatchObject({ by: 'north', for: 'reroll', skill: 'luck' });
    stage.row(PASS);
    expect(stage.decision()).toMatchObject({ for: 'defence', roller: 's1', groups: [{ dice: 4 }] });
  }],
  ['16.1', (stage) => {
    stage.row(dice(1, 1, 1, 1, 0, 0));
    stage.row(PASS, { figures: { s1: { life: 3 } } });
  }],
  ['17', (stage) => {
    stage.row(strike('s1', 'n1'), { figures: { s1: { ap: 4 } } });
    stage.row(dice(2, 1, 1, 0, 0, 0));
    expect(stage.decision()).toMatchObject({ by: 'south', for: 'reroll', skill: 'inspiring' });
  }],
  ['17.1', (stage) => {
    stage.row(reroll(stage), { sides: { south: { inspiringUsed: true } } });
    stage.row(dice(0, 0, 1, 1, 1, 1));
    expect(stage.decision()).toMatchObject({ for: 'defence', roller: 'n1', groups: [{ dice: 2 }] });
  }],
  ['17a', (stage) => {
    stage.refused({ ...late(stage, 'inspiring', 's3'), by: 'south' }, 'hb.skill.reroll-once');
  }],
  ['17.2', (stage) => {
    stage.row(dice(1, 1, 0, 0, 0, 0));
    expect(stage.decision()).toMatchObject({ by: 'north', for: 'reroll', skill: 'luck' });
    stage.row(PASS, { figures: { n1: { life: 1 } } });
  }],
  ['18', (stage) => {
    stage.row({ kind: 'mount', figure: 'n3', mount: 'mule' }, { figures: { n3: { ...at(7.25, 33), ap: 6, mount: ['mule'] } } });
  }],
  ['19a', (stage) => stage.refused({ kind: 'fire', figure: 's3', weapon: 'swivel-gun', target: 'n3' }, 'hb.combat.ranged-target')],
  ['19', (stage) => {
    stage.row({ kind: 'fire', figure: 's3', weapon: 'swivel-gun', target: 'n2' }, { figures: { s3: { ap: 0 } } });
    expect(stage.decision()).toMatchObject({ for: 'ranged-attack', groups: [{ dice: 5 }] });
  }],
  ['19.1', (stage) => {
    stage.row(dice(1, 1, 1, 1, 1, 0));
    expect(stage.decision()).toMatchObject({ for: 'dodge', groups: [{ dice: 2 }] });
    stage.row(dice(0, 1, 0, 1, 0, 0), { figures: { n2: { life: 3 } } });
  }],
  ['20a', (stage) => stage.refused(walk('n3', 19.25, 16.9), 'hb.move.range-normal')],
  ['20', (stage) => stage.row(walk('n3', 19.25, 17), { figures: { n3: { ...at(19.25, 17), ap: 5, moves: 1 } } })],
  ['21', (stage) => {
    stage.row(treat('s1', 's1', ['bandage']), { figures: { s1: { ap: 1, items: [] } } });
    expect(stage.decision()).toMatchObject({ for: 'treatment', roller: 's1', groups: [{ dice: 3 }] });
    stage.row(dice(1, 1, 0, 0, 1, 0), { figures: { s1: { life: 4, ap: 0, done: true } } });
  }],
  ['21a', (stage) => {
    stage.refused({ ...late(stage, 'inspiring', 's3'), by: 'south' }, 'hb.skill.inspiring-no-stack');
  }],
  ['22a', (stage) => stage.refused(treat('n3', 'n1'), 'hb.skill.medic-contact')],
  ['22b', (stage) => stage.refused({ kind: 'dismount', figure: 'n3', to: at(22.6, 17) }, 'hb.terrain.safe-spot-test')],
  ['22', (stage) => {
    stage.row({ kind: 'dismount', figure: 'n3', to: at(22.5, 17) }, { figures: { n3: { ...at(22.5, 17), ap: 4, mount: [] } } });
  }],
  ['23a', (stage) => stage.refused(strike('s1', 'n1'), 'hb.ap.ending-action')],
  ['23', (stage) => {
    stage.row( { kind: 'search', figure: 's2', area: 'loft' }, { figures: { s2: { ap: 0, done: true, items: [{ kind: 'thing', id: 'strongbox', name: 'Strongbox' }] } } }, );
  }],
  ['24', (stage) => {
    stage.row(treat('n3', 'n1'), { figures: { n3: { ap: 1 } } });
    expect(stage.decision()).toMatchObject({ for: 'treatment', roller: 'n1', groups: [{ dice: 2 }] });
    stage.row(dice(1, 1, 0, 0, 0, 0));
    expect(stage.decision()).toMatchObject({ by: 'north', for: 'reroll', skill: 'luck', bearers: ['n1'] });
  }],
  ['24.1', (stage) => {
    stage.row(reroll(stage), { figures: { n1: { luckUsed: true } } });
    stage.row(dice(0, 0, 1, 0, 1, 0), { figures: { n1: { life: 3 }, n3: { ap: 0, done: true } } });
  }],
  ['24a', (stage) => stage.refused(late(stage, 'luck', 'n1'), 'hb.skill.reroll-once')],
  ['25', (stage) => {
    expect(stage.decision()).toMatchObject({ by: 'north', for: 'turn' });
  }],
  ['26a', (stage) => stage.refused({ kind: 'perform', figure: 'n2', deed: 'lever' }, 'hb.action.perform-scenario')],
  ['26', (stage) => {
    stage.row({ kind: 'perform', figure: 'n1', deed: 'lever' }, { figures: { n1: { ap: 1 } } });
    expect(stage.state().play.deeds['lever']).toBe(1);
  }],
  ['27', (stage) => {
    stage.row({ kind: 'reload', figure: 'n2', weapon: 'repeater' }, { figures: { n2: { ap: 1, magazines: { repeater: 2 } } } });
  }],
  ['28a', (stage) => stage.refused(shoot('n2', 's2'), 'hb.ap.no-overspend')],
  ['28b', (stage) => stage.refused(walk('n1', 25, 18), 'hb.ap.no-overspend')],
];

/** Is it a row that is refused? */
const isRefused = (number: string): boolean => /[a-z]$/.test(number);

/** Plays the allowed rows from one number to another, both included, with some of them replaced. */
export const playRows = (stage: Stage, { from = '3', to, instead = {} }: { readonly from?: string; readonly to: string; readonly instead?: Readonly<Record<string, (stage: Stage) => void>> }): void => {
  const allowed = ROWS.filter(([number]) => !isRefused(number));
  const [first, last] = [from, to].map((number) => allowed.findIndex(([other]) => other === number));
  for (const [number, play] of allowed.slice(first, (last ?? 0) + 1)) (instead[number] ?? play)(stage);
};

/** What a row of the script does. */
export const row = (number: string): ((stage: Stage) => void) => {
  const found = ROWS.find(([other]) => other === number);
  if (found === undefined) throw new Error(`no row ${number}`);
  return found[1];
};
