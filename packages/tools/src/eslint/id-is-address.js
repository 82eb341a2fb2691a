import { gameOf, where } from './where.js';

const stripped = (name) => name.replace(/\.ts$/, '').replace(/^\d+[a-z]?-/, '');

/** Does the slug begin with the name, at a dash? */
const begins = (slug, name) => slug === name || slug.startsWith(`${name}-`);

/**
 * `hb.terrain.difficult-halves` leads to rules/terrain/difficult.ts (or any dash-boundary beginning of the slug);
 * steps of a procedure may carry their number (4-roll.ts) and be folders; `….keyword.x` leads to keywords/x.ts.
 */
export const leadsTo = (id, inSrc) => {
  const [, area, slug] = id.split('.');
  if (area === undefined || slug === undefined) return false;
  const [top, ...rest] = inSrc.split('/');
  if (top === 'keywords') return area === 'keyword' && rest.some((name) => begins(slug, stripped(name)));
  if (top !== 'rules') return false;
  const [folder, ...names] = rest;
  return folder !== undefined && stripped(folder) === area && names.some((name) => begins(slug, stripped(name)));
};

/** One id, or a list of several. */
const idsOf = (argument) => (argument?.type === 'ArrayExpression' ? argument.elements : [argument]);

const rule = {
  meta: {
    type: 'problem',
    docs: { description: "a rule stands where its id leads" },
    schema: [],
    messages: {
      address: "'{{id}}' leads to rules/{{area}}/, to a file named like '{{slug}}' or its beginning.",
      literal: 'The id of a rule is a string literal, so that it can be searched for.',
    },
  },
  create(context) {
    const { inSrc, isTest } = where(context.filename);
    if (gameOf(context.filename) === undefined || isTest) return {};
    return {
      'CallExpression[callee.type="Identifier"][callee.name="rule"]'(node) {
        for (const id of idsOf(node.arguments[0])) {
          if (id?.type !== 'Literal' || typeof id.value !== 'string') return context.report({ node, messageId: 'literal' });
          if (leadsTo(id.value, inSrc)) continue;
          const [, area = '?', slug = '?'] = id.value.split('.');
          context.report({ node: id, messageId: 'address', data: { id: id.value, area, slug } });
        }
      },
    };
  },
};

export default rule;
