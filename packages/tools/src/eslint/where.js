/**
 * Where a file stands: its package, and its path below the package's `src`.
 * @param {string} filename
 */
export const where = (filename) => {
  const path = filename.replaceAll('\\', '/');
  const found = /(?:^|\/)packages\/([^/]+)\/src\/(.+)$/.exec(path);
  return {
    pack: found?.[1],
    inSrc: found?.[2] ?? '',
    isTest: /\.(test|prop\.test|test-d)\.[cm]?[jt]s$/.test(path),
  };
};

/** Packages that are the machine or the workshop; every other one is a game (or plays games). */
const BASE = new Set(['geometry', 'dice', 'core', 'bots', 'tools']);

/**
 * The name of the game whose source the file is, or undefined.
 * @param {string} filename
 */
export const gameOf = (filename) => {
  const { pack } = where(filename);
  return pack === undefined || BASE.has(pack) ? undefined : pack;
};

/**
 * Calls `visit(node, source)` for each import, export-from and dynamic import of a file.
 * @param {(node: any, source: string, typeOnly: boolean) => void} visit
 */
export const onImport = (visit) => {
  /** @param {any} node */
  const declared = (node) => {
    if (typeof node.source?.value !== 'string') return;
    visit(node, node.source.value, node.importKind === 'type' || node.exportKind === 'type');
  };
  return { ImportDeclaration: declared, ExportNamedDeclaration: declared, ExportAllDeclaration: declared, ImportExpression: declared };
};

/**
 * Does the specifier name the library, or a path inside it?
 * @param {string} source
 * @param {string} library
 */
export const isOf = (source, library) => source === library || source.startsWith(`${library}/`);
