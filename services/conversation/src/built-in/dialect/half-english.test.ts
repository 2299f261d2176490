import { expect, test } from 'vitest';
import { createEnglishNouns, withoutEnglish } from './half-english.ts';

test.each([
  ['why ist der himmel blau', 'warum ist der himmel blau'],
  ['was ist the capital von england', 'was ist die hauptstadt von england'],
  ['how many beine hat eine ameise', 'wie viele beine hat eine ameise'],
  ['kannst du mir ein joke erzählen please', 'kannst du mir ein witz erzählen bitte'],
])('a question half in English is German: %s', (said, meant) => {
  expect(withoutEnglish(said)).toBe(meant);
});

test('an English noun is read as a German one', () => {
  const inGerman = createEnglishNouns((word) => (word === 'shark' ? 'Hai' : null));
  expect(inGerman('was frisst ein shark')).toBe('was frisst ein hai');
  expect(inGerman('was heißt shark auf deutsch')).toBe('was heißt shark auf deutsch');
});

test.each([
  'was heißt why auf deutsch',
  'how many legs has a spider',
  'the dog',
  'ist how many oder how much richtig',
])('whole English, and what asks of its words, stays: %s', (said) => {
  expect(withoutEnglish(said)).toBe(said);
});
