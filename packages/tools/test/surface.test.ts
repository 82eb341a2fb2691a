import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surface } from '../src/api/surface.js';

test('every exported name with its declaration, without comments, sorted; nothing private', () => {
  const folder = mkdtempSync(join(tmpdir(), 'surface-'));
  try {
    const file = join(folder, 'index.d.ts');
    writeFileSync(file, '/** Half. */\ndeclare const half: (x: number) => number;\ntype A = "a";\ninterface Hidden {}\nexport { half, type A };\n');
    const text = surface('pack', [{ specifier: 'pack/testing', file }]);
    expect(text).toContain('## pack/testing\n\n```ts\n// A\ntype A = "a";\n// half\nconst half: (x: number) => number;\n```\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
