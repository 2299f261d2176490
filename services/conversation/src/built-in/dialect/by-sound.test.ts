import { expect, test } from 'vitest';
import { createSoundWriter } from './by-sound.ts';

const known = new Set('herbst salzig gewusst fressen schweiz vulkan im der ist was wer'.split(' '));
const write = createSoundWriter((word) => known.has(word));

test.each([
  ['im herbscht', 'im herbst'],
  ['was ist salzsch', 'was ist salzig'],
  ['wer gwusst', 'wer gewusst'],
  ['fressa', 'fressen'],
  ['schwiiz', 'schweiz'],
  ['fulkan', 'vulkan'],
])('%s is written as it stands in books', (said, book) => {
  expect(write(said)).toBe(book);
});

test.each(['Herbscht', 'tamagotchi', 'was ist emma'])('%s stays as it is', (said) => {
  expect(write(said)).toBe(said);
});
