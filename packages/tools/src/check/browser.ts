import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Format } from 'esbuild';
import { chromium } from 'playwright-core';
import { failed, passed, type Outcome } from '../run.js';
import { at, filesBelow } from '../workspace.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

interface Module {
  readonly fingerprints: () => readonly string[] | Promise<readonly string[]>;
}

/** A Chromium on this machine: REGELWERK_CHROMIUM, or one in its usual places. */
const found = (): string | undefined => [process.env['REGELWERK_CHROMIUM'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

const bundled = async (file: string, folder: string, format: Format): Promise<string> => {
  const outfile = join(folder, `${format}.mjs`);
  await build({ entryPoints: [at(file)], outfile, bundle: true, platform: 'browser', format, globalName: 'tested', target: 'es2022', logLevel: 'silent' });
  return outfile;
};

const inBrowser = async (executablePath: string, script: string): Promise<readonly string[]> => {
  const browser = await chromium.launch({ executablePath, headless: true, args: QUIET });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: script });
    return await page.evaluate<readonly string[]>('(async () => tested.fingerprints())()');
  } finally {
    await browser.close();
  }
};

const compare = async (executablePath: string, file: string): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-browser-'));
  try {
    const { fingerprints } = (await import(pathToFileURL(await bundled(file, folder, 'esm')).href)) as Module;
    const here = await fingerprints();
    const there = await inBrowser(executablePath, await bundled(file, folder, 'iife'));
    if (here.length === 0) return [`${file} has no fingerprints`];
    const differs = here.findIndex((one, i) => one !== there[i]);
    if (differs >= 0) return [`${file}: fingerprint ${differs} is ${here[differs]} in Node, ${there[differs]} in Chromium`];
    return here.length === there.length ? [] : [`${file}: ${here.length} fingerprints in Node, ${there.length} in Chromium`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** packages/<name>/test/browser.ts gives the same fingerprints in Node and in Chromium. */
export const browser = async (): Promise<Outcome> => {
  const files = filesBelow('packages', /^packages\/[^/]+\/test\/browser\.ts$/);
  if (files.length === 0) return passed('no test/browser.ts yet');
  const executablePath = found();
  if (executablePath === undefined) {
    const why = 'there is no Chromium on this machine (REGELWERK_CHROMIUM names one)';
    return process.env['CI'] === 'true' ? failed(why) : passed(`skipped: ${why}`);
  }
  const faults: string[] = [];
  for (const file of files) faults.push(...(await compare(executablePath, file)));
  return faults.length === 0 ? passed() : failed(...faults);
};
