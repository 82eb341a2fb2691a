import { rule } from '../../model/rule-id.js';

const NAMES: readonly string[] = ['fall of the jedi', 'reign of the empire', 'age of rebellion', 'the new republic'];

/** The eras between two on the time line of four, those two left out. */
export const erasBetween = rule('sp.squad.era-timeline', (from: number, to: number): readonly number[] => [1, 2, 3, 4].filter((era) => era > from && era < to));

/** The place on the time line of an era by its name, in any spelling of it; none if it is no era. */
export const eraOfName = rule('sp.squad.era-timeline', (name: string): number | undefined => {
  const plain = name.toLowerCase().replace(/[^a-z]+/g, ' ').trim();
  const at = NAMES.findIndex((one) => one === plain || one === `the ${plain}`);
  return at < 0 ? undefined : at + 1;
});
