import { expect, test } from 'vitest';
import { spokenPart } from './spoken-text.tsx';

const content = 'Ja. Spinnen haben acht Beine. Ja. Toll, oder?';
const sentences = ['Ja.', 'Spinnen haben acht Beine.', 'Ja.', 'Toll, oder?'];
const at = (index: number) => {
  const part = spokenPart(content, sentences, index);
  return part && [part.start, content.slice(part.start, part.end)];
};

test('each sentence is found in its place, also one that comes twice', () => {
  expect([0, 1, 2, 3].map(at)).toEqual([
    [0, 'Ja.'],
    [4, 'Spinnen haben acht Beine.'],
    [30, 'Ja.'],
    [34, 'Toll, oder?'],
  ]);
});

test('what does not stand there word for word is not marked', () => {
  expect(spokenPart('Acht Beine.', ['Acht  Beine.'], 0)).toBeNull();
  expect(at(4)).toBeNull();
});
