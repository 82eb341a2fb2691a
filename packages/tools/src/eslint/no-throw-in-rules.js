import { gameOf, where } from './where.js';

/** A rule answers, whatever the input. Only `absurd` and `the` throw, and they stand in core. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'no `throw` in rules/ and keywords/' },
    schema: [],
    messages: { throws: 'A rule never throws: return a refusal, or end in `absurd`.' },
  },
  create(context) {
    const { inSrc, isTest } = where(context.filename);
    if (gameOf(context.filename) === undefined || isTest || !/^(rules|keywords)\//.test(inSrc)) return {};
    return {
      ThrowStatement(node) {
        if (node.argument?.type === 'CallExpression' && node.argument.callee.name === 'absurd') return;
        context.report({ node, messageId: 'throws' });
      },
    };
  },
};

export default rule;
