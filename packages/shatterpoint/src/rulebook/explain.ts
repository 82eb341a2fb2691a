import { cite, isRule, type Citation, type Explanation, type Lang } from '@regelwerk/core';
import type { RuleId } from '../model/rule-id.js';
import { rulebook } from './rulebook.js';
import { say, type Sayable } from './say/say.js';
import type { Names } from './say/voice.js';

/** A rule of this game, ready to be shown: document, edition, page, title and text. */
export const citeRule = (id: RuleId, lang: Lang): Citation => cite(rulebook, id, lang);

/** An explanation, with the further rules that shaped its number. */
export interface Explained extends Explanation {
  readonly because: readonly Citation[];
}

/** An event or a refusal in one sentence with its numbers, the rule behind it, and the rules that shaped a price or a pool of dice. */
export const explainThing = (thing: Sayable, lang: Lang, names?: Names): Explained => {
  const { rule, because = [] } = thing as { readonly rule?: string; readonly because?: readonly RuleId[] };
  const sentence = say(thing, lang, names);
  const further = because.filter((id) => id !== rule).map((id) => citeRule(id, lang));
  return rule !== undefined && isRule(rulebook, rule) ? { sentence, citation: citeRule(rule, lang), because: further } : { sentence, because: further };
};
