/** A program that stands in a document. */
export interface Snippet {
  /** Where it stands: `docs/guide/01-first-match.md:12`. */
  readonly place: string;
  readonly code: string;
}

const FENCE = /^( *)```ts([^\n`]*)\n([\s\S]*?)^ *```/gm;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Every fence tagged `ts` of a Markdown text. `ts no-run: <reason>` stays out; `ts no-run` alone is a fault. */
export const fencesOf = (file: string, text: string): { readonly snippets: readonly Snippet[]; readonly faults: readonly string[] } => {
  const snippets: Snippet[] = [];
  const faults: string[] = [];
  for (const { 1: indent = '', 2: words = '', 3: code = '', index } of text.matchAll(FENCE)) {
    const place = `${file}:${lineAt(text, index)}`;
    const said = words.trim();
    if (said === '') snippets.push({ place, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') });
    else if (!/^no-run: \S.{3,}/.test(said)) faults.push(`${place}: \`ts ${said}\`: write \`ts\`, or \`ts no-run: <reason>\``);
  }
  return { snippets, faults };
};

const COMMENT = /\/\*\*[\s\S]*?\*\//g;

/** The fences below `@example` in doc comments, where a fence without a language is a program too. */
export const examplesOf = (file: string, source: string): readonly Snippet[] =>
  [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    if (!comment.includes('@example')) return [];
    const text = comment.replaceAll(/^\s*\* ?/gm, '');
    const begin = lineAt(source, index) - 1;
    return fencesOf(file, text).snippets.map(({ place, code }) => ({ place: place.replace(/\d+$/, (line) => String(begin + Number(line))), code }));
  });
