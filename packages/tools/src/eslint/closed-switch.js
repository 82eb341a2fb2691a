import ts from 'typescript';

const UNIT = ts.TypeFlags.Unit;

const isAbsurd = (node) => node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'absurd';

const endsInAbsurd = (statements) => {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return endsInAbsurd(last.body);
  if (last?.type === 'ExpressionStatement') return isAbsurd(last.expression);
  return (last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement') && isAbsurd(last.argument);
};

/** A `switch` on a union ends in `default: return absurd(x)`, so that a new case breaks the build where somebody must think. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'a switch on a union ends in absurd' },
    schema: [],
    messages: { open: 'A switch on a union ends in `default: return absurd(…)`.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    /** A union of literals; without types every switch is taken for one. */
    const onUnion = (node) => {
      if (!services?.program) return true;
      const type = services.getTypeAtLocation(node.discriminant);
      return type.isUnion() && type.types.every((one) => (one.flags & UNIT) !== 0);
    };
    return {
      SwitchStatement(node) {
        const last = node.cases.at(-1);
        if (last !== undefined && last.test === null && endsInAbsurd(last.consequent)) return;
        if (onUnion(node)) context.report({ node, messageId: 'open' });
      },
    };
  },
};

export default rule;
