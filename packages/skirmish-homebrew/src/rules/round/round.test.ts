import { describe, expect, test } from 'vitest';
import { ask } from '../../index.js';
import { at, scene, weapon } from '../../testing/index.js';
import { deal, dice, openStage, stageOn, type Stage } from '../../../test/stage.js';
import type { Figure } from '../../model/play.js';

const PASS = { kind: 'pass' } as const;
const walk = (figure: string, x: number, y: number) => ({ kind: 'walk', figure, path: [at(x, y)] }) as const;

/** What a new round makes of figures, whatever they had. */
const fresh = (stage: Stage, also: Partial<Figure> = {}): Record<string, Partial<Figure>> =>
  Object.fromEntries(Object.keys(stage.state().play.figures).map((id) => [id, { ap: 0, moves: 0, luckUsed: false, done: false, ...also }]));

const passAll = (stage: Stage): void => {
  stage.row(PASS);
  stage.row(PASS, { figures: fresh(stage) });
};

describe('the start of a round', () => {
  test('[hb.round.start] movement counts and Luck begin afresh', () => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10), skills: { luck: 1 }, now: { moves: 2, luckUsed: true } }, s1: { at: at(30, 30) } } }));
    passAll(stage);
    stage.row({ kind: 'allot', ap: { n1: 5 } }, { figures: { n1: { ap: 5 } } });
    stage.row({ kind: 'allot', ap: { s1: 5 } }, { figures: { s1: { ap: 5 } } });
    stage.row(walk('n1', 10, 12), { figures: { n1: { ...at(10, 12), ap: 4, moves: 1 } } });
  });

  test.each([
    { says: 'the side listed first is asked first in every round', firstSide: 'listed', second: 'north' },
    { says: 'with "alternate" the other side is asked first in round 2', firstSide: 'alternate', second: 'south' },
  ] as const)('[hb.round.start] $says', ({ firstSide, second }) => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10) }, s1: { at: at(30, 30) } }, options: { firstSide } }));
    passAll(stage);
    expect(stage.decision()).toMatchObject({ by: second, for: 'allotment' });
  });

  test('[hb.round.start] after the allotment no card is swapped and no point allotted', () => {
    const stage = deal(openStage());
    stage.row({ kind: 'swap', leader: 'n1', cards: [] });
    stage.refused({ kind: 'swap', leader: 'n1', cards: ['c1'] }, 'hb.skill.leader-swap-optional');
    stage.row({ kind: 'allot', ap: { n1: 1 } }, { figures: { n1: { ap: 1 } } });
    stage.row({ kind: 'allot', ap: { s1: 1 } }, { figures: { s1: { ap: 1 } } });
    stage.refused({ kind: 'allot', ap: { n1: 1 } }, 'hb.round.start');
  });

  test('[hb.round.start] recovery tests come first, the first side before the other', () => {
    const down = { able: false, life: 1 };
    const figures = { n1: { at: at(10, 10) }, n2: { at: at(20, 10), now: down }, s1: { at: at(30, 30) }, s2: { at: at(40, 30), now: down } };
    const stage = stageOn(scene({ figures }));
    passAll(stage);
    expect(stage.decision()).toMatchObject({ for: 'recovery', roller: 'n2' });
    stage.row(dice(2, 0, 0, 0, 0, 0));
    expect(stage.decision()).toMatchObject({ for: 'recovery', roller: 's2' });
    stage.row(dice(0, 0, 0, 0, 0, 2), { figures: { s2: { able: true } } });
    expect(stage.decision()).toMatchObject({ for: 'allotment', by: 'north' });
  });
});

describe('turns', () => {
  const figures = { n1: { at: at(10, 10) }, s1: { at: at(30, 30) } };

  test('[hb.round.turns] sides take turns', () => {
    const stage = stageOn(scene({ figures }));
    stage.row(walk('n1', 10, 12), { figures: { n1: { ...at(10, 12), ap: 19, moves: 1 } } });
    expect(stage.decision()).toMatchObject({ by: 'south', for: 'turn' });
  });

  test('[hb.round.turns] a side that has passed is not asked again', () => {
    const stage = stageOn(scene({ figures, next: 'south' }));
    stage.row(PASS);
    stage.row(walk('n1', 10, 12), { figures: { n1: { ...at(10, 12), ap: 19, moves: 1 } } });
    expect(stage.decision()).toMatchObject({ by: 'north', for: 'turn' });
  });

  test('[hb.round.turns] with "sides" a side acts until it passes', () => {
    const stage = stageOn(scene({ figures, options: { turnOrder: 'sides' } }));
    stage.row(walk('n1', 10, 12), { figures: { n1: { ...at(10, 12), ap: 19, moves: 1 } } });
    expect(stage.decision()).toMatchObject({ by: 'north' });
    stage.row(PASS);
    expect(stage.decision()).toMatchObject({ by: 'south' });
  });

  test.each([
    { says: 'another side’s figure is refused', figure: 's1', rule: 'hb.round.turns' },
    { says: 'a figure that has left the table is refused', figure: 'n2', rule: 'hb.round.turns' },
  ])('[hb.round.turns] $says', ({ figure, rule }) => {
    const stage = stageOn(scene({ figures: { ...figures, n2: { at: at(20, 20), now: { gone: true } } } }));
    stage.refused(walk(figure, 30, 31), rule);
  });

  test('[hb.round.turns] a figure that is not on this table is refused by its id', () => {
    const stage = stageOn(scene({ figures }));
    for (const id of ['nobody', 'constructor', 'tostring']) {
      expect(stage.why(walk(id, 30, 31))).toEqual({ kind: 'unknown-id', what: 'figure', id });
    }
  });
});

describe('the end of a round', () => {
  const figures = { n1: { at: at(10, 10), now: { ap: 1 } }, s1: { at: at(30, 30) } };

  test.each([
    { says: 'points left over lapse', unspentAp: 'lapse', ap: 4, kept: 0 },
    { says: 'with "keep" they are added to', unspentAp: 'keep', ap: 5, kept: 1 },
  ] as const)('[hb.round.end] $says', ({ unspentAp, ap, kept }) => {
    const stage = stageOn(scene({ figures, options: { unspentAp } }));
    stage.row(PASS);
    stage.row(PASS, { figures: { n1: { ap: kept }, s1: { ap: kept * 20 } } });
    stage.row({ kind: 'allot', ap: { n1: 4 } }, { figures: { n1: { ap } } });
  });

  test('[hb.round.end] it ends when nobody could act any more', () => {
    const stage = stageOn(scene({ figures: { ...figures, s1: { at: at(30, 30), now: { ap: 0 } } } }));
    stage.row(walk('n1', 10, 12), { figures: { n1: { ...at(10, 12), ap: 0, moves: 0 } } });
    expect(stage.state().play.round).toBe(2);
  });
});

describe('the end of the match', () => {
  const last = (play: { round: number }): void => {
    play.round = 6;
  };

  test.each([
    { says: 'more able figures win', n2: { life: 4 }, s2: { able: false, life: 0 }, winner: ['north'], by: 'able-figures' },
    { says: 'then more life points', n2: { life: 3 }, s2: { life: 4 }, winner: ['south'], by: 'life-points' },
    { says: 'else it is a draw', n2: { life: 3 }, s2: { life: 3 }, winner: [], by: 'draw' },
  ])('[hb.round.match-end] after round 6 of 6: $says', ({ n2, s2, winner, by }) => {
    const figures = { n1: { at: at(10, 10) }, n2: { at: at(20, 10), now: n2 }, s1: { at: at(30, 30) }, s2: { at: at(40, 30), now: s2 } };
    const stage = stageOn(scene({ figures, play: last }));
    passAll(stage);
    expect(ask(stage.state())).toMatchObject({ kind: 'over', outcome: { winner, by } });
  });

  test('[hb.round.match-end] round 5 of 6 is followed by another', () => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10) }, s1: { at: at(30, 30) } }, play: (play) => { play.round = 5; } }));
    passAll(stage);
    expect(stage.state().play.round).toBe(6);
  });

  test('[hb.round.match-end] the scenario’s own number of rounds counts', () => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10) }, s1: { at: at(30, 30) } }, scenario: { rounds: 1 } }));
    passAll(stage);
    expect(ask(stage.state())).toMatchObject({ kind: 'over', outcome: { by: 'draw' } });
  });

  test('[hb.round.match-end] at once when a side has no able figure left', () => {
    const figures = { n1: { at: at(10, 10), weapons: [weapon('gun', { shots: [4] })] }, s1: { at: at(30, 30), now: { life: 1 } } };
    const stage = stageOn(scene({ figures }));
    stage.row({ kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }, { figures: { n1: { ap: 17 } } });
    stage.row(dice(0, 0, 0, 0, 0, 4));
    stage.row(dice(2, 0, 0, 0, 0, 0), { figures: { s1: { life: 0, able: false } } });
    expect(ask(stage.state())).toMatchObject({ kind: 'over', outcome: { winner: ['north'], by: 'able-figures' } });
    expect(stage.state().play.round).toBe(1);
  });

  test('[hb.round.match-end] a winner that the scenario names, and points where it counts them', () => {
    const deed = (success: readonly object[]) => ({
      id: 'lever', name: 'Lever', price: 'usual' as const, sides: [], reach: { kind: 'anywhere' as const }, needs: [], test: { kind: 'none' as const },
      times: 0, success: success as never, failure: [],
    });
    const figures = { n1: { at: at(10, 10) }, n2: { at: at(20, 10) }, s1: { at: at(30, 30) } };
    const named = stageOn(scene({ figures, scenario: { deeds: [deed([{ kind: 'win' }])] }, next: 'south' }));
    named.row({ kind: 'perform', figure: 's1', deed: 'lever' }, { figures: { s1: { ap: 18 } } });
    expect(ask(named.state())).toMatchObject({ kind: 'over', outcome: { winner: ['south'], by: 'scenario' } });
    const scored = stageOn(scene({ figures, scenario: { rounds: 1, victory: 'points', deeds: [deed([{ kind: 'points', points: 1 }])] }, next: 'south' }));
    scored.row({ kind: 'perform', figure: 's1', deed: 'lever' }, { figures: { s1: { ap: 18 } } });
    passAll(scored);
    expect(ask(scored.state())).toMatchObject({ kind: 'over', outcome: { winner: ['south'], by: 'points' } });
  });
});
