import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { expect, test } from 'vitest';
import { hearChoice, hearNumber, hearWord, isAnotherMatter, isBareAnswer } from './hear-answer.ts';

test.each([
  ['Ich glaube sieben', 7],
  ['das ist 42 oder?', 42],
  ['vierundfünfzig', 54],
  ['äh siem', 7],
  ['dreiundzwanzich', 23],
  ['ich hab eine Idee', null],
])('%s holds %s', (text, number) => {
  expect(hearNumber(text)).toBe(number);
});

test('a choice is its letter, its place or its words', () => {
  const options = ['Elefant', 'Blauwal', '32'];
  expect(
    ['B', 'das zweite', 'der blauwal', 'antwort be', 'zweiunddreißig'].map((text) =>
      hearChoice(text, options),
    ),
  ).toEqual([1, 1, 1, 1, 2]);
  expect(hearChoice('keine ahnung', options)).toBeNull();
});

test('letters are heard by their names', () => {
  expect(hearSpelling('ha u en de')).toBe('hund');
  expect(hearSpelling('F A H doppel R A D')).toBe('fahrrad');
  expect(hearSpelling('der hund')).toBeNull();
});

test('a word that sounds nearly right is right, another word is wrong, a talk is neither', () => {
  expect(hearWord('batterfly', ['butterfly'])).toBe(true);
  expect(hearWord('horse', ['house'], { others: ['horse', 'house'] })).toBe(false);
  expect(hearWord('gestern waren alle kinder draußen spielen', ['dog'])).toBeNull();
});

test.each(['Wie alt wird ein Hund?', 'ich bin traurig', 'mein Hund ist gestorben'])(
  '%s is no answer',
  (text) => {
    expect(isAnotherMatter(text)).toBe(true);
  },
);

test.each(['ich glaub a', 'v a t e r', 'c glaub ich', 'das ist 12'])(
  '%s is a bare answer',
  (text) => {
    expect(isBareAnswer(text)).toBe(true);
  },
);

test.each(['ich glaube papa', 'hilfe', 'mir ist schlecht', ''])('%s is none', (text) => {
  expect(isBareAnswer(text)).toBe(false);
});
