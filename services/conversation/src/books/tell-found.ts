import { inBook } from '@lux/german-text/in-book.ts';
import type { FoundPassage } from './create-library.ts';

/** A passage as LUX says it; honest where the book does not have what was asked. */
export function tellFound({ told, isAnswer, source }: FoundPassage): string {
  const text = told.join(' ');
  if (isAnswer) return text;
  const place = inBook(source.book);
  return `Genau das finde ich nicht. Aber ${place} steht: ${text}`;
}
