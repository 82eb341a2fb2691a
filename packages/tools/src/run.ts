import { spawn } from 'node:child_process';
import { ROOT, at } from './workspace.js';

/** What a step found: `output` is shown when it failed, `note` in its line. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  readonly note?: string;
}

export const passed = (note?: string): Outcome => ({ ok: true, output: '', ...(note === undefined ? {} : { note }) });
export const failed = (...lines: readonly string[]): Outcome => ({ ok: false, output: lines.join('\n') });

/** Passes when nothing was found wrong. */
export const verdict = (faults: readonly string[], note?: string): Outcome => (faults.length === 0 ? passed(note) : failed(...faults));

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program and keeps what it prints. */
export const run = (command: string, args: readonly string[], { cwd = ROOT, env = {} }: RunOptions = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, [...args], { cwd, env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    const take = (chunk: Buffer): number => chunks.push(chunk);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve(failed(String(error))));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
  });

/** Runs a tool that the workspace installed. */
export const tool = (name: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> =>
  run(at('node_modules/.bin', name), args, options);

/** Runs a program of ours in Node. */
export const node = (args: readonly string[], options: RunOptions = {}): Promise<Outcome> => run(process.execPath, args, options);

/** Maps with at most `most` running at a time; keeps the order. */
export const inPairs = async <A, B>(all: readonly A[], f: (one: A) => Promise<B>, most = 2): Promise<readonly B[]> => {
  const results: B[] = [];
  const queue = all.map((one, i) => ({ one, i }));
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next.i] = await f(next.one);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
};
