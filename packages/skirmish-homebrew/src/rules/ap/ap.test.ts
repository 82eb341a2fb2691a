import { describe, expect, test } from 'vitest';
import { bandage, at, piece, scene, weapon } from '../../testing/index.js';
import { deal, openStage, stageOn } from '../../../test/stage.js';

const walk = (figure: string, x: number, y: number) => ({ kind: 'walk', figure, path: [at(x, y)] }) as const;

describe('what actions cost', () => {
  test('[hb.ap.actions-cost] the first movement action leaves 3 of 4 AP', () => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10), now: { ap: 4 } } } }));
    stage.row(walk('n1', 10, 15), { figures: { n1: { ...at(10, 15), ap: 3, moves: 1 } } });
  });

  test('[hb.ap.actions-cost] a melee attack leaves 0 of 1 AP', () => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10), now: { ap: 1 } }, s1: { at: at(12.5, 10) } } }));
    stage.row({ kind: 'melee-attack', figure: 'n1', target: 's1' }, { figures: { n1: { ap: 0 } } });
  });

  test.each([
    { says: 'a second movement action with 2 AP is refused', ap: 2, refused: true },
    { says: 'a second movement action with exactly 3 AP leaves none', ap: 3, refused: false },
  ])('[hb.ap.no-overspend] $says', ({ ap, refused }) => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10), now: { ap, moves: 1 } } } }));
    if (refused) stage.refused(walk('n1', 10, 15), 'hb.ap.no-overspend');
    else stage.row(walk('n1', 10, 15), { figures: { n1: { ...at(10, 15), ap: 0, moves: 2 } } });
  });

  test('[hb.ap.no-overspend] the refusal names cost, points and reasons', () => {
    const fence = piece('fence', [0, 12, 60, 12.2], { to: 1, agreed: ['small-obstacle'] });
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10), now: { ap: 3, moves: 1 } } }, scenario: { pieces: [fence] } }));
    expect(stage.why(walk('n1', 10, 15))).toEqual({
      kind: 'too-few-ap', rule: 'hb.ap.no-overspend', figure: 'n1', cost: 4, ap: 3,
      because: ['hb.move.cost-escalates', 'hb.terrain.small-obstacle'],
    });
  });
});

describe('how points are allotted', () => {
  const atAllotment = () => {
    const stage = deal(openStage({ options: { sideAp: 12 } }));
    stage.row({ kind: 'swap', leader: 'n1', cards: [] });
    return stage;
  };

  test.each([
    { says: '5 + 4 + 3 of 12 is accepted', ap: { n1: 5, n2: 4, n3: 3 } },
    { says: '5 + 4 + 2 of 12 is accepted, the twelfth point is not used', ap: { n1: 5, n2: 4, n3: 2 } },
    { says: 'nothing at all is accepted', ap: {} },
  ])('[hb.ap.allotment-external] $says', ({ ap }) => {
    const stage = atAllotment();
    stage.row({ kind: 'allot', ap }, { figures: Object.fromEntries(Object.entries(ap).map(([id, points]) => [id, { ap: points }])) });
  });

  test('[hb.ap.allotment-external] 5 + 4 + 4 = 13 of 12 is refused', () => {
    atAllotment().refused({ kind: 'allot', ap: { n1: 5, n2: 4, n3: 4 } }, 'hb.ap.allotment-external');
  });

  test('[hb.ap.allotment-external] points for a figure of the other side are refused', () => {
    atAllotment().refused({ kind: 'allot', ap: { s1: 1 } }, 'hb.ap.allotment-external');
  });

  test('[hb.ap.allotment-external] points for an incapacitated figure are refused', () => {
    const figures = { n1: { at: at(10, 10) }, n2: { at: at(20, 10), now: { able: false, life: 0 } }, s1: { at: at(30, 30) } };
    const stage = stageOn(scene({
      figures,
      play: (play) => {
        play.agenda = [{ kind: 'round', step: 'allotments', waiting: ['north', 'south'] }];
      },
    }));
    expect(stage.decision()).toMatchObject({ for: 'allotment', figures: ['n1'] });
    stage.refused({ kind: 'allot', ap: { n2: 1 } }, 'hb.ap.allotment-external');
  });
});

describe('one pool for the side', () => {
  const pool = (ap: number) => (play: { sides: Record<string, { ap: number }> }) => {
    for (const side of Object.values(play.sides)) side.ap = ap;
  };

  test('[hb.ap.pool] costs rise figure by figure, all from one pool', () => {
    const figures = { n1: { at: at(10, 10) }, n2: { at: at(30, 30) }, s1: { at: at(32.5, 30) } };
    const stage = stageOn(scene({ figures, options: { apAllotment: 'pool', turnOrder: 'sides' }, play: pool(9) }));
    stage.row(walk('n1', 10, 15), { figures: { n1: { ...at(10, 15), moves: 1 } }, sides: { north: { ap: 8 } } });
    stage.row({ kind: 'melee-attack', figure: 'n2', target: 's1' }, { sides: { north: { ap: 7 } } });
    stage.row({ kind: 'roll', counts: [[2, 0, 0, 0, 0, 0]] });
    stage.row({ kind: 'roll', counts: [[2, 0, 0, 0, 0, 0]] });
    stage.row({ kind: 'jump', figure: 'n1', to: at(10, 20) }, { figures: { n1: { ...at(10, 20), moves: 2 } }, sides: { north: { ap: 4 } } });
    stage.row(walk('n2', 28, 30), { figures: { n2: { ...at(28, 30), moves: 1 } }, sides: { north: { ap: 3 } } });
  });

  test('[hb.ap.pool] an ending action loses the side no points', () => {
    const figures = { n1: { at: at(10, 10), items: [bandage('bandage', 1)] }, n2: { at: at(30, 30) } };
    const stage = stageOn(scene({ figures, options: { apAllotment: 'pool' }, play: pool(6) }));
    stage.row({ kind: 'treat', figure: 'n1', patient: 'n1', skill: false, items: ['bandage'] }, { figures: { n1: { items: [] } } });
    stage.row({ kind: 'roll', counts: [[0, 0, 0, 0, 0, 2]] }, { figures: { n1: { done: true } }, sides: { north: { ap: 3 } } });
  });

  test('[hb.ap.pool] with "figures" nobody pays with another’s points', () => {
    const stage = stageOn(scene({ figures: { n1: { at: at(10, 10), now: { ap: 0 } }, n2: { at: at(30, 30), now: { ap: 4 } }, s1: { at: at(12.5, 10) } } }));
    stage.refused({ kind: 'melee-attack', figure: 'n1', target: 's1' }, 'hb.ap.no-overspend');
  });

  test('[hb.ap.pool] nobody is asked to allot', () => {
    const stage = deal(openStage({ options: { apAllotment: 'pool' } }));
    stage.row({ kind: 'swap', leader: 'n1', cards: [] }, { sides: { north: { ap: 26 }, south: { ap: 26 } } });
    expect(stage.decision()).toMatchObject({ for: 'turn', by: 'north' });
  });
});

describe('ending actions', () => {
  const figures = {
    n1: { at: at(10, 10), skills: { medic: 1 }, now: { ap: 6, life: 3 } },
    n2: { at: at(30, 30), now: { ap: 1 } },
    s1: { at: at(12.5, 10) },
  };
  const treat = { kind: 'treat', figure: 'n1', patient: 'n1', skill: true, items: [] as string[] } as const;

  test('[hb.ap.ending-action] the figure is done and its last points are lost; a comrade goes on', () => {
    const stage = stageOn(scene({ figures, options: { turnOrder: 'sides' } }));
    stage.row({ ...treat, items: [] }, { figures: { n1: { ap: 3 } } });
    stage.row({ kind: 'roll', counts: [[0, 0, 0, 0, 0, 2]] }, { figures: { n1: { ap: 0, done: true, life: 4 } } });
    stage.refused({ kind: 'melee-attack', figure: 'n1', target: 's1' }, 'hb.ap.ending-action');
    stage.row(walk('n2', 30, 35), { figures: { n2: { ...at(30, 35), ap: 0, moves: 1 } } });
  });

  test('[hb.ap.ending-action] with "turn" the figure acts again later', () => {
    const stage = stageOn(scene({ figures, options: { turnOrder: 'sides', endingAction: 'turn' } }));
    stage.row({ ...treat, items: [] }, { figures: { n1: { ap: 3 } } });
    stage.row({ kind: 'roll', counts: [[0, 0, 0, 0, 0, 2]] }, { figures: { n1: { life: 4 } } });
    stage.row({ kind: 'melee-attack', figure: 'n1', target: 's1' }, { figures: { n1: { ap: 2 } } });
  });

  test('[hb.ap.ending-action] a figure that is done still defends', () => {
    const stage = stageOn(scene({ figures: { ...figures, n1: { ...figures.n1, now: { done: true, ap: 0 } } }, next: 'south' }));
    stage.row({ kind: 'melee-attack', figure: 's1', target: 'n1' }, { figures: { s1: { ap: 19 } } });
    stage.row({ kind: 'roll', counts: [[2, 0, 0, 0, 0, 0]] });
    expect(stage.decision()).toMatchObject({ for: 'defence', roller: 'n1' });
  });

  test('[hb.ap.ending-action] a deed is no ending action', () => {
    const deed = {
      id: 'lever', name: 'Lever', price: 'usual', sides: [], reach: { kind: 'anywhere' }, needs: [], test: { kind: 'none' }, times: 0, success: [], failure: [],
    } as const;
    const scenario = { deeds: [{ ...deed, sides: [], needs: [], success: [], failure: [] }] };
    const cast = { n1: { at: at(10, 10), weapons: [weapon('gun', {})], now: { ap: 3 } }, s1: { at: at(12.5, 10) } };
    const stage = stageOn(scene({ figures: cast, scenario, options: { turnOrder: 'sides' } }));
    stage.row({ kind: 'perform', figure: 'n1', deed: 'lever' }, { figures: { n1: { ap: 1 } } });
    stage.row({ kind: 'melee-attack', figure: 'n1', target: 's1' }, { figures: { n1: { ap: 0 } } });
  });
});
