import { where } from './where.js';

const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])) : [declaration.id?.name ?? '?'];

/** Every export has a sentence. A codec and its type share a name and one sentence. */
const rule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'one doc comment per export' },
    schema: [],
    messages: { silent: "'{{name}}' is exported without a sentence that says what it is." },
  },
  create(context) {
    if (where(context.filename).isTest) return {};
    const documented = new Set();
    const silent = [];
    return {
      'ExportNamedDeclaration[declaration]'(node) {
        const told = context.sourceCode.getCommentsBefore(node).some(({ type, value }) => type === 'Block' && value.startsWith('*'));
        for (const name of namesOf(node.declaration)) {
          if (told) documented.add(name);
          else silent.push({ node, name });
        }
      },
      'Program:exit'() {
        for (const { node, name } of silent) if (!documented.has(name)) context.report({ node, messageId: 'silent', data: { name } });
      },
    };
  },
};

export default rule;
