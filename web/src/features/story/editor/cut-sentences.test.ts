import { expect, test } from 'vitest';
import { cutSentences } from './cut-sentences.ts';

test.each([
  ['Es war einmal. Da kam ein Fuchs! Wohin?', ['Es war einmal. ', 'Da kam ein Fuchs! ', 'Wohin?']],
  ['„Komm mit!“, rief Mia. Sie lief los.', ['„Komm mit!“, rief Mia. ', 'Sie lief los.']],
  ['Am 3. Mai kam Dr. Maus. Er lachte.', ['Am 3. Mai kam Dr. Maus. ', 'Er lachte.']],
  ['ohne Punkt am Ende', ['ohne Punkt am Ende']],
  ['Zeile eins\nZeile zwei', ['Zeile eins\n', 'Zeile zwei']],
  ['', []],
])('%s', (text, sentences) => {
  expect(cutSentences(text)).toEqual(sentences);
});

test('a text without full stops is cut at words, and nothing is lost', () => {
  const text = 'und dann '.repeat(200).trim();
  const parts = cutSentences(text);
  expect(parts.join('')).toBe(text);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(400);
  expect(parts.slice(0, -1).every((part) => part.endsWith(' '))).toBe(true);
});
