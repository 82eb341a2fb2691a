import { isMachineRefusal, sayRefusal, type Frozen, type Lang, type MachineRefusal } from '@regelwerk/core';
import type { Choice } from '../../model/choice.js';
import type { Refusal } from '../../model/refusal.js';
import type { EventView } from '../../model/view.js';
import { choiceInEnglish } from './choices.en.js';
import { choiceInGerman } from './choices.de.js';
import { isComplaint } from './complaints.js';
import { eventInEnglish } from './events.en.js';
import { eventInGerman } from './events.de.js';
import { ids } from './names.js';
import { refusalInEnglish } from './refusals.en.js';
import { refusalInGerman } from './refusals.de.js';
import { voiceOf, type Names } from './voice.js';

/** What happened, or why not. */
export type Sayable = EventView | Refusal | MachineRefusal;

/** An event or a refusal in one sentence. */
export const say = (thing: Sayable, lang: Lang, names: Names = ids): string => {
  if (isMachineRefusal(thing)) return sayRefusal(thing, lang);
  const voice = voiceOf(lang, names);
  if (isComplaint(thing)) return lang === 'en' ? refusalInEnglish(thing, voice) : refusalInGerman(thing, voice);
  return lang === 'en' ? eventInEnglish(thing, voice) : eventInGerman(thing, voice);
};

/** A choice in a few words. */
export const sayChoice = (choice: Frozen<Choice>, lang: Lang, names: Names = ids): string => {
  const voice = voiceOf(lang, names);
  return lang === 'en' ? choiceInEnglish(choice, voice) : choiceInGerman(choice, voice);
};

/** A seat as people call it: `North`, `Nord`. */
export const saySeat = (seat: string, lang: Lang): string => voiceOf(lang, ids).side(seat);
