import { inBook } from '@lux/german-text/in-book.ts';
import type { FoundPassage } from './create-library.ts';
import { keyOf, wordsIn } from './read-question.ts';

/** So many words of an answer are the passage's, and not the question's already. */
const FEWEST_SHARED = 2;
const MIN_LETTERS = 4;

/**
 * A question with what stands in a book. A quotation in the child's message and never part of the system
 * message: a model obeys that, and the words are a stranger's.
 */
export function withPassage(question: string, { excerpt, source }: FoundPassage): string {
  const quoted = excerpt.join(' ').replaceAll(/[„“"»«]/g, '’');
  const { title, book } = source;
  return `(Zum Nachschlagen steht ${inBook(book)} unter ${title}: „${quoted}“ Passt es nicht zur Frage, lass es weg.)\n\n${question}`;
}

/** Whether an answer was taken from the passage: it says what only that had to say. */
export function restsOn(
  answer: string,
  { excerpt }: { excerpt: readonly string[] },
  question: string,
): boolean {
  const known = keysOf(question);
  const passage = keysOf(excerpt.join(' '));
  const shared = [...keysOf(answer)].filter((key) => passage.has(key) && !known.has(key));
  return shared.length >= FEWEST_SHARED;
}

const keysOf = (text: string) =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length >= MIN_LETTERS)
      .map(keyOf),
  );
