import type { EnglishWord } from '../../content/schemas.ts';
import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import type { Verb } from '../../lexicon/verb.ts';
import type { EnglishIndex } from '../english-index.ts';

/** Where the words of both languages are looked up. */
export interface Look {
  english: EnglishIndex;
  lexicon: Lexicon;
  verbOf: (form: string) => Verb | undefined;
}

/** ich, du, er, wir, ihr, sie */
export type Person = 0 | 1 | 2 | 3 | 4 | 5;

export interface NounPhrase {
  type: 'noun';
  /** As English says it: "a", "the", "no", "my", "many"; a number in digits; empty for none. */
  opening: string;
  adjectives: readonly EnglishWord[];
  isFavourite: boolean;
  noun: EnglishWord;
  isMany: boolean;
  /** "water" of "a glass of water". */
  of?: NounPhrase;
}

export interface Pronoun {
  type: 'pronoun';
  /** As an English subject: "I", "they". */
  english: string;
  person: Person;
}

export interface Name {
  type: 'name';
  german: string;
  english: string;
}

export type Thing = NounPhrase | Pronoun | Name;

export interface Doing {
  german: Verb;
  english: string;
}

export interface Described {
  adjectives: readonly EnglishWord[];
  degree: string;
}

/** What a slot of a sentence holds, whichever language it was read in. */
export type Value =
  | { type: 'things'; things: readonly Thing[] }
  | { type: 'doing'; doing: Doing }
  | { type: 'where'; german: string; english: string }
  | { type: 'place'; preposition: string; things: readonly Thing[] }
  | { type: 'described'; described: Described }
  | { type: 'number'; value: number };

export function personOf(things: readonly Thing[]): Person {
  const [first] = things;
  if (things.length > 1) return things.some(isFirstPerson) ? 3 : 5;
  if (first?.type === 'pronoun') return first.person;
  return first?.type === 'noun' && first.isMany ? 5 : 2;
}

const isFirstPerson = (thing: Thing) => thing.type === 'pronoun' && thing.person === 0;
