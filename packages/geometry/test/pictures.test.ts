import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pictures } from './pictures.js';

const folder = fileURLToPath(new URL('../../../docs/guide/pictures/', import.meta.url));

test.each(Object.entries(pictures()))('%s is current (REGELWERK_PICTURES=1 writes it)', (name, svg) => {
  if (process.env['REGELWERK_PICTURES'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}${name}`, svg);
  }
  expect(readFileSync(`${folder}${name}`, 'utf8')).toBe(svg);
});
