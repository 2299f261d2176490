import { expect, test } from 'vitest';
import { isForBooks } from './is-for-books.ts';

test.each([
  'Was ist ein Okapi?',
  'Wer hat Pippi Langstrumpf geschrieben?',
  'Erzähl mir was über Marie Curie!',
  'Kannst du mir etwas über das Taj Mahal sagen?',
])('%s is for books', (question) => {
  expect(isForBooks(question)).toBe(true);
});

test.each([
  'Wie wird Fahrrad geschrieben?',
  'Wie alt ist mein Bruder?',
  'Was ist 7 mal 8?',
  'Magst du Pizza?',
  'Ich mag Pferde.',
])('%s is not', (question) => {
  expect(isForBooks(question)).toBe(false);
});
