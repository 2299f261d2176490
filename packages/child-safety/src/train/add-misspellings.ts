import { hashText } from '@lux/german-text/classifier/hash.ts';
import type { TrainingSentence } from './read-training.ts';

/** Every so many German sentences get a copy. */
const EVERY = 2;
const KIND = 31;

/** How first-graders write what they hear: what is written, and what becomes of it. */
const HABITS: readonly [RegExp, string][] = [
  [/([bdfgklmnprst])\1/g, '$1'],
  [/ie/g, 'i'],
  [/([aeiouäöü])h(?=[a-zäöüß]|\b)/g, '$1'],
  [/ß|ss/g, 's'],
  [/ck/g, 'k'],
  [/tz/g, 'z'],
  [/\bv(?=[eo])/g, 'f'],
  [/en\b/g, 'n'],
  [/cht\b/g, 'ch'],
  [/d\b/g, 't'],
  [/g\b/g, 'k'],
  [/äu/g, 'eu'],
  [/eu/g, 'oi'],
  [/ei/g, 'ai'],
  [/er\b/g, 'a'],
  [/qu/g, 'kw'],
  [/ä/g, 'e'],
  [/sp(?=[a-zäöü])/g, 'schp'],
  [/\bst(?=[a-zäöü])/g, 'scht'],
];

/** As a child may write it that spells by ear: half of the habits, the same for the same sentence. */
export function misspell(sentence: string): string {
  const hash = hashText(KIND, sentence);
  return HABITS.reduce(
    (text, [written, heard], at) => ((hash >> at) & 1 ? text.replace(written, heard) : text),
    sentence.toLowerCase(),
  );
}

/** Copies as they are misspelt; harmless ones as well, so that misspelling itself alarms nobody. */
export function withMisspellings(sentences: readonly TrainingSentence[]): TrainingSentence[] {
  const copies = sentences
    .filter(({ language, original }) => language === 'de' && original === undefined)
    .filter((_, at) => at % EVERY === 1)
    .map((sentence) => ({
      ...sentence,
      text: misspell(sentence.text),
      original: sentence.text,
    }))
    .filter(({ text, original }) => text !== original.toLowerCase());
  return [...sentences, ...copies];
}
