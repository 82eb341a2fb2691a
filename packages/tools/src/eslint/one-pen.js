import { gameOf, where } from './where.js';

const MUTATORS = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin', 'set', 'add', 'clear', 'delete']);
const STATE_TYPES = new Set(['Play', 'State', 'Table']);
const STATE_NAMES = new Set(['play', 'table']);

/** The type's name, seen through `Frozen<…>` and `Readonly<…>`. */
const typeName = (annotation) => {
  const type = annotation?.typeAnnotation ?? annotation;
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const inner = type.typeArguments?.params[0];
  return ['Frozen', 'Readonly'].includes(type.typeName.name) && inner ? typeName(inner) : type.typeName.name;
};

const unwrap = (node) =>
  ['TSNonNullExpression', 'TSAsExpression', 'ChainExpression', 'TSSatisfiesExpression'].includes(node?.type) ? unwrap(node.expression) : node;

const lookup = (scope, name) => {
  for (let at = scope; at; at = at.upper) if (at.set.has(name)) return at.set.get(name);
  return undefined;
};

/**
 * State is changed by events, and `write` alone writes them. Elsewhere in a game nothing assigns into play or table
 * (makers of test scenes excepted, which lay a table by hand).
 */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'only write.ts changes state' },
    schema: [],
    messages: { pen: 'Only write.ts changes state. Emit an event instead.' },
  },
  create(context) {
    const { inSrc, isTest } = where(context.filename);
    if (gameOf(context.filename) === undefined || isTest || /^(write\.ts$|write\/|testing\/)/.test(inSrc)) return {};

    const annotated = (pattern) => STATE_TYPES.has(typeName(pattern.typeAnnotation) ?? '');

    const isStateVariable = (identifier, seen) => {
      if (STATE_NAMES.has(identifier.name)) return true;
      const variable = lookup(context.sourceCode.getScope(identifier), identifier.name);
      if (variable === undefined || seen.has(variable)) return false;
      return variable.defs.some((def) => {
        if (def.type === 'Parameter') return def.node.params.some((p) => annotated(p) && within(p, def.name));
        if (def.type !== 'Variable') return false;
        return annotated(def.node.id) || (def.node.init != null && isState(def.node.init, new Set([...seen, variable])));
      });
    };

    const within = (outer, inner) => outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];

    /** Is this expression state, or a part of it? */
    const isState = (expression, seen = new Set()) => {
      const node = unwrap(expression);
      if (node?.type === 'Identifier') return isStateVariable(node, seen);
      if (node?.type === 'MemberExpression') return STATE_NAMES.has(node.property.name) || isState(node.object, seen);
      if (node?.type === 'CallExpression' && node.callee.name === 'the') return node.arguments.length > 0 && isState(node.arguments[0], seen);
      return false;
    };

    const guard = (node, target) => {
      const member = unwrap(target);
      if (member?.type === 'MemberExpression' && isState(member.object)) context.report({ node, messageId: 'pen' });
    };

    return {
      AssignmentExpression: (node) => guard(node, node.left),
      UpdateExpression: (node) => guard(node, node.argument),
      'UnaryExpression[operator="delete"]': (node) => guard(node, node.argument),
      CallExpression(node) {
        const callee = unwrap(node.callee);
        if (callee.type === 'MemberExpression' && MUTATORS.has(callee.property.name)) guard(node, callee);
      },
    };
  },
};

export default rule;
