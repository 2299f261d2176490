import { expect, test } from 'vitest';
import { numberWord } from './number-word.ts';

test.each([
  [0, 'null'],
  [1, 'eins'],
  [17, 'siebzehn'],
  [20, 'zwanzig'],
  [21, 'einundzwanzig'],
  [36, 'sechsunddreißig'],
  [100, 'einhundert'],
  [101, 'einhunderteins'],
  [999, 'neunhundertneunundneunzig'],
  [1_001, 'eintausendeins'],
  [21_000, 'einundzwanzigtausend'],
  [101_000, 'einhunderteintausend'],
  [999_999, 'neunhundertneunundneunzigtausendneunhundertneunundneunzig'],
])('%i is %s', (number, word) => {
  expect(numberWord(number)).toBe(word);
});
