const PATTERNS = [
  { name: 'eslint-disable', test: /^\s*eslint-disable(-next-line|-line)?\b/, reason: /\s--\s+\S.{3,}/, rules: /^\s*eslint-disable(?:-next-line|-line)?\s+[@a-z]/ },
  { name: '@ts-expect-error', test: /^\s*@ts-expect-error\b/, reason: /@ts-expect-error\s+(--|:|—)?\s*\S.{3,}/ },
  { name: 'Stryker disable', test: /^\s*Stryker disable\b/, reason: /:\s*\S.{3,}/ },
  { name: 'v8 ignore', test: /^\s*(v8|c8|istanbul) ignore\b/, reason: /\s--\s+\S.{3,}/ },
];

/** A suppression names what it suppresses and says why that is safe. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'a suppression has a reason' },
    schema: [],
    messages: {
      reason: "'{{name}}' without a reason: add ` -- why this is safe`.",
      which: "'{{name}}' without the rule it switches off.",
      never: "'{{name}}' hides what it suppresses: use @ts-expect-error with a reason.",
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const { value, loc } = comment;
          // Before the comment's line begins, where the suppression itself does not reach.
          const at = { start: { line: loc.start.line, column: -1 }, end: loc.end };
          const say = (messageId, name) => context.report({ loc: at, messageId, data: { name } });
          if (/^\s*@ts-(ignore|nocheck)\b/.test(value)) say('never', value.trim().split(/\s/)[0]);
          const found = PATTERNS.find(({ test }) => test.test(value));
          if (found === undefined) continue;
          if (!found.reason.test(value)) say('reason', found.name);
          else if (found.rules && !found.rules.test(value)) say('which', found.name);
        }
      },
    };
  },
};

export default rule;
