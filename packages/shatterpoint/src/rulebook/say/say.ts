import { isMachineRefusal, sayRefusal, type Frozen, type Lang, type MachineRefusal } from '@regelwerk/core';
import type { Choice } from '../../model/choice.js';
import type { Event } from '../../model/event.js';
import type { Cited, Refusal } from '../../model/refusal.js';
import type { EventView } from '../../model/view.js';
import { CHOICES as CHOICES_DE } from './choices.de.js';
import { CHOICES as CHOICES_EN } from './choices.en.js';
import { EVENTS as EVENTS_DE } from './events.de.js';
import { EVENTS as EVENTS_EN } from './events.en.js';
import { ids } from './names.js';
import { REFUSALS as REFUSALS_DE } from './refusals.de.js';
import { REFUSALS as REFUSALS_EN } from './refusals.en.js';
import { voiceOf, type Names, type Voice } from './voice.js';

/** What happened, or why not. */
export type Sayable = EventView | Refusal | MachineRefusal;

type Sentence = (thing: unknown, voice: Voice) => string;

/** A field that the event has and the refusal has not, where both are called alike. */
const TELLS_APART: Readonly<Record<Event['kind'] & Cited['kind'], string>> = { 'edge-taken': 'seat', 'action-taken': 'unit', 'ability-used': 'seat' };

const isEvent = (thing: Event | Cited): thing is Event =>
  Object.hasOwn(TELLS_APART, thing.kind) ? Object.hasOwn(thing, TELLS_APART[thing.kind as keyof typeof TELLS_APART]) : Object.hasOwn(EVENTS_EN, thing.kind);

const WORDS = {
  en: { event: EVENTS_EN, refusal: REFUSALS_EN, choice: CHOICES_EN },
  de: { event: EVENTS_DE, refusal: REFUSALS_DE, choice: CHOICES_DE },
} as const;

/** An event or a refusal in one sentence. */
export const say = (thing: Sayable, lang: Lang, names: Names = ids): string => {
  if (isMachineRefusal(thing)) return sayRefusal(thing, lang);
  const { event, refusal } = WORDS[lang];
  const sentence = isEvent(thing) ? event[thing.kind] : refusal[thing.kind];
  return (sentence as Sentence)(thing, voiceOf(lang, names));
};

/** A choice in a few words. */
export const sayChoice = (choice: Frozen<Choice>, lang: Lang, names: Names = ids): string =>
  (WORDS[lang].choice[choice.kind] as Sentence)(choice, voiceOf(lang, names));

/** A seat as people call it: `North`, `Nord`. */
export const saySeat = (seat: string, lang: Lang): string => voiceOf(lang, ids).side(seat);
