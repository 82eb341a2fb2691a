import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { at, games, published, type Package } from '../workspace.js';
import { type Outcome, verdict } from '../run.js';

/** Kilobytes of 1,000 bytes, gzipped, of the entry "." without its dependencies. A game: without rulebook texts; docs/decisions/0014 says why one is larger. */
const BUDGETS: Readonly<Record<string, number>> = { geometry: 15, dice: 8, core: 12, shatterpoint: 58 };
const GAME = 40;

/** The same for what another entry adds to "." in one bundle. */
const ADDED: Readonly<Record<string, Readonly<Record<string, number>>>> = { dice: { odds: 10 } };

/** What a program carries that imports only this, with everything that it needs. Larger by far if a bundler cannot drop what is not used. */
const USES: readonly { readonly short: string; readonly entry: string; readonly names: string; readonly most: number }[] = [
  { short: 'geometry', entry: 'sight', names: 'sight', most: 10 },
  { short: 'geometry', entry: 'reach', names: 'candidatesOfToolMove', most: 8 },
  { short: 'shatterpoint', entry: 'index', names: 'checkTeam', most: 11 },
  { short: 'shatterpoint', entry: 'odds', names: 'odds', most: 34 },
  { short: 'shatterpoint', entry: 'index', names: 'begin, ask, play', most: 97 },
];

const gzipped = async (folder: string, contents: string, external: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: at(folder) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: [...external],
    tsconfigRaw: '{}',
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
};

const alone = ({ folder, json }: Package, added: readonly string[] = []): Promise<number> => {
  const libraries = Object.keys({ ...json.dependencies, ...json.peerDependencies });
  const contents = ['index', ...added].map((entry, i) => `export * as entry${i} from './dist/${entry}.js';`).join('\n');
  return gzipped(folder, contents, ['@regelwerk/*', ...libraries.flatMap((name) => [name, `${name}/*`])]);
};

interface Line {
  readonly what: string;
  readonly kb: number;
  readonly most: number;
}

const linesOf = async (one: Package, most: number): Promise<readonly Line[]> => {
  const kb = await alone(one);
  const more = Object.entries(ADDED[one.short] ?? {}).map(async ([entry, budget]): Promise<Line> => {
    return { what: `${one.short}/${entry}`, kb: (await alone(one, [entry])) - kb, most: budget };
  });
  const uses = USES.filter(({ short }) => short === one.short).map(async ({ entry, names, most: budget }): Promise<Line> => {
    return { what: `${one.short} { ${names} }`, kb: await gzipped(one.folder, `export { ${names} } from './dist/${entry}.js';`, []), most: budget };
  });
  return [{ what: one.short, kb, most }, ...(await Promise.all([...more, ...uses]))];
};

/** Each package keeps its budget, and a program carries only what it uses. */
export const size = async (): Promise<Outcome> => {
  const isGame = new Set(games().map(({ short }) => short));
  const all = published().map((one) => linesOf(one, BUDGETS[one.short] ?? (isGame.has(one.short) ? GAME : 0)));
  const lines = (await Promise.all(all)).flat();
  const faults = lines.filter(({ kb, most }) => kb > most).map(({ what, kb, most }) => `${what}: ${kb.toFixed(1)} kB of at most ${most} kB`);
  return verdict(faults, lines.map(({ what, kb, most }) => `${what} ${kb.toFixed(1)}/${most} kB`).join(', '));
};
