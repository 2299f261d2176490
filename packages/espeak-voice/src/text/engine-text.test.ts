import { expect, test } from 'vitest';
import { engineText } from './engine-text.ts';

const fox = (word: string) => (word === 'Fuchs' ? "[[f'Uks]]" : null);
const read = (spoken: string, speed = 1) =>
  engineText(spoken, { pronounce: fox, englishVoice: 'en-us+f2', speed });

test('a word is given by its sounds, and its mark is found in the spoken text', () => {
  const { text, place } = read('Der Fuchs schläft.');
  expect(text).toBe("Der [[f'Uks]] schläft.");
  const marks = [0, 6, 14].map((position) => place({ type: 'word', atMs: 0, position }));
  expect(marks.map(({ position }) => position)).toEqual([0, 4, 10]);
});

test('an English word has an English voice', () => {
  expect(read('Hund heißt “dog”, ja.').text).toBe(
    'Hund heißt <voice name="en-us+f2">dog</voice>, ja.',
  );
});

test('there is a pause after a sentence, a colon and a spelled letter, and none at the end', () => {
  const pauses = (text: string, speed?: number) =>
    [...read(text, speed).text.matchAll(/"(\d+)ms"/g)].map(([, ms]) => Number(ms));
  expect(pauses('Ja. Nein! Gut?')).toEqual([600, 600]);
  expect(pauses('Rate: Was ist das?')).toEqual([500]);
  expect(pauses('Ha, U, Enn, De')).toEqual([450, 450, 450]);
  expect(pauses('Hund, Katze, Maus')).toEqual([]);
  expect(pauses('Ja. Nein.', 2)).toEqual([375]);
});
