/** Data and functions only: no classes, no enums, no default exports. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'no class, enum, namespace or default export' },
    schema: [],
    messages: {
      class: 'No classes: state, choices and events are plain data, behaviour is functions.',
      enum: 'No enums: write a union of literals.',
      default: 'No default exports: a thing has one name everywhere.',
    },
  },
  create(context) {
    const say = (messageId) => (node) => context.report({ node, messageId });
    return {
      ClassDeclaration: say('class'),
      ClassExpression: say('class'),
      TSEnumDeclaration: say('enum'),
      ExportDefaultDeclaration: say('default'),
    };
  },
};

export default rule;
