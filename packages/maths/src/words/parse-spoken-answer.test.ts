import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { expect, test } from 'vitest';
import { writeNumber } from '../numbers/write-number.ts';
import { parseSpokenAnswer } from './parse-spoken-answer.ts';

function understood(transcript: string): string | null {
  const answer = parseSpokenAnswer(transcript);
  if (!answer) return null;
  const rest = answer.rest === undefined ? '' : ` Rest ${answer.rest}`;
  return `${writeNumber(answer.value)}${rest}`;
}

test.each([
  ['21', '21'],
  ['21.', '21'],
  ['einundzwanzig', '21'],
  ['Die Antwort ist zwölf.', '12'],
  ['zwölf glaube ich', '12'],
  ['ein hundert fünf', '105'],
  ['100 5', '105'],
  ['zwei und zwanzig', '22'],
  ['1 und 20', '21'],
  ['zwanzig vier', '24'],
  ['drei hundert und sechs und fünfzig', '356'],
  ['hunderteins', '101'],
  ['Null', '0'],
  ['tausend', '1000'],
  ['1.000', '1000'],
  ['12.500', '12\u202f500'],
  ['20 tausend', '20\u202f000'],
  ['eine Million', '1\u202f000\u202f000'],
  ['das sind eins', '1'],
  ['ein Apfel', '1'],
  ['das ist eine zwölf', '12'],
  ['fünfundzwanzig Äpfel', '25'],
  ['2,5', '2,5'],
  ['2.5', '2,5'],
  ['zwei Komma fünf', '2,5'],
  ['null Komma null fünf', '0,05'],
  ['drei Komma fünfundsiebzig', '3,75'],
  ['3 Komma 75', '3,75'],
  ['drei Komma sieben fünf', '3,75'],
  ['minus drei', '−3'],
  ['-3', '−3'],
  ['−3', '−3'],
  ['minus null Komma fünf', '−0,5'],
  ['ein halb', '0,5'],
  ['einhalb', '0,5'],
  ['eine Hälfte', '0,5'],
  ['½', '0,5'],
  ['drei Viertel', '0,75'],
  ['dreiviertel', '0,75'],
  ['3/4', '0,75'],
  ['ein Drittel', '1/3'],
  ['2 Siebtel', '2/7'],
  ['eineinhalb', '1,5'],
  ['anderthalb', '1,5'],
  ['fünf Rest zwei', '5 Rest 2'],
  ['5 Rest 2', '5 Rest 2'],
  ['drei Euro fünfzig', '3,5'],
  ['3,50 €', '3,5'],
  ['2 Euro und 5 Cent', '2,05'],
  ['fünfzig Cent', '0,5'],
  ['zwölf nein dreizehn', '13'],
  ['sieben mal acht ist sechsundfünfzig', '56'],
  ['sieben minus drei ist vier', '4'],
  ['ich sag mal zwölf', '12'],
])('„%s“ is %s', (transcript, value) => {
  expect(understood(transcript)).toBe(value);
});

test.each([
  '',
  'weiß ich nicht',
  'keine Ahnung',
  'elf oder zwölf',
  'sieben mal acht',
  '7 minus 3',
  'deshalb',
  'Moment mal',
])('„%s“ is no answer', (transcript) => {
  expect(understood(transcript)).toBeNull();
});

test('numbers cut into their parts by a recogniser are understood up to 1000', () => {
  for (let value = 0; value <= 1_000; value += 1) {
    const apart = numberWord(value).replaceAll(/(hundert|und(?=[zdvfsan])|tausend)/g, ' $1 ');
    expect(understood(apart)).toBe(String(value));
  }
});

test('all numbers from 0 to 1000: spoken, understood as digits, spoken the same', () => {
  for (let value = 0; value <= 1_000; value += 1) {
    const spoken = numberWord(value);
    const answer = parseSpokenAnswer(spoken);
    expect(answer?.value.numerator).toBe(value);
    expect(answer?.value.isWhole).toBe(true);
    expect(numberWord(answer?.value.numerator ?? -1)).toBe(spoken);
    expect(parseSpokenAnswer(`Ich glaube, ${value}.`)?.value.numerator).toBe(value);
  }
});
