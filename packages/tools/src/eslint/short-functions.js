const linesOf = (node) => node.loc.end.line - node.loc.start.line + 1;

/** A closed switch is a table of cases: it counts as long as its longest case, and a record of functions as long as its longest entry. */
const size = (node) => {
  const statements = node.body.type === 'BlockStatement' ? node.body.body : [];
  const tables = statements.filter(({ type }) => type === 'SwitchStatement');
  return tables.reduce((lines, table) => lines - linesOf(table) + Math.max(0, ...table.cases.map(linesOf)), linesOf(node));
};

/** A function is at most `most` lines. */
const rule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'functions are short' },
    schema: [{ type: 'integer', minimum: 1 }],
    messages: { long: 'This function has {{lines}} lines; at most {{most}}. It has two subjects.' },
  },
  create(context) {
    const most = context.options[0] ?? 30;
    const check = (node) => {
      const lines = size(node);
      if (lines > most) context.report({ loc: context.sourceCode.getFirstToken(node).loc, messageId: 'long', data: { lines, most } });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

export default rule;
