import { describe, expect, test } from 'vitest';
import { evaluate, type Evidence } from '../src/atlas/evaluate.js';
import { idsOf, type TestRecord } from '../src/atlas/record.js';
import type { Entry } from '../src/atlas/rulebook.js';
import { lastLine, longTable, shortTable } from '../src/atlas/table.js';
import { waitingList, withList } from '../src/atlas/waiting.js';
import { pagesOf } from '../src/atlas/pages.js';

const entry: Entry = { document: 'book', section: 'Moving', title: { en: 'A', de: 'B' }, text: { en: 'C.', de: 'D.' }, status: 'printed' };
const ID = 'xy.move.cost';

const record = (over: Partial<TestRecord> = {}): TestRecord => ({
  names: [`[${ID}] the first costs 1`],
  file: 'packages/game/src/rules/move/cost.test.ts',
  state: 'passed',
  ran: [ID],
  ...over,
});

const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  rulebook: { entries: { [ID]: entry }, waiting: {} },
  code: { [ID]: ['packages/game/src/rules/move/cost.ts'] },
  tests: [record()],
  stories: {},
  ...over,
});

const waiting = { [ID]: { reason: { en: 'no text yet' } } };

describe('the ids that a test names', () => {
  test.each([
    { says: 'one', names: ['[xy.a.b] text'], ids: ['xy.a.b'] },
    { says: 'several', names: ['[xy.a.b] [xy.c.d] text'], ids: ['xy.a.b', 'xy.c.d'] },
    { says: 'of a describe around it', names: ['[xy.a.b] moving', 'twice', '[xy.c.d] text'], ids: ['xy.a.b', 'xy.c.d'] },
    { says: 'none in the middle of a name', names: ['see [xy.a.b]'], ids: [] },
    { says: 'none in brackets that hold no id', names: ['[HB-12] text'], ids: [] },
  ])('$says', ({ names, ids }) => {
    expect(idsOf({ names })).toEqual(ids);
  });
});

describe('the verdict', () => {
  test.each([
    { says: 'all is well', over: {}, faults: [] },
    { says: 'an unknown id in code', over: { code: { ...evidence().code, 'xy.move.lost': ['a.ts'] } }, faults: ['unknown id xy.move.lost in a.ts'] },
    {
      says: 'an unknown id in a test',
      over: { tests: [record(), record({ names: ['[xy.move.lost] x'] })] },
      faults: ['unknown id xy.move.lost in the test packages/game/src/rules/move/cost.test.ts › [xy.move.lost] x'],
    },
    { says: 'an id of nobody, in a test of the machine', over: { tests: [record(), record({ names: ['[toy.a.b] x'] })] }, faults: [] },
    { says: 'an unknown id in a story', over: { stories: { s: ['xy.move.lost'] } }, faults: ['unknown id xy.move.lost in the story s'] },
    {
      says: 'an unknown id on the waiting list',
      over: { rulebook: { ...evidence().rulebook, waiting: { 'xy.move.lost': { reason: { en: '' } } } } },
      faults: ['unknown id xy.move.lost on the waiting list'],
    },
    { says: 'no code', over: { code: {} }, faults: [`${ID} has no code and does not stand on the waiting list`] },
    { says: 'no test', over: { tests: [] }, faults: [`${ID} has no passing test and does not stand on the waiting list`] },
    { says: 'only a failing test', over: { tests: [record({ state: 'failed' })] }, faults: [`${ID} has no passing test and does not stand on the waiting list`] },
    { says: 'no code, but it waits', over: { code: {}, tests: [], rulebook: { ...evidence().rulebook, waiting } }, faults: [] },
    {
      says: 'a test that does not run the code',
      over: { tests: [record(), record({ names: [`[${ID}] idle`], ran: [] })] },
      faults: [`the test packages/game/src/rules/move/cost.test.ts › [${ID}] idle names ${ID} but does not run its code`],
    },
  ])('$says', ({ over, faults }) => {
    expect(evaluate(evidence(over)).faults).toEqual(faults);
  });

  test('rows and properties are counted apart', () => {
    const property = record({ file: 'packages/game/src/rules/move/cost.prop.test.ts' });
    expect(evaluate(evidence({ tests: [record(), record(), property], stories: { s: [ID] } })).rows).toMatchObject([{ rows: 2, properties: 1, stories: ['s'] }]);
  });
});

describe('what is printed', () => {
  const { rows } = evaluate(evidence());

  test('a line per area, a line per rule, the sum', () => {
    expect(shortTable(rows)).toEqual(['area  rules  rows  properties  stories  waiting', 'move      1     1           0        0        0']);
    expect(longTable(rows)[1]).toMatch(/^xy\.move\.cost {2}rules\/move\/cost\.ts {5}1/);
    expect(lastLine(rows)).toBe('1 rules: 1 in code and tested, 0 waiting');
  });

  test('a page per area', () => {
    const pages = pagesOf('game', evidence().rulebook, evaluate(evidence()));
    expect(pages.map(({ path }) => path)).toEqual(['docs/atlas/game/index.md', 'docs/atlas/game/move.md']);
    expect(pages[1]?.text).toContain('[src/rules/move/cost.ts](../../../packages/game/src/rules/move/cost.ts)');
  });

  test('the waiting list goes between its markers', () => {
    const list = waitingList({ game: { entries: {}, waiting } });
    expect(list).toContain('| game | `xy.move.cost` | no text yet |');
    expect(withList('a\n<!-- waiting:start -->\nold\n<!-- waiting:end -->\nb', 'new')).toBe('a\n<!-- waiting:start -->\nnew\n<!-- waiting:end -->\nb');
    expect(withList('no markers', 'new')).toBeUndefined();
  });
});
