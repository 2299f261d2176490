import { expect, test } from 'vitest';
import { pacedText } from './speech-speed.ts';

const german = { language: 'de-DE', speed: 1 } as const;

test('an API’s voice is given numbers as words, and English as it is', () => {
  const text = 'Ruf die 116 111 an. Hund heißt “dog”.';
  expect(pacedText({ ...german, text, pace: 'normal' })).toEqual({
    text: 'Ruf die eins eins sechs, eins eins eins an. Hund heißt “dog”.',
    speed: 1,
  });
});

test('syllables are set apart and slow', () => {
  expect(pacedText({ ...german, text: 'Ma-ma', pace: 'syllables' })).toEqual({
    text: 'Ma… ma',
    speed: 0.7,
  });
});

test('another language keeps its numbers, and signs alone stay for the voice to refuse', () => {
  const said = (text: string, language: 'de-DE' | 'en-US') =>
    pacedText({ text, language, speed: 1, pace: 'normal' }).text;
  expect(said('At 8:15 **now** 😀', 'en-US')).toBe('At 8:15 now');
  expect(said('***', 'de-DE')).toBe('***');
});
