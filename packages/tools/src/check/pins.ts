import { everyPackage, readJson, readText, type Manifest } from '../workspace.js';
import { type Outcome, verdict } from '../run.js';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Dependencies of a manifest that are not pinned in the catalog. */
export const unpinned = (manifest: Manifest): readonly string[] =>
  FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(([, version]) => !/^(catalog:|workspace:[\^~*]?)$/.test(version))
    .map(([name, version]) => `${manifest.name}: ${name} is '${version}', not 'catalog:' or 'workspace:'`);

/** Lines of the catalog that allow more than one version. */
export const loose = (workspace: string): readonly string[] =>
  (/^catalog:\n((?: {2}.*\n?)+)/m.exec(workspace)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^ {2}\S+: \d+\.\d+\.\d+\S*$/.test(line))
    .map((line) => `pnpm-workspace.yaml: '${line.trim()}' is not one exact version`);

/** Every version stands once, exact, in the catalog of pnpm-workspace.yaml. */
export const pins = (): Promise<Outcome> => {
  const manifests = [readJson<Manifest>('package.json'), ...everyPackage().map(({ json }) => json)];
  return Promise.resolve(verdict([...manifests.flatMap(unpinned), ...loose(readText('pnpm-workspace.yaml'))]));
};
