import { must } from '../../core/bench/row.js';
import { ask, layTable, type Choice, type State, type Table } from '../src/index.js';
import { lanterns, saltRoad, strongbox } from '../src/data/index.js';

/** A table of a shipped scenario and the shipped gangs. */
export const table = (scenario = strongbox): Table =>
  must(layTable({ scenario, gangs: [lanterns, saltRoad], options: { magazineRule: 'on', roundLimit: 6 }, consents: [] }));

/** A random answer: listed ones for seats, any for chance; none when the match is over. */
export const answerOf = (state: State, list: () => readonly Choice[], pick: (below: number) => number): Choice | undefined => {
  const asked = ask(state);
  if (asked.kind === 'over') return undefined;
  if (asked.kind === 'roll') {
    const counts = asked.groups.map(({ dice }) => {
      const faces = [0, 0, 0, 0, 0, 0];
      for (let i = 0; i < dice; i += 1) {
        const face = pick(6);
        faces[face] = (faces[face] ?? 0) + 1;
      }
      return faces;
    });
    return { kind: 'roll', answers: asked.id, by: 'chance', counts };
  }
  if (asked.kind === 'draw') return { kind: 'draw', answers: asked.id, by: 'chance', card: Object.keys(asked.from)[0] ?? '' };
  const listed = list();
  return listed[pick(listed.length)];
};

/** How long play runs until it is measured, and how long it is, in milliseconds. */
export const [WARM, LONG] = [3000, 4000];
