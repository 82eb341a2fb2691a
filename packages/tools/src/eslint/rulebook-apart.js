import { gameOf, onImport, where } from './where.js';

/** Texts sit behind their own entry point: the rest of a game (its test kit excepted) never imports the rulebook. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'the rest of a game does not import its rulebook' },
    schema: [],
    messages: { apart: 'Rulebook texts stand behind ./rulebook; the rest of the game carries only ids.' },
  },
  create(context) {
    const { inSrc, isTest } = where(context.filename);
    const game = gameOf(context.filename);
    if (game === undefined || isTest || /^(rulebook|testing)\//.test(inSrc)) return {};
    return onImport((node, source) => {
      if (/^\.{1,2}\/(.*\/)?rulebook(\/|\.js$|$)/.test(source) || source === `@regelwerk/${game}/rulebook`) {
        context.report({ node, messageId: 'apart' });
      }
    });
  },
};

export default rule;
