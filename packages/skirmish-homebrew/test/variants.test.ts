import { describe, expect, test } from 'vitest';
import { ask, type Gang, type OptionChanges, type Scenario, type State } from '../src/index.js';
import { at, edge, piece, ramp } from '../src/testing/index.js';
import { aim, climb, jump, PASS, playRows, reroll, row, shoot, strike, treat, walk } from './script.js';
import { deal, dice, openStage, stageOn, type Setting, type Stage } from './stage.js';

// The scripted round with one thing changed each time; everything else as it was.

const opened = (setting: Setting = {}): Stage => deal(openStage(setting));

const until = (to: string, setting: Setting = {}): Stage => {
  const stage = opened(setting);
  playRows(stage, { to });
  return stage;
};

const withOptions = (options: OptionChanges): Setting => ({ options });

const figures = (change: (figure: Gang['figures'][number]) => Gang['figures'][number]): Setting => ({
  gangs: ([north, south]) => [
    { ...north, figures: north.figures.map(change) },
    { ...south, figures: south.figures.map(change) },
  ],
});

const without = (id: string, skill: string): Setting =>
  figures((figure) => (figure.id === id ? { ...figure, skills: figure.skills.filter((entry) => entry.skill !== skill) } : figure));

const pieces = (change: (pieces: Scenario['pieces']) => Scenario['pieces']): Setting => ({
  scenario: (scenario) => ({ ...scenario, pieces: change(scenario.pieces) }),
});

/** Allots other points than the script and goes on from there. */
const allotted = (north: Readonly<Record<string, number>>, south: Readonly<Record<string, number>>, setting: Setting = {}): Stage => {
  const stage = opened(setting);
  playRows(stage, { to: '3' });
  const ap = (points: Readonly<Record<string, number>>) => Object.fromEntries(Object.entries(points).map(([id, n]) => [id, { ap: n }]));
  stage.row({ kind: 'allot', ap: north }, { figures: ap(north) });
  stage.row({ kind: 'allot', ap: south }, { figures: ap(south) });
  return stage;
};

/** A stage whose rows do not look at the points of figures: they are in a pool. */
const pointless = (stage: Stage): Stage => ({
  ...stage,
  row: (line, { figures: expected = {}, sides = {} } = {}) => {
    const kept = Object.entries(expected).map(([id, { ap: _ap, ...figure }]) => [id, figure]);
    stage.row(line, { figures: Object.fromEntries(kept) as typeof expected, sides });
  },
});

const NORTH = { n1: 6, n2: 13, n3: 7 };
const SOUTH = { s1: 9, s2: 9, s3: 8 };

describe('movement', () => {
  test('[hb.jump.half-range] V1: without Fast the jump of 7.5 cm is refused, and so is every landing on the other roof', () => {
    const stage = until('10', without('s2', 'fast'));
    stage.refused(jump('s2', 41.25, 21.75, 4.5), 'hb.jump.half-range');
    stage.refused(jump('s2', 41.25, 20.75, 4.5), 'hb.jump.half-range');
  });

  test('[hb.jump.measure] V2: from centre to centre the jump is 10 cm and refused', () => {
    const stage = until('10', withOptions({ jumpMeasure: 'centre' }));
    stage.refused(jump('s2', 41.25, 21.75, 4.5), 'hb.jump.half-range');
  });

  test('[hb.terrain.small-obstacle-agreed] V3: a wall that was not agreed to be a small obstacle is not crossed', () => {
    const stage = until('5', pieces((all) => all.map((one) => (one.id === 'low-wall' ? { ...one, agreed: ['cover'] } : one))));
    stage.refused(walk('n1', 25, 17), 'hb.terrain.small-obstacle-agreed');
  });

  test('[hb.ap.no-overspend] V4: with 1 AP the wall is too dear, a way without it is not', () => {
    const stage = allotted({ ...NORTH, n1: 1 }, SOUTH);
    stage.refused(walk('n1', 25, 17), 'hb.ap.no-overspend');
    stage.row(walk('n1', 25, 30), { figures: { n1: { ...at(25, 30), ap: 0, moves: 1 } } });
  });

  test('[hb.climb.consecutive] V6: with 3 AP the balcony is refused', () => {
    const stage = allotted(NORTH, { ...SOUTH, s3: 3 });
    stage.row(aim('n2'), { figures: { n2: { ap: 11, aims: 1 } } });
    stage.refused(climb('s3', 'balcony-face', at(10.75, 11, 8)), 'hb.climb.consecutive');
    expect(stage.state().play.figures['s3']).toMatchObject({ ap: 3, moves: 0 });
  });

  test('[hb.climb.consecutive] V7: after a walk the two climbs are the second and third movement action', () => {
    const stage = allotted(NORTH, { ...SOUTH, s1: 8, s3: 9 }, {
      scenario: (scenario) => {
        const [north, south] = scenario.sides;
        if (north === undefined || south === undefined) throw new Error('two sides');
        return { ...scenario, sides: [north, { ...south, starts: south.starts.map((start, i) => (i === 2 ? at(14.25, 11) : start)) }] };
      },
    });
    stage.row(aim('n2'), { figures: { n2: { ap: 11, aims: 1 } } });
    stage.row(walk('s3', 13.25, 11), { figures: { s3: { ...at(13.25, 11), ap: 8, moves: 1 } } });
    stage.row(aim('n2'), { figures: { n2: { ap: 9, aims: 2 } } });
    stage.row(climb('s3', 'balcony-face', at(10.75, 11, 8)), { figures: { s3: { ...at(10.75, 11, 8), ap: 0, moves: 3 } } });
    stage.row(aim('n2'), { figures: { n2: { ap: 6, aims: 3 } } });
    stage.refused({ kind: 'fire', figure: 's3', weapon: 'swivel-gun', target: 'n2' }, 'hb.ap.no-overspend');
  });

  test('[hb.move.three-per-round] V8: after two walks two climbs are one too many, whatever the points', () => {
    const stage = allotted({ n1: 2, n2: 4, n3: 2 }, { s1: 1, s2: 1, s3: 24 });
    stage.row(aim('n2'), { figures: { n2: { ap: 2, aims: 1 } } });
    stage.row(walk('s3', 14.25, 11), { figures: { s3: { ...at(14.25, 11), ap: 23, moves: 1 } } });
    stage.row(aim('n2'), { figures: { n2: { ap: 0, aims: 2 } } });
    stage.row(walk('s3', 13.25, 11), { figures: { s3: { ...at(13.25, 11), ap: 20, moves: 2 } } });
    stage.row(walk('n1', 25, 27), { figures: { n1: { ...at(25, 27), ap: 1, moves: 1 } } });
    stage.refused(climb('s3', 'balcony-face', at(10.75, 11, 8)), 'hb.move.three-per-round');
  });

  test('[hb.move.path-free] V19: a figure on the way stops the ride', () => {
    const stage = until('19.1');
    const on = stage.fork();
    on.row(walk('n3', 19.25, 17), { figures: { n3: { ...at(19.25, 17), ap: 5, moves: 1 } } });
    const blocked = until('19.1', {
      scenario: (scenario) => {
        const [north, south] = scenario.sides;
        if (north === undefined || south === undefined) throw new Error('two sides');
        const another = { ...north, starts: [...north.starts, at(13.25, 25)] };
        return { ...scenario, sides: [another, south] };
      },
      gangs: ([north, south]) => {
        const [first] = north.figures;
        if (first === undefined) throw new Error('a gang without figures');
        return [{ ...north, figures: [...north.figures, { ...first, id: 'n4', skills: [] }] }, south];
      },
    });
    blocked.refused(walk('n3', 19.25, 17), 'hb.move.path-free');
  });

  test.each([
    { says: 'two walls cost 3 AP', smallObstacleCharge: 'each', left: 3 },
    { says: 'with "once" they cost 2', smallObstacleCharge: 'once', left: 4 },
  ] as const)('[hb.terrain.small-obstacle-each] V20: $says', ({ smallObstacleCharge, left }) => {
    const second = piece('second-wall', [20, 22, 30, 22.5], { to: 1, agreed: ['small-obstacle', 'cover'] });
    const stage = until('5', { options: { smallObstacleCharge }, ...pieces((all) => [...all, second]) });
    stage.row(walk('n1', 25, 17), { figures: { n1: { ...at(25, 17), ap: left, moves: 1 } } });
  });

  const tall = (all: Scenario): Scenario => ({
    ...all,
    pieces: all.pieces.map((one) => (one.id === 'roof-1' ? { ...one, top: 9000 } : one)),
    climbs: all.climbs.map((one) => (one.id === 'ladder' ? edge('ladder', [40, 11.25, 40, 12.25], { to: 9, aid: 'ladder' }) : one)),
  });

  test('[hb.terrain.ladder-no-rest] V22: a ladder of 9 cm takes two climbs in one turn, and is refused with 3 AP', () => {
    const stage = until('6', { scenario: tall });
    stage.row(climb('s2', 'ladder', at(41.25, 11.75, 9)), { figures: { s2: { ...at(41.25, 11.75, 9), ap: 5, moves: 2 } } });
    const poor = allotted(NORTH, { ...SOUTH, s2: 3 }, { scenario: tall });
    playRows(poor, { from: '6', to: '6' });
    poor.refused(climb('s2', 'ladder', at(41.25, 11.75, 9)), 'hb.terrain.ladder-no-rest');
  });

  const ramped = (difficult: boolean) => (all: Scenario): Scenario => ({
    ...all,
    climbs: all.climbs.filter(({ id }) => id !== 'ladder'),
    ways: [ramp('ramp', [37.6, 8, 40, 10.4], { foot: at(37.6, 9), head: at(40, 9, 4.5), difficult })],
  });
  const up = { kind: 'walk', figure: 's2', path: [at(37.6, 10.4), at(37.6, 9.524), at(40, 9.524, 4.5), at(41.25, 9.524, 4.5)] } as const;

  test('[hb.terrain.stairs-normal] V23: a sound ramp is a walk', () => {
    until('6', { scenario: ramped(false) }).row(up, { figures: { s2: { ...at(41.25, 9.524, 4.5), ap: 8, moves: 1 } } });
  });

  test('[hb.terrain.stairs-damaged] V23: a ramp flagged difficult is refused', () => {
    const why = until('6', { scenario: ramped(true) }).why(up);
    expect(why).toMatchObject({ kind: 'too-far', rule: 'hb.terrain.difficult-halves', length: 9000, limit: 7500 });
  });

  test('[hb.move.heavy-armour] V26: heavy armour that takes off 2 cm leaves 8', () => {
    const armoured = figures((figure) => (figure.id === 'n1' ? { ...figure, heavyArmour: true } : figure));
    const stage = until('5', { ...armoured, options: { heavyArmourLoss: 2000 } });
    stage.refused(walk('n1', 25, 17), 'hb.move.heavy-armour');
  });
});

describe('fighting', () => {
  test('[hb.action.aim-after-move] [hb.skill.sharpshooter-still] V5: a sharpshooter that has walked aims once', () => {
    const stage = until('7');
    stage.row(walk('n2', 40.25, 45), { figures: { n2: { ...at(40.25, 45), ap: 12, moves: 1 } } });
    row('9')(stage);
    stage.row(aim('n2'), { figures: { n2: { ap: 10, aims: 1 } } });
    row('11')(stage);
    stage.refused(aim('n2'), 'hb.skill.sharpshooter-still');
  });

  test('[hb.life.incapacitated] V9: an incapacitated figure inspires nobody and fires nothing', () => {
    const stage = until('16.1').fork();
    const before = stage.state();
    const fallen = { ...before.play.figures, s3: { ...before.play.figures['s3'], able: false, life: 0 } };
    const after = stageOn({ table: before.table, play: { ...before.play, figures: fallen } } as State);
    after.row(strike('s1', 'n1'), { figures: { s1: { ap: 4 } } });
    after.row(dice(2, 1, 1, 0, 0, 0));
    expect(after.decision()).toMatchObject({ for: 'defence' });
    after.row(dice(1, 1, 0, 0, 0, 0));
    after.row(PASS, {});
    expect(after.state().play.figures['n1']).toMatchObject({ life: 4 });
    playRows(after, { from: '18', to: '18' });
    after.refused({ kind: 'fire', figure: 's3', weapon: 'swivel-gun', target: 'n2' }, 'hb.life.incapacitated');
  });

  test('[hb.skill.medic-incapacitated] [hb.life.recovery] V10: a fallen figure is treated, stays down, and recovers in the next round', () => {
    const stage = until('17');
    stage.row(reroll(stage), { sides: { south: { inspiringUsed: true } } });
    stage.row(dice(0, 0, 0, 2, 1, 1));
    stage.row(dice(1, 1, 0, 0, 0, 0));
    stage.row(PASS, { figures: { n1: { life: 0, able: false } } });
    playRows(stage, { from: '18', to: '23' });
    stage.row(treat('n3', 'n1'), { figures: { n3: { ap: 1 } } });
    stage.row(dice(1, 1, 0, 0, 0, 0));
    stage.row(reroll(stage), { figures: { n1: { luckUsed: true } } });
    stage.row(dice(0, 0, 1, 0, 1, 0), { figures: { n1: { life: 2 }, n3: { ap: 0, done: true } } });
    stage.refused({ kind: 'perform', figure: 'n1', deed: 'lever' }, 'hb.life.incapacitated');
    const fresh = { ap: 0, moves: 0, done: false, luckUsed: false };
    const all = Object.fromEntries(['n1', 'n2', 'n3', 's1', 's2', 's3'].map((id) => [id, fresh]));
    stage.row(PASS, { figures: all });
    expect(stage.decision()).toMatchObject({ for: 'recovery', roller: 'n1', groups: [{ dice: 2 }] });
    const failed = stage.fork();
    failed.row(dice(2, 0, 0, 0, 0, 0));
    failed.row(PASS);
    expect(failed.decision()).toMatchObject({ for: 'allotment', figures: ['n2', 'n3'] });
    stage.row(dice(1, 0, 0, 0, 0, 1));
    stage.row(PASS, { figures: { n1: { able: true } } });
    expect(stage.decision()).toMatchObject({ for: 'card-swap', leader: 'n1' });
  });

  test.each([
    { says: 'skill', rolled: [1, 1, 0, 0, 0, 0], items: [] as string[], life: 1, kept: 1 },
    { says: 'bandage, one success', rolled: [0, 0, 1, 0, 1, 0], items: ['bandage'], life: 2, kept: 0 },
    { says: 'bandage, no success', rolled: [1, 1, 0, 0, 0, 0], items: ['bandage'], life: 1, kept: 0 },
  ])('[hb.skill.medic-choose] V11, V13: the $says sets the healing', ({ rolled, items, life, kept }) => {
    const stage = until('23');
    const left = kept === 1 ? {} : { items: [] };
    stage.row(treat('n3', 'n1', items), { figures: { n3: { ap: 1, ...left } } });
    stage.row(dice(1, 1, 0, 0, 0, 0));
    stage.row(reroll(stage), { figures: { n1: { luckUsed: true } } });
    stage.row(dice(...rolled), { figures: { n1: { life }, n3: { ap: 0, done: true } } });
    expect(stage.state().play.figures['n3']?.items).toHaveLength(kept);
  });

  test('[hb.skill.medic-choose] V12: skill and bandage together are refused', () => {
    until('23').refused({ kind: 'treat', figure: 'n3', patient: 'n1', skill: true, items: ['bandage'] }, 'hb.skill.medic-choose');
  });

  test('[hb.action.reload] V14: without the magazine rule nothing runs empty and nothing is reloaded', () => {
    const stage = opened(withOptions({ magazineRule: 'off' }));
    const shooting = (own: Stage): void => own.row(shoot('n2', 's2'), { figures: { n2: { ap: 3, aims: 0 } } });
    playRows(stage, { to: '15', instead: { '14': shooting } });
    stage.row(shoot('n2', 's2'), { figures: { n2: { ap: 0 } } });
    expect(stage.decision()).toMatchObject({ groups: [{ dice: 3 }] });
    until('15', withOptions({ magazineRule: 'on' })).refused(shoot('n2', 's2'), 'hb.action.reload-effect');
    const reloading = opened(withOptions({ magazineRule: 'off' }));
    playRows(reloading, { to: '5' });
    reloading.refused({ kind: 'reload', figure: 'n2', weapon: 'repeater' }, 'hb.action.reload');
  });

  test('[hb.ap.ending-action] V15: with "turn" the treated figure keeps its last point and acts on', () => {
    const stage = until('20', withOptions({ endingAction: 'turn' }));
    stage.row(treat('s1', 's1', ['bandage']), { figures: { s1: { ap: 1, items: [] } } });
    stage.row(dice(1, 1, 0, 0, 1, 0), { figures: { s1: { life: 4 } } });
    playRows(stage, { from: '22', to: '22' });
    stage.row(strike('s1', 'n1'), { figures: { s1: { ap: 0 } } });
  });

  test('[hb.combat.cover] [hb.skill.scout] V17: a parapet 2 cm away is no cover', () => {
    const moved = pieces((all) => all.map((one) => (one.id === 'parapet' ? piece('parapet', [40, 25, 43, 25.3], { from: 4.5, to: 5.5, agreed: ['cover'] }) : one)));
    const stage = until('14', moved);
    stage.row(dice(1, 1, 1, 1, 1, 1));
    expect(stage.decision()).toMatchObject({ for: 'dodge', groups: [{ dice: 2 }] });
  });

  test('[hb.skill.dice-every-shot] V18: with "first" the second shot has 2 dice', () => {
    const stage = until('14.1', withOptions({ skillDiceShots: 'first' }));
    stage.row(dice(1, 1, 0, 1, 1, 0));
    stage.row(PASS, { figures: { s2: { life: 3 } } });
    expect(stage.decision()).toMatchObject({ for: 'ranged-attack', groups: [{ dice: 2 }] });
  });

  test('[hb.action.aim-once] V21: without Sharpshooter one aim is all', () => {
    const stage = until('9', without('n2', 'sharpshooter'));
    stage.refused(aim('n2'), 'hb.action.aim-once');
    stage.row(walk('n1', 25, 16.5), { figures: { n1: { ...at(25, 16.5), ap: 1, moves: 2 } } });
    row('11')(stage);
    stage.row(shoot('n2', 's2'), { figures: { n2: { ap: 8, aims: 0, magazines: { repeater: 0 } } } });
    expect(stage.decision()).toMatchObject({ groups: [{ dice: 4 }] });
  });

  test.each([
    { says: 'the aim lasts into the next round', aimEnds: 'attack', dice: 6 },
    { says: 'with "round" it is lost', aimEnds: 'round', dice: 3 },
  ] as const)('[hb.action.aim-lasts] V27: $says', ({ aimEnds, dice: rolled }) => {
    const stage = until('13', withOptions({ aimEnds }));
    const aims = aimEnds === 'round' ? 0 : 3;
    const fresh = { ap: 0, moves: 0 };
    const all = Object.fromEntries(['n1', 'n2', 'n3', 's1', 's2', 's3'].map((id) => [id, id === 'n2' ? { ...fresh, aims } : fresh]));
    stage.row(PASS);
    stage.row(PASS, { figures: all });
    stage.row({ kind: 'swap', leader: 'n1', cards: [] });
    stage.row({ kind: 'allot', ap: { n2: 5 } }, { figures: { n2: { ap: 5 } } });
    stage.row({ kind: 'allot', ap: { s1: 5 } }, { figures: { s1: { ap: 5 } } });
    stage.row(shoot('n2', 's2'), { figures: { n2: { ap: 2, aims: 0, magazines: { repeater: 0 } } } });
    expect(stage.decision()).toMatchObject({ groups: [{ dice: rolled }] });
  });
});

describe('rounds and cards', () => {
  test('[hb.round.match-end] V24: with one round the match is a draw', () => {
    const stage = until('27', withOptions({ roundLimit: 1 }));
    const fresh = { ap: 0, moves: 0, done: false, luckUsed: false };
    stage.row(PASS, { figures: Object.fromEntries(['n1', 'n2', 'n3', 's1', 's2', 's3'].map((id) => [id, fresh])) });
    expect(ask(stage.state())).toMatchObject({
      kind: 'over',
      outcome: { winner: [], by: 'draw', sides: [{ able: 3, life: 10 }, { able: 3, life: 10 }] },
    });
  });

  test('[hb.card.pile-empty] V25: the last card is drawn, then one of the discards', () => {
    const stage = until('27');
    const fresh = { ap: 0, moves: 0, done: false, luckUsed: false };
    stage.row(PASS, { figures: Object.fromEntries(['n1', 'n2', 'n3', 's1', 's2', 's3'].map((id) => [id, fresh])) });
    stage.row({ kind: 'swap', leader: 'n1', cards: ['c3', 'c4'] });
    stage.row({ kind: 'draw', card: 'c6' });
    expect(stage.decision()).toMatchObject({ from: { c1: 1, c2: 1, c3: 1, c4: 1 } });
    stage.row({ kind: 'draw', card: 'c1' }, { sides: { north: { hand: ['c5', 'c6', 'c1'], pile: { c2: 1, c3: 1, c4: 1 }, discard: [] } } });
  });

  test('[hb.ap.pool] V16: from one pool the same actions leave north 3 and south 1', () => {
    const stage = opened(withOptions({ apAllotment: 'pool' }));
    playRows(stage, { to: '3' });
    // One of south's figures is not done and could pay from the pool, so south is asked and passes.
    playRows(pointless(stage), { from: '6', to: '27', instead: { '25': (own) => own.row(PASS) } });
    expect(stage.state().play.sides).toMatchObject({ north: { ap: 3 }, south: { ap: 1 } });
  });
});
