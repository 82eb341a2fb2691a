interface Files {
  readonly existsSync: (path: string) => boolean;
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
  readonly writeFileSync: (path: string, text: string) => void;
}

interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly getBuiltinModule?: (name: string) => unknown;
}

// Asked of the running process and not imported, so that the laws load in a browser, too.
const host = (): Host | undefined => (globalThis as { readonly process?: Host }).process;

const firstLine = (a: readonly string[], b: readonly string[]): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

/**
 * Compares a text with a golden file, and throws at the first line that differs. With `REGELWERK_GOLDEN=write` in the environment
 * it writes the file instead.
 */
export const golden = (path: string, text: string): void => {
  const files = host()?.getBuiltinModule?.('node:fs') as Files | undefined;
  if (files === undefined) throw new Error('golden files need Node');
  if (host()?.env['REGELWERK_GOLDEN'] === 'write') { files.writeFileSync(path, text); return; }
  if (!files.existsSync(path)) throw new Error(`no golden file ${path}: write it with REGELWERK_GOLDEN=write`);
  const [is, was] = [text.split('\n'), files.readFileSync(path, 'utf8').replaceAll('\r\n', '\n').split('\n')];
  const at = firstLine(is, was);
  if (at < Math.max(is.length, was.length)) throw new Error(`${path}:${at + 1}\n  was: ${was[at] ?? '(end)'}\n  is:  ${is[at] ?? '(end)'}`);
};
