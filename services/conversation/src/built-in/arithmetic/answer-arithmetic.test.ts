import { expect, test } from 'vitest';
import { answerArithmetic } from './answer-arithmetic.ts';

test.each([
  ['Was ist sieben mal acht?', 'Sieben mal acht ist 56.'],
  ['Wie viel ist 12 geteilt durch 4?', '12 geteilt durch 4 ist 3.'],
  ['3 + 4 * 2', '3 plus 4 mal 2 ist 11.'],
  ['(3 + 4) * 2', 'Klammer auf 3 plus 4 Klammer zu mal 2 ist 14.'],
  ['siebenundzwanzig minus neun', 'Siebenundzwanzig minus neun ist 18.'],
  ['die Hälfte von 50', 'Die Hälfte von 50 ist 25.'],
  ['Was ist das Doppelte von 12?', 'Das Doppelte von 12 ist 24.'],
  ['Wurzel aus 49', 'Die Wurzel aus 49 ist 7.'],
  ['Was ist die Wurzel aus 50?', 'Die Wurzel aus 50 ist ungefähr 7,07.'],
  ['10 Prozent von 200', '10 Prozent von 200 ist 20.'],
  ['Wie viel sind 10% von 200?', '10 Prozent von 200 ist 20.'],
  ['13 geteilt durch 4', '13 geteilt durch 4 ist 3 Rest 1.'],
  ['Was ist 17 durch 5?', '17 geteilt durch 5 ist 3 Rest 2.'],
  ['3 geteilt durch 4', '3 geteilt durch 4 ist 0,75.'],
  ['5 - 8', '5 minus 8 ist minus 3.'],
  ['Rechne mal drei plus vier', 'Drei plus vier ist 7.'],
  ['Rechne: 3 + 4', '3 plus 4 ist 7.'],
  ['Kannst du mir bitte 100 minus 37 ausrechnen?', '100 minus 37 ist 63.'],
  ['Wie viel ist eins plus eins?', 'Eins plus eins ist 2.'],
  ['Was ist fünf hoch zwei?', 'Fünf hoch zwei ist 25.'],
  ['6 x 7', '6 mal 7 ist 42.'],
  ['6x7', '6 mal 7 ist 42.'],
  ['56 : 8 =', '56 geteilt durch 8 ist 7.'],
  ['Was ist 9 zum Quadrat?', '9 zum Quadrat ist 81.'],
  ['Wie viel sind drei Äpfel plus vier Äpfel?', 'Drei plus vier ist 7.'],
  ['Was ist 2,5 plus 2,5?', '2,5 plus 2,5 ist 5.'],
  ['Wieviel ist 1.000 mal 12?', '1000 mal 12 ist 12.000.'],
  ['Was ist zwei und drei?', 'Zwei plus drei ist 5.'],
  [
    'was ergibt zweitausenddreihundert plus siebzehn',
    'Zweitausenddreihundert plus siebzehn ist 2317.',
  ],
  ['Hey Lux, was ist acht mal acht?', 'Acht mal acht ist 64.'],
  ['0,1 + 0,2', '0,1 plus 0,2 ist 0,3.'],
  ['Was ist ein Viertel von 100?', 'Ein Viertel von 100 ist 25.'],
  ['minus drei plus fünf', 'Minus drei plus fünf ist 2.'],
  ['Was ist 10 geteilt durch 2 mal 3?', '10 geteilt durch 2 mal 3 ist 15.'],
])('%s → %s', (question, answer) => {
  expect(answerArithmetic(question)).toBe(answer);
});

test.each(['5 geteilt durch 0', 'Was ist 8 durch null?'])(
  '%s: nobody divides by nought',
  (question) => {
    expect(answerArithmetic(question)).toContain('Durch null kann man nicht teilen');
  },
);

test.each([
  'Wie viele Beine hat eine Spinne?',
  'Was ist eine Wurzel?',
  'Was ist eine Million?',
  'Wie viel wiegt ein Elefant?',
  'Erzähl mir mal einen Witz',
  'Was war 1989?',
  '42',
  'Ich bin acht Jahre alt',
  'Was ist die Hälfte?',
  'Wie viel Uhr ist es?',
  'Minus 5',
  'Was ist plus?',
  'drei plus',
  'Wie viel sind drei Äpfel plus zwei Birnen?',
  'Wer hat das Rechnen erfunden?',
  '',
])('%s is not a sum', (question) => {
  expect(answerArithmetic(question)).toBeNull();
});

test('a gigantic result is said to be too big', () => {
  expect(answerArithmetic('999999999 mal 999999999')).toContain('riesige Zahl');
});

test.each([
  ['was ist seven times eight', '7 mal 8 ist 56.'],
  ['twenty-one plus four', '21 plus 4 ist 25.'],
  ['what is nine minus three', '9 minus 3 ist 6.'],
])('%s is calculated, too', (question, answer) => {
  expect(answerArithmetic(question)).toBe(answer);
});
