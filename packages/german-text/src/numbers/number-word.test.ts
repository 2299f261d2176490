import { expect, test } from 'vitest';
import { numberWord } from './number-word.ts';
import { parseNumberWord } from './parse-number-word.ts';

test.each([
  [0, 'null'],
  [1, 'eins'],
  [16, 'sechzehn'],
  [17, 'siebzehn'],
  [21, 'einundzwanzig'],
  [30, 'dreißig'],
  [66, 'sechsundsechzig'],
  [77, 'siebenundsiebzig'],
  [100, 'einhundert'],
  [101, 'einhunderteins'],
  [111, 'einhundertelf'],
  [999, 'neunhundertneunundneunzig'],
  [1_000, 'eintausend'],
  [1_001, 'eintausendeins'],
  [2_345, 'zweitausenddreihundertfünfundvierzig'],
  [21_000, 'einundzwanzigtausend'],
  [101_101, 'einhunderteintausendeinhunderteins'],
  [1_000_000, 'eine Million'],
  [2_000_001, 'zwei Millionen eins'],
])('%d is %s', (value, word) => {
  expect(numberWord(value)).toBe(word);
});

test.each([-1, 2.5, Number.NaN, 1e9])('there is no word for %d', (value) => {
  expect(() => numberWord(value)).toThrow(RangeError);
});

test('no two numbers sound the same, and each is understood, up to a million', () => {
  const words = new Set<string>();
  let asked = 0;
  for (let value = 0; value <= 1_000_000; value += value < 20_000 ? 1 : 97) {
    const word = numberWord(value);
    words.add(word);
    asked += 1;
    expect(parseNumberWord(word.replaceAll(' ', ''))).toBe(value);
  }
  expect(words.size).toBe(asked);
  expect(parseNumberWord('zweimillionendreitausendvier')).toBe(2_003_004);
});

test.each([
  ['fuenf', 5],
  ['dreissig', 30],
  ['neunzehnhundertachtzig', 1980],
  ['hundert', 100],
  ['zwoelf', 12],
  ['hunderteins', 101],
  ['Zwotausend', 2000],
  ['Haus', null],
  ['', null],
  ['einundzehn', null],
  ['zweitausendelfhundert', null],
])('%s is %s', (word, value) => {
  expect(parseNumberWord(word)).toBe(value);
});
