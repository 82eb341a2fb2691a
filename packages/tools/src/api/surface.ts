import ts from 'typescript';

/** What an entry point of a package shows to its users. */
export interface Entry {
  readonly specifier: string;
  readonly file: string;
}

const PRINTER = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

const target = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

/** A variable is declared by its whole statement. */
const statement = (node: ts.Declaration): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

const declarations = (checker: ts.TypeChecker, symbol: ts.Symbol): readonly string[] =>
  (target(checker, symbol).declarations ?? []).map((node) =>
    PRINTER.printNode(ts.EmitHint.Unspecified, statement(node), node.getSourceFile()).replace(/^(export )?declare /, ''),
  );

const byName = (a: ts.Symbol, b: ts.Symbol): number => (a.name < b.name ? -1 : 1);

const chapter = (checker: ts.TypeChecker, source: ts.SourceFile, title: string): string => {
  const module = checker.getSymbolAtLocation(source);
  const names = module === undefined ? [] : [...checker.getExportsOfModule(module)].sort(byName);
  return [`## ${title}`, '', '```ts', ...names.flatMap((symbol) => [`// ${symbol.name}`, ...declarations(checker, symbol)]), '```', ''].join('\n');
};

/** The public surface as text: every exported name of every entry point with its declaration, without comments. */
export const surface = (name: string, entries: readonly Entry[]): string => {
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [], noLib: true },
  );
  const checker = program.getTypeChecker();
  const chapters = entries.map(({ specifier, file }) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not built.`);
    return chapter(checker, source, specifier);
  });
  return [`# The public surface of ${name}`, '', 'Written by `pnpm api`. A change here is a change for users, and comes with a changeset.', '', ...chapters].join('\n');
};
