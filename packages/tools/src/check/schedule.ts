import type { Outcome } from '../run.js';

/** One part of the whole check. */
export interface Step {
  readonly name: string;
  /** Steps that must have passed before. */
  readonly needs: readonly string[];
  readonly run: () => Promise<Outcome>;
}

/** What became of a step; `blocked` when one that it needs did not pass. */
export interface Done {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'blocked';
  readonly seconds: number;
  readonly output: string;
  readonly note?: string;
}

/** The named steps and all that they need; every step when none is named. Throws on a name that is none. */
export const choose = (steps: readonly Step[], only: readonly string[]): readonly Step[] => {
  const wanted = new Set<string>();
  const want = (name: string): void => {
    const step = steps.find((one) => one.name === name);
    if (step === undefined) throw new Error(`There is no step '${name}'. Steps: ${steps.map((one) => one.name).join(', ')}.`);
    if (wanted.has(name)) return;
    wanted.add(name);
    step.needs.forEach(want);
  };
  only.forEach(want);
  return only.length === 0 ? steps : steps.filter(({ name }) => wanted.has(name));
};

const attempt = async ({ name, run }: Step): Promise<Done> => {
  const begun = performance.now();
  const took = (): number => (performance.now() - begun) / 1000;
  try {
    const { ok, output, note } = await run();
    return { name, state: ok ? 'passed' : 'failed', seconds: took(), output, ...(note === undefined ? {} : { note }) };
  } catch (error) {
    return { name, state: 'failed', seconds: took(), output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

const isBlocked = (step: Step, done: readonly Done[]): boolean =>
  step.needs.some((need) => done.some(({ name, state }) => name === need && state !== 'passed'));

const isReady = (step: Step, done: readonly Done[]): boolean =>
  step.needs.every((need) => done.some(({ name, state }) => name === need && state === 'passed'));

/** Runs steps in their order, `lanes` at a time, each when what it needs has passed; tells of each as it ends. */
export const carryOut = async (steps: readonly Step[], lanes: number, tell: (done: Done) => void): Promise<readonly Done[]> => {
  const waiting = [...steps];
  const done: Done[] = [];
  const running = new Set<Promise<void>>();
  const end = (one: Done): void => {
    done.push(one);
    tell(one);
  };
  const begin = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1);
    const task = attempt(step).then((one) => {
      end(one);
      running.delete(task);
    });
    running.add(task);
  };
  while (waiting.length + running.size > 0) {
    for (const step of waiting.filter((one) => isBlocked(one, done))) {
      waiting.splice(waiting.indexOf(step), 1);
      end({ name: step.name, state: 'blocked', seconds: 0, output: '' });
    }
    for (const step of waiting.filter((one) => isReady(one, done)).slice(0, lanes - running.size)) begin(step);
    if (running.size > 0) await Promise.race(running);
  }
  return done;
};
