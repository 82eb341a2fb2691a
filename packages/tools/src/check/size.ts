import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { at, games, published, type Package } from '../workspace.js';
import { type Outcome, verdict } from '../run.js';

/** Kilobytes of 1,000 bytes, gzipped, of the entry "." without its dependencies. A game: without rulebook texts. */
const BUDGETS: Readonly<Record<string, number>> = { geometry: 15, dice: 8, core: 12 };
const GAME = 40;

const gzipped = async ({ folder, json }: Package): Promise<number> => {
  const libraries = Object.keys({ ...json.dependencies, ...json.peerDependencies });
  const { outputFiles } = await build({
    entryPoints: [at(folder, 'dist/index.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: ['@regelwerk/*', ...libraries.flatMap((name) => [name, `${name}/*`])],
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
};

/** Each package keeps its budget. */
export const size = async (): Promise<Outcome> => {
  const isGame = new Set(games().map(({ short }) => short));
  const sizes = await Promise.all(published().map(async (one) => ({ short: one.short, kb: await gzipped(one) })));
  const lines = sizes.map(({ short, kb }) => ({ short, kb, most: BUDGETS[short] ?? (isGame.has(short) ? GAME : 0) }));
  const faults = lines.filter(({ kb, most }) => kb > most).map(({ short, kb, most }) => `${short}: ${kb.toFixed(1)} kB of at most ${most} kB`);
  return verdict(faults, lines.map(({ short, kb, most }) => `${short} ${kb.toFixed(1)}/${most} kB`).join(', '));
};
