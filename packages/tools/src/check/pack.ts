import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pnpm } from '../../bin/install.mjs';
import { at, published, readJson, type Manifest } from '../workspace.js';
import { failed, inPairs, run, tool, verdict, type Outcome } from '../run.js';

const FOLDER = '.regelwerk/tarballs';

/** The tarballs of the last packing: package name → file. */
export const tarballs = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    published().map(({ json }) => {
      const stem = json.name.replace('@', '').replace('/', '-');
      const file = readdirSync(at(FOLDER)).find((name) => name.startsWith(`${stem}-`) && name.endsWith('.tgz'));
      return [json.name, at(FOLDER, file ?? `${stem}.tgz`)];
    }),
  );

/** Packs every published package as pnpm publishes it. */
export const pack = async (): Promise<Outcome> => {
  rmSync(at(FOLDER), { recursive: true, force: true });
  mkdirSync(at(FOLDER), { recursive: true });
  const [command, ...args] = pnpm();
  const packed = await inPairs(published(), ({ folder }) =>
    run(command, [...args, 'pack', '--pack-destination', at(FOLDER)], { cwd: at(folder) }),
  );
  return verdict(packed.filter(({ ok }) => !ok).map(({ output }) => output));
};

const arrayBuffer = (file: string): ArrayBuffer => {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};

/** publint --strict on the tarballs. */
export const publishable = async (): Promise<Outcome> => {
  const files = tarballs();
  const found = await inPairs(published(), async ({ folder, json }) => {
    const file = files[json.name] ?? '';
    const { messages } = await publint({ strict: true, pack: { tarball: arrayBuffer(file) } });
    const manifest = readJson<Manifest>(`${folder}/package.json`);
    return messages.map((message) => `${json.name}: ${formatMessage(message, manifest as never) ?? message.code}`);
  });
  return verdict(found.flat());
};

/** "Are the types wrong?" on the tarballs, for node16 and bundlers. */
export const typesOfPackages = async (): Promise<Outcome> => {
  const found = await inPairs(Object.values(tarballs()), (file) => tool('attw', [file, '--profile', 'node16', '--no-color', '--no-emoji']));
  const wrong = found.filter(({ ok }) => !ok).map(({ output }) => output);
  return wrong.length === 0 ? verdict([]) : failed(...wrong);
};
