import { describe, expect, test } from 'vitest';
import { carryOut, choose, type Done, type Step } from '../src/check/schedule.js';

const step = (name: string, needs: readonly string[] = [], ok = true): Step => ({
  name,
  needs,
  run: () => Promise.resolve({ ok, output: ok ? '' : 'why' }),
});

const states = (done: readonly Done[]): Record<string, string> => Object.fromEntries(done.map(({ name, state }) => [name, state]));

describe('choosing steps', () => {
  const steps = [step('a'), step('b', ['a']), step('c')];

  test('none named means all', () => {
    expect(choose(steps, []).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
  test('a named one brings what it needs, in order', () => {
    expect(choose(steps, ['b']).map(({ name }) => name)).toEqual(['a', 'b']);
  });
  test('a name that is none is refused with the list', () => {
    expect(() => choose(steps, ['x'])).toThrow("There is no step 'x'. Steps: a, b, c.");
  });
});

describe('carrying them out', () => {
  test('a failed step blocks those that need it, and theirs, and no other', async () => {
    const done = await carryOut([step('a', [], false), step('b', ['a']), step('c', ['b']), step('d')], 2, () => undefined);
    expect(states(done)).toEqual({ a: 'failed', b: 'blocked', c: 'blocked', d: 'passed' });
  });

  test('a throw is a failure with its message', async () => {
    const broken: Step = { name: 'a', needs: [], run: () => Promise.reject(new Error('oh')) };
    const [done] = await carryOut([broken], 2, () => undefined);
    expect(done).toMatchObject({ state: 'failed', output: expect.stringContaining('oh') });
  });

  test('never more at a time than there are lanes', async () => {
    let now = 0;
    let most = 0;
    const slow = (name: string): Step => ({
      name,
      needs: [],
      run: async () => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setTimeout(resolve, 5));
        now -= 1;
        return { ok: true, output: '' };
      },
    });
    await carryOut(['a', 'b', 'c', 'd', 'e'].map(slow), 2, () => undefined);
    expect(most).toBe(2);
  });
});
