import { describe, expect, test } from 'vitest';
import { see } from '../src/index.js';
import { at } from '../src/testing/index.js';
import { PASS, ROWS, walk } from './script.js';
import { deal, lay, openStage } from './stage.js';

describe('the scripted round', () => {
  test('[hb.gang.points] both gangs are within 12 points', () => {
    expect(lay()._tag).toBe('Right');
  });

  test('[hb.round.turns] is played row by row', () => {
    const stage = deal(openStage());
    expect(see(stage.state(), 'south').play.sides['north']?.hand).toEqual({ kind: 'counted', cards: 3 }); // 1f
    for (const [, play] of ROWS) play(stage);
    expect(stage.state().play.figures).toMatchObject({
      n1: { ...at(25, 17), ap: 1, moves: 1, life: 3, able: true, done: false, luckUsed: true },
      n2: { ...at(41.25, 45), ap: 1, moves: 0, life: 3, aims: 0, magazines: { repeater: 2 } },
      n3: { ...at(22.5, 17), ap: 0, moves: 1, life: 4, done: true, items: [{ id: 'bandage' }] },
      s1: { ...at(25, 14.5), ap: 0, moves: 2, life: 4, done: true, items: [] },
      s2: { ...at(41.25, 21.75, 4.5), ap: 0, moves: 2, life: 2, done: true },
      s3: { ...at(10.75, 11, 8), ap: 0, moves: 2, life: 4, done: false },
    });
    const fresh = { ap: 0, moves: 0, done: false, luckUsed: false };
    const all = ['n1', 'n2', 'n3', 's1', 's2', 's3'];
    stage.row(PASS, { figures: Object.fromEntries(all.map((id) => [id, fresh])) }); // 28, 29
    expect(stage.state().play).toMatchObject({ round: 2, mounts: { mule: { ...at(19.25, 17), riders: [] } } });
    stage.row({ kind: 'swap', leader: 'n1', cards: [] }); // 30
    stage.row({ kind: 'allot', ap: { n1: 9, n2: 9, n3: 8 } }, { figures: { n1: { ap: 9 }, n2: { ap: 9 }, n3: { ap: 8 } } });
    stage.row({ kind: 'allot', ap: { s1: 9, s2: 9, s3: 8 } }, { figures: { s1: { ap: 9 }, s2: { ap: 9 }, s3: { ap: 8 } } });
    stage.row(walk('n1', 25, 18), { figures: { n1: { ...at(25, 18), ap: 8, moves: 1 } } }); // 31
  });
});
