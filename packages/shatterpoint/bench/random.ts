import { must } from '../../core/bench/row.js';
import { layTable, type ask, type Choice, type Decision, type Table } from '../src/index.js';
import { driftSalvage, drydock, moonWardens, threeBeacons } from '../src/data/index.js';

/** The shipped teams on a shipped table. */
export const table = (terrain = drydock): Table =>
  must(layTable({ seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain, options: {} }));

const faceOf = (weights: readonly number[], at: number): number => {
  let left = at;
  return weights.findIndex((weight) => (left -= weight) < 0);
};

const rolled = ({ groups }: Extract<Decision, { readonly kind: 'roll' }>, pick: (below: number) => number): number[][] =>
  groups.map(({ weights, dice }) => {
    const counts = weights.map(() => 0);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    for (let i = 0; i < dice; i += 1) {
      const face = faceOf(weights, pick(sum));
      counts[face] = (counts[face] ?? 0) + 1;
    }
    return counts;
  });

/** A random answer: listed ones for seats, any for chance; none when the match is over. */
export const answerOf = (asked: ReturnType<typeof ask>, list: () => readonly Choice[], pick: (below: number) => number): Choice | undefined => {
  if (asked.kind === 'over') return undefined;
  if (asked.kind === 'roll') return { kind: 'roll', answers: asked.id, by: 'chance', counts: rolled(asked, pick) };
  if (asked.kind === 'draw') {
    const cards = Object.keys(asked.from);
    return { kind: 'draw', answers: asked.id, by: 'chance', card: cards[pick(cards.length)] ?? '' };
  }
  const listed = list();
  return listed[pick(listed.length)];
};

