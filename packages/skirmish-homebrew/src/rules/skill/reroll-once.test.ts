import { expect, test } from 'vitest';
import type { Choice } from '../../model/choice.js';
import { whyNoReroll } from '../../rooms/window.js';
import { act } from '../../testing/act.js';
import { at, scene } from '../../testing/scene.js';
import { repeatedBefore } from './reroll-once.js';

const duel = scene({
  figures: {
    n1: { at: at(10, 10), skills: { luck: 1 }, values: { melee: 5 } },
    n2: { at: at(40, 40), skills: { inspiring: 1 } },
    s1: { at: at(12.5, 10), values: { defence: 2 } },
  },
});
const hit = { kind: 'melee-attack', figure: 'n1', target: 's1' } as const;
type Reroll = Extract<Choice, { kind: 'reroll' }>;
const reroll = (skill: Reroll['skill'], figure: string): Reroll => ({
  kind: 'reroll', answers: 0, by: 'north', skill, figure, roll: 'r1.n1.1', dice: [5],
});
const once = { kind: 'already-rerolled', rule: 'hb.skill.reroll-once', roll: 'r1.n1.1' };

test('[hb.skill.reroll-once] a roll repeated by Luck is offered to nobody; Inspiring is refused and still unused', () => {
  const played = act(duel, hit, { said: [0, 'reroll', 1], open: 3 });
  expect(played.asked.map((decision) => decision.for)).toEqual(['melee-attack', 'reroll', 'melee-attack', 'defence']);
  expect(whyNoReroll(played.state, 'north', reroll('inspiring', 'n2'))).toEqual(once);
  expect(played.state.play.sides['north']?.inspiringUsed).toBe(false);
});

test('[hb.skill.reroll-once] a roll repeated by Inspiring is not repeated by Luck, which is still unused', () => {
  const played = act(duel, hit, { said: [0, 'pass', 'reroll', 1], open: 4 });
  expect(whyNoReroll(played.state, 'north', reroll('luck', 'n1'))).toEqual(once);
  expect(played.state.play.figures['n1']?.luckUsed).toBe(false);
});

test('[hb.skill.reroll-once] the first result does not come back', () => {
  const played = act(duel, hit, { said: [5, 'reroll', 1], open: 3 });
  expect(whyNoReroll(played.state, 'north', reroll('luck', 'n1'))).toEqual(once);
  expect(act(duel, hit, { said: [5, 'reroll', 1, 0] }).events.find(({ kind }) => kind === 'shot-settled')).toMatchObject({ attack: 1 });
});

test('[hb.skill.reroll-once] while the second roll is still to come it is not repeated either', () => {
  const agenda = [
    ...duel.play.agenda,
    { kind: 'roll' as const, purpose: 'melee-attack' as const, figure: 'n1', label: 'r1.n1.1', dice: [5], counts: [], rerolled: true, offers: [] },
  ];
  expect(whyNoReroll({ ...duel, play: { ...duel.play, agenda } }, 'north', reroll('inspiring', 'n2'))).toEqual(once);
});

test('[hb.skill.reroll-once] a roll that was not repeated is no obstacle', () => {
  expect(repeatedBefore('r1.n1.1', false)).toBeUndefined();
});
