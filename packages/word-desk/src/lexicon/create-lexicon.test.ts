import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLexicon } from './create-lexicon.ts';

test.each(['nouns.txt', 'verbs.txt', 'adjectives.txt'])(
  '%s is in order and has no word twice',
  (name) => {
    const text = readFileSync(new URL(`../../data/lexicon/${name}`, import.meta.url), 'utf8');
    const words = text
      .trim()
      .split('\n')
      .map((line) => line.replace('*', '').split(';')[0]?.toLowerCase() ?? '');
    const wrong = words.filter((word, at) => at > 0 && word <= (words[at - 1] ?? ''));
    expect(wrong).toEqual([]);
  },
);

test('the first, the last and no word of a list', () => {
  const lexicon = createLexicon();
  expect(lexicon.noun('Haus')?.plural).toBe('Häuser');
  expect(lexicon.verb('aalen')?.infinitive).toBe('aalen');
  expect(lexicon.isAdjective('überzählig')).toBe(true);
  expect(lexicon.noun('zzzz')).toBeUndefined();
  expect(lexicon.noun('')).toBeUndefined();
});
