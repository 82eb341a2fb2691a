import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { at, games, published, type Package } from '../workspace.js';
import { type Outcome, verdict } from '../run.js';

/** Kilobytes of 1,000 bytes, gzipped, of the entry "." without its dependencies. A game: without rulebook texts; docs/decisions/0014 says why one is larger. */
const BUDGETS: Readonly<Record<string, number>> = { geometry: 15, dice: 8, core: 12, shatterpoint: 58 };
const GAME = 40;

/** The same for what another entry adds to "." in one bundle. */
const ADDED: Readonly<Record<string, Readonly<Record<string, number>>>> = { dice: { odds: 10 } };

const gzipped = async ({ folder, json }: Package, added: readonly string[] = []): Promise<number> => {
  const libraries = Object.keys({ ...json.dependencies, ...json.peerDependencies });
  const { outputFiles } = await build({
    stdin: { contents: ['index', ...added].map((entry, i) => `export * as entry${i} from './dist/${entry}.js';`).join('\n'), resolveDir: at(folder) },
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

interface Line {
  readonly short: string;
  readonly kb: number;
  readonly most: number;
}

const linesOf = async (one: Package, most: number): Promise<readonly Line[]> => {
  const kb = await gzipped(one);
  const more = Object.entries(ADDED[one.short] ?? {}).map(async ([entry, budget]): Promise<Line> => {
    return { short: `${one.short}/${entry}`, kb: (await gzipped(one, [entry])) - kb, most: budget };
  });
  return [{ short: one.short, kb, most }, ...(await Promise.all(more))];
};

/** Each package keeps its budget. */
export const size = async (): Promise<Outcome> => {
  const isGame = new Set(games().map(({ short }) => short));
  const all = published().map((one) => linesOf(one, BUDGETS[one.short] ?? (isGame.has(one.short) ? GAME : 0)));
  const lines = (await Promise.all(all)).flat();
  const faults = lines.filter(({ kb, most }) => kb > most).map(({ short, kb, most }) => `${short}: ${kb.toFixed(1)} kB of at most ${most} kB`);
  return verdict(faults, lines.map(({ short, kb, most }) => `${short} ${kb.toFixed(1)}/${most} kB`).join(', '));
};
