import { expect, test } from 'vitest';
import { examplesOf, fencesOf } from '../src/snippets/fences.js';

const FENCE = '```';

test('a fence tagged ts is a program, with the line it begins in', () => {
  const text = `# A\n\n${FENCE}ts\nconst a = 1;\n${FENCE}\n\n${FENCE}sh\nnpm start\n${FENCE}\n`;
  expect(fencesOf('README.md', text)).toEqual({ snippets: [{ place: 'README.md:3', code: 'const a = 1;\n' }], faults: [] });
});

test('a fence may stay out with a reason, not without', () => {
  expect(fencesOf('a.md', `${FENCE}ts no-run: shows a file by halves\nx\n${FENCE}`)).toEqual({ snippets: [], faults: [] });
  expect(fencesOf('a.md', `${FENCE}ts no-run\nx\n${FENCE}`).faults).toHaveLength(1);
});

test('an indented fence loses its indent', () => {
  expect(fencesOf('a.md', `- item\n\n  ${FENCE}ts\n  if (a) {\n    b();\n  }\n  ${FENCE}\n`).snippets[0]?.code).toBe('if (a) {\n  b();\n}\n');
});

test('an @example of a doc comment is a program', () => {
  const source = `const x = 1;\n/**\n * Adds.\n * @example\n * ${FENCE}ts\n * add(1, 2);\n * ${FENCE}\n */\nexport const add = 1;\n`;
  expect(examplesOf('a.ts', source)).toEqual([{ place: 'a.ts:5', code: 'add(1, 2);\n' }]);
});
