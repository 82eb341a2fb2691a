import { describe, expect, test } from 'vitest';
import { rest, see, seeDecision } from '../../index.js';
import { at, scene } from '../../testing/index.js';
import { deal, openStage, stageOn, type Stage } from '../../../test/stage.js';
import type { SidePlay } from '../../model/play.js';

/** Nobody has points in the scene, so the round ends and the next one opens. */
const restOf = (stage: Stage) => rest(stage.state()).state;

const swapping = (side: Partial<SidePlay>, { leader = 2, options = {} }: { readonly leader?: number; readonly options?: object } = {}) => {
  const cards = [...(side.hand ?? []), ...(side.discard ?? []), ...Object.keys(side.pile ?? {})];
  return stageOn(scene({
    figures: { n1: { at: at(10, 10), skills: { leader } }, s1: { at: at(30, 30) } },
    options: { handSize: 3, ...options },
    cards: { north: cards, south: [] },
    play: (play) => {
      Object.assign(play.sides['north'] ?? {}, { hand: [], discard: [], pile: {}, ...side });
      play.agenda = [{ kind: 'round', step: 'swaps', waiting: ['n1'] }];
    },
  }));
};

describe('hand cards', () => {
  test('[hb.card.hand] a hand of 3 is dealt from a pile of 6', () => {
    const stage = deal(openStage());
    expect(stage.state().play.sides['north']).toMatchObject({ hand: ['c1', 'c2', 'c3'], pile: { c4: 1, c5: 1, c6: 1 }, discard: [] });
  });

  test('[hb.card.hand] the other side sees how many cards there are, and no name', () => {
    const stage = deal(openStage());
    const seen = JSON.stringify([see(stage.state(), 'south'), seeDecision(stage.state(), 'south'), see(stage.state(), 'spectator')]);
    for (const card of ['c1', 'c2', 'c3', 'c4', 'c5', 'c6']) expect(seen).not.toContain(`"${card}"`);
    expect(see(stage.state(), 'north').play.sides['north']?.hand).toEqual({ kind: 'shown', cards: ['c1', 'c2', 'c3'] });
  });

  test('[hb.card.hand] a draw tells the other side that a card was drawn, not which', () => {
    const stage = openStage();
    expect(seeDecision(stage.state(), 'south')).not.toHaveProperty('from');
    expect(seeDecision(stage.state(), 'north')).toHaveProperty('from');
  });

  test('[hb.card.hand] a hand size of 0 deals nothing and offers no swap', () => {
    const stage = openStage({ options: { handSize: 0 } });
    expect(stage.decision()).toMatchObject({ for: 'allotment', by: 'north' });
  });

  test('[hb.card.hand] a card that is not held, or not twice, cannot be discarded', () => {
    const stage = swapping({ hand: ['a', 'b', 'c'], pile: { d: 1 } });
    stage.refused({ kind: 'swap', leader: 'n1', cards: ['d'] }, 'hb.card.hand');
    stage.refused({ kind: 'swap', leader: 'n1', cards: ['a', 'a'] }, 'hb.card.hand');
  });
});

describe('an empty pile', () => {
  test('[hb.card.pile-empty] the discard pile becomes the new pile and the draw goes on', () => {
    const stage = swapping({ hand: ['a', 'b', 'c', 'd'], pile: { e: 1 }, discard: ['x', 'y', 'z'] });
    stage.row({ kind: 'swap', leader: 'n1', cards: ['a', 'b'] });
    stage.row({ kind: 'draw', card: 'e' });
    expect(stage.decision()).toMatchObject({ kind: 'draw', from: { a: 1, b: 1, x: 1, y: 1, z: 1 } });
    stage.row({ kind: 'draw', card: 'x' }, { sides: { north: { hand: ['c', 'd', 'e', 'x'], discard: [], pile: { a: 1, b: 1, y: 1, z: 1 } } } });
  });

  test('[hb.card.pile-empty] with "stop" the hand stays smaller', () => {
    const stage = swapping({ hand: ['a', 'b', 'c'], pile: { e: 1 } }, { options: { emptyPile: 'stop' } });
    stage.row({ kind: 'swap', leader: 'n1', cards: ['a', 'b'] });
    stage.row({ kind: 'draw', card: 'e' }, { sides: { north: { hand: ['c', 'e'], discard: ['a', 'b'], pile: {} } } });
    expect(stage.decision()).toMatchObject({ for: 'allotment' });
  });
});

describe('the leader’s swap', () => {
  test('[hb.skill.leader-swap] two of four cards are discarded and as many drawn', () => {
    const stage = swapping({ hand: ['a', 'b', 'c', 'd'], pile: { e: 1, f: 1, g: 1 } });
    stage.row({ kind: 'swap', leader: 'n1', cards: ['a', 'b'] });
    stage.row({ kind: 'draw', card: 'e' });
    stage.row({ kind: 'draw', card: 'f' }, { sides: { north: { hand: ['c', 'd', 'e', 'f'], discard: ['a', 'b'] } } });
  });

  test.each([
    { says: 'level 1 swaps one card', leader: 1, cards: ['a'], allowed: true },
    { says: 'level 1 does not swap two', leader: 1, cards: ['a', 'b'], allowed: false },
    { says: 'level 3 swaps three', leader: 3, cards: ['a', 'b', 'c'], allowed: true },
    { says: 'level 3 does not swap four', leader: 3, cards: ['a', 'b', 'c', 'd'], allowed: false },
  ])('[hb.skill.leader-swap] $says', ({ leader, cards, allowed }) => {
    const stage = swapping({ hand: ['a', 'b', 'c', 'd'], pile: { e: 1, f: 1, g: 1 } }, { leader });
    if (allowed) stage.row({ kind: 'swap', leader: 'n1', cards });
    else stage.refused({ kind: 'swap', leader: 'n1', cards }, 'hb.skill.leader-swap');
  });

  test('[hb.skill.leader-swap-optional] fewer cards than allowed, or none, may be swapped', () => {
    const one = swapping({ hand: ['a', 'b', 'c', 'd'], pile: { e: 1 } }, { leader: 3 });
    one.row({ kind: 'swap', leader: 'n1', cards: ['a'] });
    one.row({ kind: 'draw', card: 'e' }, { sides: { north: { hand: ['b', 'c', 'd', 'e'] } } });
    const none = swapping({ hand: ['a'], pile: { e: 1 } });
    none.row({ kind: 'swap', leader: 'n1', cards: [] }, { sides: { north: { hand: ['a'] } } });
  });

  test('[hb.skill.leader-swap-optional] three cards cannot be discarded from a hand of two', () => {
    swapping({ hand: ['a', 'b'], pile: { e: 1 } }, { leader: 3 }).refused({ kind: 'swap', leader: 'n1', cards: ['a', 'b', 'e'] }, 'hb.skill.leader-swap-optional');
  });

  test('[hb.skill.leader-swap-optional] a swap that was declined does not come back', () => {
    const stage = swapping({ hand: ['a'], pile: { e: 1 } });
    stage.row({ kind: 'swap', leader: 'n1', cards: [] });
    stage.refused({ kind: 'swap', leader: 'n1', cards: ['a'] }, 'hb.skill.leader-swap-optional');
  });

  const leaders = (leaderSwap: 'highest' | 'each') => {
    const figures = {
      n1: { at: at(10, 10), skills: { leader: 1 } },
      n2: { at: at(20, 10), skills: { leader: 3 } },
      n3: { at: at(30, 10), skills: { leader: 3 }, now: { able: false, life: 0 } },
      s1: { at: at(30, 30) },
    };
    return stageOn(scene({
      figures,
      options: { handSize: 3, leaderSwap },
      cards: { north: ['a', 'b', 'c'], south: [] },
      play: (play) => {
        Object.assign(play.sides['north'] ?? {}, { hand: ['a', 'b', 'c'], pile: {} });
        play.agenda = [{ kind: 'round', step: 'turns', waiting: [] }];
        for (const figure of Object.values(play.figures)) figure.ap = 0;
      },
    }));
  };

  test('[hb.skill.leader-several] with "highest" the highest able leader swaps once', () => {
    const stage = stageOn(restOf(leaders('highest')));
    expect(stage.decision()).toMatchObject({ for: 'card-swap', leader: 'n2', most: 3 });
    stage.refused({ kind: 'swap', leader: 'n1', cards: [] }, 'hb.skill.leader-several');
    stage.row({ kind: 'swap', leader: 'n2', cards: [] });
    expect(stage.decision()).toMatchObject({ for: 'allotment' });
  });

  test('[hb.skill.leader-several] with "each" every able leader swaps by its own level', () => {
    const stage = stageOn(restOf(leaders('each')));
    expect(stage.decision()).toMatchObject({ for: 'card-swap', leader: 'n1', most: 1 });
    stage.row({ kind: 'swap', leader: 'n1', cards: [] });
    expect(stage.decision()).toMatchObject({ for: 'card-swap', leader: 'n2', most: 3 });
    stage.row({ kind: 'swap', leader: 'n2', cards: [] });
    expect(stage.decision()).toMatchObject({ for: 'allotment' });
  });

  test('[hb.skill.leader-swap] an incapacitated leader is not asked', () => {
    const stage = stageOn(restOf(leaders('each')));
    stage.row({ kind: 'swap', leader: 'n1', cards: [] });
    stage.refused({ kind: 'swap', leader: 'n3', cards: ['a'] }, 'hb.skill.leader-several');
  });
});
