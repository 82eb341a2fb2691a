import { styleText } from 'node:util';

/** How parts of a line stand out. */
export interface Paint {
  readonly heading: (text: string) => string;
  readonly decision: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly bad: (text: string) => string;
}

const plain = (text: string): string => text;

/** Nothing stands out: for files, pipes and whoever sets NO_COLOR. */
export const PLAIN: Paint = { heading: plain, decision: plain, faint: plain, bad: plain };

/** Colours for a terminal. */
export const COLOURED: Paint = {
  heading: (text) => styleText(['bold', 'cyan'], text),
  decision: (text) => styleText('bold', text),
  faint: (text) => styleText('dim', text),
  bad: (text) => styleText('red', text),
};
