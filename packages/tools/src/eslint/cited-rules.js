import { gameOf, where } from './where.js';

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

const isCited = (node) => node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'rule';

/** What rules/ and keywords/ export is functions that cite: `rule('<id>', …)`. Constants, lists and types may stand beside them. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'exported functions of rules/ and keywords/ cite their rule' },
    schema: [],
    messages: { cite: "Wrap it: export const {{name}} = rule('<id>', …). A function without a citation belongs outside rules/, or is not exported." },
  },
  create(context) {
    const { inSrc, isTest } = where(context.filename);
    if (gameOf(context.filename) === undefined || isTest || !/^(rules|keywords)\//.test(inSrc)) return {};
    const services = context.sourceCode.parserServices;

    const isFunction = (name, value) => {
      if (FUNCTIONS.has(value?.type)) return true;
      if (value?.type !== 'CallExpression' || !services?.program) return false;
      return services.getTypeAtLocation(name).getCallSignatures().length > 0;
    };

    const judge = (name, value) => {
      if (!isCited(value) && isFunction(name, value)) context.report({ node: name, messageId: 'cite', data: { name: name.name } });
    };

    return {
      ExportNamedDeclaration(node) {
        if (node.declaration?.type === 'FunctionDeclaration') judge(node.declaration.id, node.declaration);
        if (node.declaration?.type === 'VariableDeclaration') node.declaration.declarations.forEach((one) => judge(one.id, one.init));
        if (node.source !== null) return;
        for (const { local } of node.specifiers) {
          const def = context.sourceCode.getScope(node).set.get(local.name)?.defs[0];
          if (def?.type === 'Variable') judge(def.name, def.node.init);
          if (def?.type === 'FunctionName') judge(def.name, def.node);
        }
      },
    };
  },
};

export default rule;
