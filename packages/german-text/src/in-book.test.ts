import { expect, test } from 'vitest';
import { inBook } from './in-book.ts';

test.each([
  ['Klexikon', 'im Klexikon'],
  ['MiniKlexikon', 'im MiniKlexikon'],
  ['Wikipedia – Deutsch', 'in der Wikipedia'],
  ['Tiere der Welt', 'in „Tiere der Welt“'],
])('%s is spoken of as %s', (book, spoken) => {
  expect(inBook(book)).toBe(spoken);
});
