import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { generateProblems } from '../generate-problems.ts';
import { matchSpokenAnswer } from './match-spoken-answer.ts';
import { speakProblem } from './speak-problem.ts';

const options = ['20', '21', '31', '22'];

test('the option whose number is said is found', () => {
  expect(matchSpokenAnswer('ich glaube einundzwanzig', options)).toEqual({ index: 1 });
  expect(matchSpokenAnswer('8 Äpfel', ['9 Äpfel', '8 Äpfel'])).toEqual({ index: 1 });
  expect(matchSpokenAnswer('ein halb', ['1/4', '1/2'])).toEqual({ index: 1 });
  expect(matchSpokenAnswer('sieben Rest fünf', ['7 Rest 4', '7 Rest 5'])).toEqual({ index: 1 });
  expect(matchSpokenAnswer('drei Euro fünfzig', ['3,05 €', '3,50 €'])).toEqual({ index: 1 });
});

test('what is no option, or no number, leads to none', () => {
  expect(matchSpokenAnswer('neunzig', options)).toBeNull();
  expect(matchSpokenAnswer('weiß nicht', options)).toBeNull();
  expect(matchSpokenAnswer('sieben', ['7 Rest 4', '7 Rest 5'])).toBeNull();
});

test('who says 12 for 21 gets the hint, not a wrong answer', () => {
  expect(matchSpokenAnswer('zwölf', options)).toEqual({ hint: 'swapped-digits' });
  expect(matchSpokenAnswer('zwölf', options, 1)).toEqual({ hint: 'swapped-digits' });
  expect(matchSpokenAnswer('12', ['12', '21', '30', '22'], 1)).toEqual({
    hint: 'swapped-digits',
    index: 0,
  });
});

test('a number that is an option counts as it is said, where its twin is not the right one', () => {
  expect(matchSpokenAnswer('12', ['12', '21', '30', '22'])).toEqual({ index: 0 });
  expect(matchSpokenAnswer('12', ['12', '21', '30', '22'], 0)).toEqual({ index: 0 });
  expect(matchSpokenAnswer('12', ['12', '21', '30', '22'], 2)).toEqual({ index: 0 });
});

test('20 is not taken for 2', () => {
  expect(matchSpokenAnswer('zwanzig', ['2', '3', '4', '5'])).toBeNull();
});

test('every option of every level is understood as the voice reads it, and as it is written', () => {
  const random = createRandom(3);
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    const operations = ['+', '-', '*', '/'] as const;
    for (let round = 0; round < 40; round += 1) {
      for (const problem of generateProblems({ difficulty, operations, count: 20, random })) {
        for (const [index, option] of problem.options.entries()) {
          expect(matchSpokenAnswer(speakProblem(option), problem.options)).toEqual({ index });
          expect(matchSpokenAnswer(option, problem.options)).toEqual({ index });
        }
      }
    }
  }
});
