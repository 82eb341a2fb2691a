import { the } from './lookup.js';

/** The languages in which rules are told. */
export type Lang = 'en' | 'de';

/** The same in each language. */
export type Words = Readonly<Record<Lang, string>>;

/** A document that rules stand in. */
export interface Document {
  readonly id: string;
  readonly title: Words;
  readonly edition: string;
  /** When the document was last read, as year and month. */
  readonly asOf: string;
}

/** Where in its document a rule stands. */
export type Place = { readonly section: string; readonly page?: never } | { readonly page: number; readonly section?: never };

/** A document and the place in it. */
export type Whereabouts = Place & { readonly document: string };

/** One rule, told in words of our own. */
export type RulebookEntry = Whereabouts & {
  /** Where else the rule stands. */
  readonly also: readonly Whereabouts[];
  readonly title: Words;
  readonly text: Words;
  /** `assumption`: the documents leave it open, and an option lets a table decide otherwise. */
  readonly status: 'printed' | 'assumption';
  /** The names of the options that touch it. */
  readonly options: readonly string[];
};

/** The rules of one edition of one game. */
export interface Rulebook<Id extends string> {
  readonly game: string;
  readonly edition: string;
  readonly documents: readonly Document[];
  readonly entries: Readonly<Record<Id, RulebookEntry>>;
}

/** A rule, ready to be shown. */
export interface Citation {
  readonly rule: string;
  readonly game: string;
  readonly edition: string;
  readonly document: string;
  readonly documentEdition: string;
  readonly asOf: string;
  /** Section or page, in the language asked for. */
  readonly place: string;
  /** Where else it stands, each as document and place. */
  readonly also: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly status: RulebookEntry['status'];
}

/** Is this the id of a rule in the book? */
export const isRule = <Id extends string>({ entries }: Rulebook<Id>, id: string): id is Id => Object.hasOwn(entries, id);

const placeOf = ({ page, section }: Place, lang: Lang): string => (page === undefined ? section : `${PAGE[lang]} ${page}`);

const PAGE: Words = { en: 'p.', de: 'S.' };

/** The rule under an id, in a language. */
export const cite = <Id extends string>({ game, edition, documents, entries }: Rulebook<Id>, id: Id, lang: Lang): Citation => {
  const entry = the<RulebookEntry>(entries, id);
  const named = (name: string): Document | undefined => documents.find((one) => one.id === name);
  const document = named(entry.document);
  return {
    rule: id,
    game,
    edition,
    document: document?.title[lang] ?? entry.document,
    documentEdition: document?.edition ?? edition,
    asOf: document?.asOf ?? '',
    place: placeOf(entry, lang),
    also: entry.also.map((other) => `${named(other.document)?.title[lang] ?? other.document}, ${placeOf(other, lang)}`),
    title: entry.title[lang],
    text: entry.text[lang],
    status: entry.status,
  };
};

const ASSUMPTION: Words = { en: ', assumption', de: ', Annahme' };

/** A citation in one line: document, place, title and id. */
export const citationLine = ({ document, place, title, rule, status }: Citation, lang: Lang): string =>
  `${document}, ${place}: ${title} [${rule}${status === 'assumption' ? ASSUMPTION[lang] : ''}]`;

/** What happened or why not, in a sentence, and the rule behind it. */
export interface Explanation {
  readonly sentence: string;
  readonly citation?: Citation;
}

/** Makes a sentence of an event or a refusal, in a language. */
export type Say<A> = (thing: A, lang: Lang) => string;

/** Explains an event or a refusal: one sentence with its numbers, and its citation if it cites a rule of this book. */
export const explain = <Id extends string, A extends { readonly kind: string; readonly rule?: string }>(
  { book, say }: { readonly book: Rulebook<Id>; readonly say: Say<A> },
  thing: A,
  lang: Lang,
): Explanation => {
  const sentence = say(thing, lang);
  return thing.rule !== undefined && isRule(book, thing.rule) ? { sentence, citation: cite(book, thing.rule, lang) } : { sentence };
};
