import type { Thing } from '../content/thing.ts';
import { createTextNames } from '../recognition/find-names-in-texts.ts';
import type { NameIndex } from '../recognition/name-index.ts';
import type { TextReader } from '../recognition/text-reader.ts';
import type { TermReader } from './create-term-reader.ts';
import { nameKey } from './score-entry.ts';
import type { TermNumbers } from './term-sets.ts';

/** What reads our own texts: all of them must be collected before. */
export interface Reading {
  reader: TermReader;
  texts: TextReader;
  names: Pick<NameIndex, 'findAt' | 'longestFrom'>;
}

/** Reads the terms of our own texts, given by the numbers of their words; what is new gets a number. */
export function createTermsOfTexts(numbers: TermNumbers, { reader, texts, names }: Reading) {
  const namesIn = createTextNames(names, texts.words);
  /** The term of each word that was met; null of a small word. */
  const termsOfWords: (number | null)[] = [];
  const namesOfThings = new Map<Thing, number>();
  const ofThings = new Map<Thing, { kinds: readonly number[]; name: readonly number[] }>();

  function termOf(word: number): number | null {
    const known = termsOfWords[word];
    if (known !== undefined) return known;
    const key = reader.learn(texts.words[word] ?? '');
    const term = key === null ? null : numbers.learn(key);
    termsOfWords[word] = term;
    return term;
  }

  function termsIn(words: readonly number[]): number[] {
    const terms: number[] = [];
    for (const word of words) {
      const term = termOf(word);
      if (term !== null) terms.push(term);
    }
    return terms;
  }

  /** The term that stands for a thing, in whatever words it is named. */
  function nameOf(thing: Thing): number {
    const known = namesOfThings.get(thing);
    if (known !== undefined) return known;
    const name = numbers.learn(nameKey(thing));
    namesOfThings.set(thing, name);
    return name;
  }

  return {
    nameOf,
    /** The words of a text, and the things it names. */
    read(words: readonly number[]): number[] {
      const terms = termsIn(words);
      for (const thing of namesIn(words)) terms.push(nameOf(thing));
      return terms;
    },
    /** The words of a thing's kinds and of its name. */
    ofThing(thing: Thing) {
      const known = ofThings.get(thing);
      if (known !== undefined) return known;
      const kinds = thing.isA.flatMap((kind) => termsIn(texts.numbersOf(kind)));
      const terms = { kinds, name: termsIn(texts.numbersOf(thing.name)) };
      ofThings.set(thing, terms);
      return terms;
    },
  };
}
