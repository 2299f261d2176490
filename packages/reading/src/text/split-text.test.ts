import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

test('words come with the signs around them', () => {
  expect(splitText('„Ja!“, ruft Mia.')).toEqual([
    { before: '„', word: 'Ja', after: '!“, ' },
    { before: '', word: 'ruft', after: ' ' },
    { before: '', word: 'Mia', after: '.' },
  ]);
});

test.each([
  'Die Oma liest ein Buch.',
  '  Es regnet – wir gehen heim …  ',
  "Wie geht's der U-Bahn? (Gut!)",
  '– Nein! –',
])('the parts of “%s” are the text again', (text) => {
  const joined = splitText(text).map(({ before, word, after }) => before + word + after);
  expect(joined.join('')).toBe(text);
});

test('a dash, an apostrophe or a point inside a word stays in it', () => {
  expect(splitText("Wie geht's der U-Bahn um 9:00?").map(({ word }) => word)).toEqual([
    'Wie',
    "geht's",
    'der',
    'U-Bahn',
    'um',
    '9:00',
  ]);
});
