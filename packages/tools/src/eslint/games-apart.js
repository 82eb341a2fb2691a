import { gameOf, onImport } from './where.js';

/** No game knows another. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'no game imports another' },
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { apart: "A game imports geometry, dice and core; never '{{source}}'." },
  },
  create(context) {
    const game = gameOf(context.filename);
    if (game === undefined) return {};
    const base = new Set(['geometry', 'dice', 'core', game]);
    return onImport((node, source) => {
      const named = /^@regelwerk\/([^/]+)/.exec(source)?.[1] ?? /^(?:\.\.\/)+packages\/([^/]+)/.exec(source)?.[1];
      const leaves = /^(?:\.\.\/)+(?:geometry|dice|core|legion|shatterpoint|skirmish-[a-z]+)\/src\//.test(source);
      if ((named !== undefined && !base.has(named)) || leaves) context.report({ node, messageId: 'apart', data: { source } });
    });
  },
};

export default rule;
