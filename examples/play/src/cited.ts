import { cite, type Lang } from '@regelwerk/core';
import type { Event, RuleId } from '@regelwerk/skirmish-homebrew';
import { rulebook } from '@regelwerk/skirmish-homebrew/rulebook';
import { WORDS } from './words.js';

const OPEN = '°';

const short = (id: RuleId, lang: Lang): string => {
  const { document, place, status } = cite(rulebook, id, lang);
  const title = rulebook.entries[id].document === 'house-rules' ? WORDS[lang].houseRules : document;
  return `${title}, ${place} · ${id}${status === 'assumption' ? OPEN : ''}`;
};

/** Rules in a few words: document, section and id of each, further rules of one number by their id. */
export const citationOf = (events: readonly Event[], lang: Lang): string => {
  const rules = [...new Set(events.map(({ rule }) => rule))];
  const because: readonly RuleId[] = events.flatMap((event) => ('because' in event ? event.because : []));
  const further = [...new Set(because)].filter((id) => !rules.includes(id));
  return [...rules.map((id) => short(id, lang)), ...further].join(' + ');
};
