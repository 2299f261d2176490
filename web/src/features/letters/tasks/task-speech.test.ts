import { expect, test } from 'vitest';
import { buildLettersTask } from '../../../testing/builders/build-letters.ts';
import { taskSpeech } from './task-speech.ts';

const letter = buildLettersTask();
const syllable = buildLettersTask({
  asked: 'ma',
  options: ['ma', 'lo', 'so', 'na'],
  word: 'Oma',
  sound: null,
  syllables: ['O', 'ma'],
});
const word = { ...syllable, asked: 'Oma', options: ['Oma', 'Nase', 'Sofa', 'Auto'] };

test('a letter is heard by its sound and then in its word', () => {
  expect(taskSpeech(letter, 'again')).toEqual([
    { text: 'm', manner: { sound: 'm' }, localText: 'm wie in' },
    { text: 'Maus' },
  ]);
});

test('slowly, the word is slow and the sound stays what it is', () => {
  expect(taskSpeech(letter, 'slow')).toMatchObject([
    { manner: { sound: 'm' } },
    { text: 'Maus', manner: { pace: 'slow' } },
  ]);
});

test('a syllable is heard alone and in its word, a word once', () => {
  expect(taskSpeech(syllable, 'again')).toEqual([{ text: 'ma' }, { text: 'Oma' }]);
  expect(taskSpeech(word, 'slow')).toEqual([{ text: 'Oma', manner: { pace: 'slow' } }]);
});

test('by syllables the word is spoken with pauses, also by the browser', () => {
  expect(taskSpeech(word, 'syllables')).toEqual([
    { text: 'O-ma', manner: { pace: 'syllables' }, localText: 'O, ma' },
  ]);
});
