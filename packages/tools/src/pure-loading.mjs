import { readFile } from 'node:fs/promises';
import ts from 'typescript';

const isCall = (node) => ts.isCallExpression(node) || ts.isNewExpression(node);
const mayAct = (node) => isCall(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isSpreadAssignment(node) || ts.isSpreadElement(node);

/** What of an expression runs while its module loads, and could do something for all that a bundler knows. */
const actingIn = (node) => {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return [];
  const below = [];
  ts.forEachChild(node, (child) => void below.push(...actingIn(child)));
  return mayAct(node) ? [node, ...below] : below;
};

/** The text with marks at what its constants are made of: at the call alone if it is all there is, else around the whole. */
const marked = (path, text) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  return constants.reduceRight((code, { initializer }) => {
    const acting = initializer === undefined ? [] : actingIn(initializer);
    if (acting.length === 0) return code;
    const [from, to] = [initializer.getStart(source), initializer.end];
    const [before, made, after] = [code.slice(0, from), code.slice(from, to), code.slice(to)];
    const alone = acting.length === 1 && acting[0] === initializer && isCall(initializer);
    return alone ? `${before}/* @__PURE__ */ ${made}${after}` : `${before}/* @__PURE__ */ (() => (${made}))()${after}`;
  }, text);
};

/**
 * Marks what our modules make while they load as free of effects, which it is: then a bundler drops the rules and codecs that a program does
 * not use. Without the marks it keeps them all, since any call could do something.
 */
export const pureLoading = {
  name: 'pure-loading',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({ contents: marked(path, await readFile(path, 'utf8')), loader: 'ts' }));
  },
};
