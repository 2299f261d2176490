import type { FoundPassage } from './create-library.ts';

/** How a book is spoken of: "im Klexikon", "in der Wikipedia". */
export function inBook(book: string): string {
  if (/^\p{L}*klexikon$|lexikon$|wörterbuch$/iu.test(book)) return `im ${book}`;
  if (/^(?:wikipedia|vikidia)/iu.test(book)) return `in der ${book.split(' ')[0]}`;
  return `in „${book}“`;
}

/** A passage as LUX says it; honest where the book does not have what was asked. */
export function tellFound({ told, isAnswer, source }: FoundPassage): string {
  const text = told.join(' ');
  if (isAnswer) return text;
  const place = inBook(source.book);
  return `Genau das finde ich nicht. Aber ${place} steht: ${text}`;
}
