import { expect, test } from 'vitest';
import { readEnglishYaml } from './english-yaml.ts';
import { loadContent } from './load-content.ts';

test('what runs is what stands in the word lists', () => {
  const { words, phrases } = loadContent();
  expect({ words, phrases }).toEqual(readEnglishYaml());
  expect(words.length).toBeGreaterThan(1_500);
});
