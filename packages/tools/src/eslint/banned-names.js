const MATH = new Set(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'hypot', 'pow', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'cbrt', 'random']);
const GLOBALS = new Set(['Date', 'Intl', 'performance']);

const nameOf = (node) => (node.computed ? node.property.value : node.property.name);

/** What may differ between engines, machines or runs does not decide a rule. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'no name whose value differs between engines, places or runs' },
    schema: [],
    messages: { banned: "'{{name}}' may differ between engines, places or runs; a match must hash alike everywhere." },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'banned', data: { name } });
    const isGlobal = (scope, name) => {
      for (let at = scope; at; at = at.upper) {
        const found = at.set.get(name);
        if (found && found.defs.length > 0) return false;
      }
      return true;
    };
    return {
      MemberExpression(node) {
        const name = nameOf(node);
        if (typeof name !== 'string') return;
        if (node.object.type === 'Identifier' && node.object.name === 'Math' && MATH.has(name)) report(node, `Math.${name}`);
        if (name === 'localeCompare' || name.startsWith('toLocale')) report(node, name);
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || node.init?.name !== 'Math') return;
        for (const { key } of node.id.properties) if (key && MATH.has(key.name)) report(key, `Math.${key.name}`);
      },
      'BinaryExpression[operator="**"]': (node) => report(node, '**'),
      'AssignmentExpression[operator="**="]': (node) => report(node, '**='),
      'Program:exit'(node) {
        const visit = (scope) => {
          for (const { identifier } of scope.references) {
            if (GLOBALS.has(identifier.name) && isGlobal(scope, identifier.name)) report(identifier, identifier.name);
          }
          scope.childScopes.forEach(visit);
        };
        visit(context.sourceCode.getScope(node));
      },
    };
  },
};

export default rule;
