/** In tests under REGELWERK_ATLAS=1: notes for each test which cited functions ran in it. The reporter writes it down. */
import { afterEach, beforeEach } from 'vitest';

const WATCH = Symbol.for('regelwerk.watch');
const RAN = Symbol.for('regelwerk.ran');

const globals = globalThis as unknown as Record<symbol, unknown>;

// Modules stay loaded from one test file to the next and keep the watch that they found, so there is one for all files.
const ran = (globals[RAN] ??= new Set<string>()) as Set<string>;
globals[WATCH] ??= (rule: string, moment: 'defined' | 'ran'): void => {
  if (moment === 'ran') ran.add(rule);
};

beforeEach(() => {
  ran.clear();
});

afterEach(({ task }) => {
  Object.assign(task.meta, { rules: [...ran] });
});
