import { existsSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { linkPackages } from '../link.js';
import { failed, node, passed, type Outcome } from '../run.js';
import { at, filesBelow, published, readText, writeText } from '../workspace.js';
import { examplesOf, fencesOf, type Snippet } from './fences.js';

const FOLDER = '.regelwerk/snippets';

const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, noEmit: true, target: 'ES2022', module: 'NodeNext', moduleResolution: 'NodeNext', types: ['node'], typeRoots: ['../../node_modules/@types'], skipLibCheck: true },
  include: ['*.mts'],
});

/** Runs each program in turn and says which failed. */
const RUNNER = `
const failed = [];
const { log } = console;
console.log = () => undefined;
for (const file of process.argv.slice(2)) {
  try { await import(file); } catch (error) { failed.push(file + ': ' + (error instanceof Error ? error.stack : String(error))); }
}
console.log = log;
for (const line of failed) console.log(line);
process.exit(failed.length === 0 ? 0 : 1);
`;

const documents = (): readonly string[] =>
  ['README.md', ...filesBelow('docs/guide', /\.md$/), ...published().map(({ folder }) => `${folder}/README.md`)].filter((file) => existsSync(at(file)));

const collect = (): { readonly snippets: readonly Snippet[]; readonly faults: readonly string[] } => {
  const found = documents().map((file) => fencesOf(file, readText(file)));
  const examples = published()
    .flatMap(({ folder }) => filesBelow(`${folder}/src`, /(?<!\.test)\.ts$/))
    .flatMap((file) => examplesOf(file, readText(file)));
  return { snippets: [...found.flatMap(({ snippets }) => snippets), ...examples], faults: found.flatMap(({ faults }) => faults) };
};

const fileOf = ({ place }: Snippet): string => place.replaceAll(/[^A-Za-z0-9-]+/g, '_');

/** Puts the places where programs stand in the documents for the files that they were written to. */
const placed = (output: string, snippets: readonly Snippet[]): string =>
  snippets.reduce((text, one) => text.replaceAll(new RegExp(`(\\S*/)?\\b${fileOf(one)}\\.mt?js|\\S*\\b${fileOf(one)}\\.mts`, 'g'), `${one.place} `), output);

/** Type-checks and runs every program of README, guide and doc comments on the built packages. */
export const snippets = async (): Promise<Outcome> => {
  const { snippets: all, faults } = collect();
  if (faults.length > 0) return failed(...faults);
  if (all.length === 0) return passed('none found');
  rmSync(at(FOLDER), { recursive: true, force: true });
  linkPackages();
  for (const one of all) writeText(`${FOLDER}/${fileOf(one)}.mts`, `${one.code}\nexport {};\n`);
  writeText(`${FOLDER}/tsconfig.json`, TSCONFIG);
  writeText(`${FOLDER}/run.mjs`, RUNNER);
  const types = await node([at('node_modules/typescript/bin/tsc'), '-p', FOLDER]);
  if (!types.ok) return failed(placed(types.output, all));
  const files = all.map((one) => at(FOLDER, `${fileOf(one)}.mts`));
  await build({ entryPoints: files, outdir: at(FOLDER), outExtension: { '.js': '.mjs' }, format: 'esm', target: 'node20', logLevel: 'silent' });
  const ran = await node([at(FOLDER, 'run.mjs'), ...all.map((one) => `./${fileOf(one)}.mjs`)], { cwd: at(FOLDER) });
  return ran.ok ? passed(`${all.length} programs`) : failed(placed(ran.output, all));
};
