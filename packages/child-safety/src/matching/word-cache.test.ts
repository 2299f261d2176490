import { expect, test } from 'vitest';
import { createWordCache } from './word-cache.ts';

function open() {
  const seen: string[] = [];
  const words = createWordCache((word) => {
    seen.push(word);
    return word.length;
  });
  return { seen, words };
}

test('a word is computed once', () => {
  const { seen, words } = open();
  expect([words.word('Mond'), words.word('Mond'), words.word('Sonne')]).toEqual([4, 4, 5]);
  expect(seen).toEqual(['Mond', 'Sonne']);
});

test('a cleared cache computes anew', () => {
  const { seen, words } = open();
  words.word('Mond');
  words.clear();
  words.word('Mond');
  expect(seen).toEqual(['Mond', 'Mond']);
});

test('ten thousand different words are not all kept', () => {
  const { seen, words } = open();
  for (let number = 0; number < 10_000; number += 1) words.word(`Wort ${number}`);
  words.word('Wort 0');
  expect(seen).toHaveLength(10_001);
});
