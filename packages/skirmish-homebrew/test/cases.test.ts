import { describe, expect, test } from 'vitest';
import { at, bandage, edge, piece, scene, weapon, type Cast } from '../src/testing/index.js';
import { deal, dice, openStage, stageOn, type Line, type Stage } from './stage.js';
import { walk } from './script.js';

// Questions that players of other skirmish games argue about, answered by these rules.

const alone = (figures: Readonly<Record<string, Cast>>, more: Parameters<typeof scene>[0]['scenario'] = {}): Stage =>
  stageOn(scene({ figures, scenario: more, options: { turnOrder: 'sides' } }));

describe('movement', () => {
  test('[hb.move.special-count] [hb.move.three-per-round] [HB-01] walk, jump and climb share one counter: 19, 16, 11, and no fourth', () => {
    const platform = { pieces: [piece('platform', [20, 15, 30, 25], { to: 5, agreed: ['enterable'] })], climbs: [edge('side', [20, 15, 20, 25], { to: 5 })] };
    const stage = alone({ n1: { at: at(10, 20) } }, platform);
    stage.row(walk('n1', 14.75, 20), { figures: { n1: { ...at(14.75, 20), ap: 19, moves: 1 } } });
    stage.row({ kind: 'jump', figure: 'n1', to: at(18.75, 20) }, { figures: { n1: { ...at(18.75, 20), ap: 16, moves: 2 } } });
    stage.row({ kind: 'climb', figure: 'n1', along: 'side', to: at(21.25, 20, 5) }, { figures: { n1: { ...at(21.25, 20, 5), ap: 11, moves: 3 } } });
    stage.refused(walk('n1', 22.25, 20, 5), 'hb.move.three-per-round');
    expect(stage.state().play.figures['n1']?.ap).toBe(11);
  });

  test('[hb.move.count-per-figure] [hb.ap.pool] [HB-03] counters belong to the figure and to the round: a pool of 11, 10, 7, 4', () => {
    const stage = stageOn(scene({
      figures: { n1: { at: at(10, 10) }, n2: { at: at(30, 30) } },
      options: { apAllotment: 'pool', turnOrder: 'sides' },
      play: (play) => {
        for (const side of Object.values(play.sides)) side.ap = 12;
      },
    }));
    stage.row(walk('n1', 10, 12), { figures: { n1: { ...at(10, 12), moves: 1 } }, sides: { north: { ap: 11 } } });
    stage.row(walk('n2', 30, 32), { figures: { n2: { ...at(30, 32), moves: 1 } }, sides: { north: { ap: 10 } } });
    stage.row(walk('n1', 10, 14), { figures: { n1: { ...at(10, 14), moves: 2 } }, sides: { north: { ap: 7 } } });
    stage.row({ kind: 'jump', figure: 'n2', to: at(30, 34) }, { figures: { n2: { ...at(30, 34), moves: 2 } }, sides: { north: { ap: 4 } } });
    stage.row({ kind: 'pass' });
    stage.row({ kind: 'pass' }, { figures: Object.fromEntries(Object.keys(stage.state().play.figures).map((id) => [id, { ap: 0, moves: 0 }])) });
    stage.row(walk('n1', 10, 16), { figures: { n1: { ...at(10, 16), moves: 1 } }, sides: { north: { ap: 11 } } });
  });

  test('[hb.jump.must-land] [HB-05] a ledge on which nobody stands is not jumped to: nothing is spent, no die is asked for', () => {
    const ledge = { pieces: [piece('roof', [10, 10, 20, 20], { to: 4, agreed: ['enterable'] }), piece('ledge', [23, 10, 24, 20], { to: 4, agreed: ['enterable', 'no-standing'] })] };
    const stage = alone({ n1: { at: at(18.75, 15, 4), now: { ap: 4 } } }, ledge);
    stage.refused({ kind: 'jump', figure: 'n1', to: at(23.5, 15, 4) }, 'hb.jump.must-land');
    expect(stage.state().play.figures['n1']).toMatchObject({ ...at(18.75, 15, 4), ap: 4, moves: 0 });
    expect(stage.decision()).toMatchObject({ for: 'turn' });
  });

  const wall = { pieces: [piece('tower', [20, 10, 30, 20], { to: 12, agreed: ['enterable'] })], climbs: [edge('wall', [20, 10, 20, 20], { to: 12 })] };
  const up: Line = { kind: 'climb', figure: 'n1', along: 'wall', to: at(21.25, 15, 12) };

  test.each([
    { says: '(a) no movement yet: three climbs, 9 AP', skills: {}, moves: 0, left: 11, made: 3 },
    { says: '(c) with Fast: two climbs, 4 AP', skills: { fast: 1 }, moves: 0, left: 16, made: 2 },
    { says: '(d) with Fast after a walk: 3 + 5 = 8 AP', skills: { fast: 1 }, moves: 1, left: 12, made: 3 },
  ])('[hb.climb.consecutive] [HB-07] twelve centimetres of wall, $says', ({ skills, moves, left, made }) => {
    const stage = alone({ n1: { at: at(18.75, 15), skills, now: { moves } } }, wall);
    stage.row(up, { figures: { n1: { ...at(21.25, 15, 12), ap: left, moves: made } } });
  });

  test('[hb.move.three-per-round] [HB-07] twelve centimetres of wall, (b) after a walk: four movement actions would be needed', () => {
    const stage = alone({ n1: { at: at(18.75, 15), now: { moves: 1 } } }, wall);
    expect(stage.why(up)).toMatchObject({ kind: 'too-many-moves', rule: 'hb.move.three-per-round', needed: 3, made: 1 });
  });

  test('[hb.terrain.difficult-this-action] [HB-19] the half range of a walk in mud is not the range of the jump after it', () => {
    const stage = alone({ n1: { at: at(10, 10) } }, { pieces: [piece('mud', [5, 5, 15.5, 15], { agreed: ['enterable', 'difficult'] })] });
    stage.refused(walk('n1', 15.1, 10), 'hb.terrain.difficult-halves');
    stage.row(walk('n1', 15, 10), { figures: { n1: { ...at(15, 10), ap: 19, moves: 1 } } });
    stage.row({ kind: 'jump', figure: 'n1', to: at(22.5, 10) }, { figures: { n1: { ...at(22.5, 10), ap: 16, moves: 2 } } });
  });
});

describe('rolls', () => {
  const figures = {
    n1: { at: at(10, 10), skills: { luck: 1 }, values: { melee: 5 } },
    n2: { at: at(30, 30), skills: { inspiring: 1 } },
    s1: { at: at(12.5, 10) },
  };
  const rolled = (): Stage => {
    const stage = alone(figures);
    stage.row({ kind: 'melee-attack', figure: 'n1', target: 's1' }, { figures: { n1: { ap: 19 } } });
    stage.row(dice(2, 2, 0, 0, 0, 1));
    return stage;
  };
  const again = (stage: Stage, skill: 'luck' | 'inspiring', figure: string, many: number): Line => {
    const decision = stage.decision();
    const roll = decision.for === 'reroll' && 'roll' in decision ? decision.roll : (stage.state().play.lastRoll[0]?.label ?? '');
    return { kind: 'reroll', skill, figure, roll, dice: [many] };
  };

  test('[hb.skill.reroll-once] [HB-09] a repeated roll is final: neither Inspiring nor the first result comes after it', () => {
    const stage = rolled();
    stage.row(again(stage, 'luck', 'n1', 5), { figures: { n1: { luckUsed: true } } });
    stage.row(dice(4, 0, 1, 0, 0, 0));
    expect(stage.decision()).toMatchObject({ for: 'defence', roller: 's1' });
    stage.refused({ ...again(stage, 'inspiring', 'n2', 5), by: 'north' }, 'hb.skill.reroll-once');
    stage.refused({ ...again(stage, 'luck', 'n1', 5), by: 'north' }, 'hb.skill.reroll-once');
    expect(stage.state().play.sides['north']?.inspiringUsed).toBe(false);
  });

  test('[hb.skill.luck] [HB-11] the whole roll is repeated: two dice cannot be kept, and five are asked for again', () => {
    const stage = rolled();
    stage.refused(again(stage, 'luck', 'n1', 3), 'hb.skill.luck');
    stage.row(again(stage, 'luck', 'n1', 5), { figures: { n1: { luckUsed: true } } });
    expect(stage.decision()).toMatchObject({ kind: 'roll', roller: 'n1', groups: [{ dice: 5 }] });
  });

  test('[hb.skill.dice-add] [HB-17] Leader 2, Shooter 3, Brawler 1 and an aim: 6 and 5 dice more in two shots, 3 in melee, 1 in defence', () => {
    const skills = { leader: 2, shooter: 3, brawler: 1 };
    const gun = weapon('gun', { shots: [2, 2] });
    const shooting = alone({ n1: { at: at(10, 10), skills, weapons: [gun], now: { aims: 1 } }, s1: { at: at(20, 10) } });
    shooting.row({ kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }, { figures: { n1: { ap: 17, aims: 0 } } });
    expect(shooting.decision()).toMatchObject({ groups: [{ dice: 8 }] });
    shooting.row(dice(8, 0, 0, 0, 0, 0));
    shooting.row(dice(2, 0, 0, 0, 0, 0));
    expect(shooting.decision()).toMatchObject({ groups: [{ dice: 7 }] });
    const fighting = alone({ n1: { at: at(10, 10), skills }, n2: { at: at(10, 15) }, s1: { at: at(12.5, 10) }, s2: { at: at(12.5, 15) } });
    fighting.row({ kind: 'melee-attack', figure: 'n1', target: 's1' }, { figures: { n1: { ap: 19 } } });
    expect(fighting.decision()).toMatchObject({ groups: [{ dice: 5 }] });
    const ally = alone({ n1: { at: at(10, 10), skills }, n2: { at: at(10, 15) }, s2: { at: at(12.5, 15) } });
    ally.row({ kind: 'melee-attack', figure: 'n2', target: 's2' }, { figures: { n2: { ap: 19 } } });
    expect(ally.decision()).toMatchObject({ groups: [{ dice: 2 }] });
    const attacked = stageOn(scene({ figures: { n1: { at: at(10, 10), skills }, s1: { at: at(12.5, 10) } }, next: 'south' }));
    attacked.row({ kind: 'melee-attack', figure: 's1', target: 'n1' }, { figures: { s1: { ap: 19 } } });
    attacked.row(dice(2, 0, 0, 0, 0, 0));
    expect(attacked.decision()).toMatchObject({ for: 'defence', groups: [{ dice: 3 }] });
  });
});

describe('treatment', () => {
  const treat = (patient: string, skill: boolean, items: readonly string[] = []): Line => ({ kind: 'treat', figure: 'n1', patient, skill, items: [...items] });
  const medic = { at: at(10, 10), skills: { medic: 2 }, items: [bandage('bandage', 1)] };

  test('[hb.skill.medic-contact] [HB-15] (a) an able medic treats itself, (c) not a patient 1 cm away, (e) not by skill and item together', () => {
    const stage = alone({ n1: { ...medic, now: { life: 1 } }, n2: { at: at(13.5, 10), now: { life: 1 } } });
    stage.refused(treat('n2', true), 'hb.skill.medic-contact');
    stage.refused(treat('n1', true, ['bandage']), 'hb.skill.medic-choose');
    stage.row(treat('n1', true), { figures: { n1: { ap: 17 } } });
    stage.row(dice(0, 0, 0, 0, 0, 2), { figures: { n1: { life: 3, ap: 0, done: true } } });
  });

  test('[hb.skill.medic-incapacitated] [HB-15] (b) a medic that is out treats nobody, (d) a patient that is out gets life back and stays out', () => {
    const out = { able: false, life: 0 };
    alone({ n1: { ...medic, now: out }, n2: { at: at(30, 30) } }).refused(treat('n1', true), 'hb.skill.medic-incapacitated');
    const stage = alone({ n1: medic, n2: { at: at(12.5, 10), now: out } });
    stage.row(treat('n2', true), { figures: { n1: { ap: 17 } } });
    stage.row(dice(1, 0, 0, 0, 0, 1), { figures: { n1: { ap: 0, done: true }, n2: { life: 2 } } });
    expect(stage.decision()).toMatchObject({ by: 'south' }); // nobody of north's can act
  });
});

describe('the machine under it', () => {
  test('[EN-07] a jump that is too far leaves no trace', () => {
    const stage = alone({ n1: { at: at(10, 10) } });
    const before = JSON.stringify(stage.state());
    stage.refused({ kind: 'jump', figure: 'n1', to: at(20, 10) }, 'hb.jump.half-range');
    expect(JSON.stringify(stage.state())).toBe(before);
  });

  test('[EN-15] ids that exist on every object name nothing', () => {
    const stage = alone({ n1: { at: at(10, 10), weapons: [weapon('gun', {})] }, s1: { at: at(20, 10) } });
    for (const id of ['constructor', 'valueof', 'tostring']) {
      expect(stage.why({ kind: 'ranged-attack', figure: 'n1', weapon: id, target: 's1' })).toEqual({ kind: 'unknown-id', what: 'weapon', id });
      expect(stage.why({ kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: id })).toEqual({ kind: 'unknown-id', what: 'figure', id });
    }
    for (const id of ['__proto__', 'hasOwnProperty', '']) expect(stage.why(walk(id, 10, 12))).toMatchObject({ kind: 'malformed' });
  });

  test.each([-1, 0.5, '1', Number.NaN, 1e21])('[EN-26] %s points are not allotted', (points) => {
    const stage = deal(openStage());
    stage.row({ kind: 'swap', leader: 'n1', cards: [] });
    expect(stage.why({ kind: 'allot', ap: { n1: points as number } })).toMatchObject({ kind: 'malformed' });
    expect(stage.state().play.figures['n1']?.ap).toBe(0);
  });
});
