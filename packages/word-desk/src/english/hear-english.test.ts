import { expect, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { englishKey, heardKey } from './ear-keys.ts';
import { createEnglishIndex } from './english-index.ts';
import { createEnglishEar } from './hear-english.ts';

const content = loadContent();
const ear = createEnglishEar(createEnglishIndex(content), content);

test.each([
  ['mei näim is tom', 'my name is tom'],
  ['ai laik aiskrim', 'i like ice cream'],
  ['ai häf a dog', 'i have a dog'],
])('%s is heard as %s', (written, meant) => {
  expect(ear.hear(written)).toBe(meant);
});

test.each(['wie alt wird ein hund', 'gestern war ich krank'])('%s is no English', (text) => {
  expect(ear.isEnglish(text)).toBe(false);
});

test.each([
  ['house', 'haus'],
  ['three', 'sri'],
  ['butterfly', 'baterflai'],
  ['cheese', 'tschies'],
])('%s sounds like %s', (word, heard) => {
  expect(heardKey(heard)).toBe(englishKey(word));
});
