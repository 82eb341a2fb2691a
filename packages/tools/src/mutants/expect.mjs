import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** vitest's own `expect`, outside of vitest: the same judgement of what is equal. */
const { ASYMMETRIC_MATCHERS_OBJECT, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, chai, setState } = await import(
  pathToFileURL(createRequire(import.meta.resolve('vitest')).resolve('@vitest/expect')).href
);

export const expect = (value, message) => chai.expect(value, message);

globalThis[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0 }, expect);
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
