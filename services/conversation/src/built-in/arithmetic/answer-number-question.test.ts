import { expect, test } from 'vitest';
import { answerNumberQuestion } from './answer-number-question.ts';
import { answerSumFollowUp } from './answer-sum-follow-up.ts';

test.each([
  ['was kommt raus wenn ich 3 und 4 zusammenzähle', '3 plus 4 ist 7.'],
  ['wie oft passt 4 in 20', '20 geteilt durch 4 ist 5.'],
  ['Was fehlt von 7 bis 10?', 'Von 7 bis 10 fehlen 3. 10 minus 7 ist 3.'],
  [
    'ist siebzehn eine gerade Zahl',
    'Nein, 17 ist ungerade. Das siehst du an der letzten Ziffer, der 7.',
  ],
  ['kommt 37 vor 73', 'Ja, die 37 kommt vor der 73.'],
  ['Wie viele Zentimeter sind 3 Meter?', '3 Meter sind 300 Zentimeter.'],
  ['wie viele minuten hat eine stunde', 'Eine Stunde hat 60 Minuten.'],
  [
    '3 Kilo 400 und 1 Kilo 900 wie viel ist das zusammen',
    '3 Kilogramm 400 Gramm plus 1 Kilogramm 900 Gramm sind 5 Kilogramm 300 Gramm.',
  ],
  ['Runde 47 auf Zehner', '47 wird aufgerundet. Gerundet ist das 50.'],
])('%s → %s', (question, answer) => {
  expect(answerNumberQuestion(question)).toBe(answer);
});

test.each([
  'Ist der 3. Oktober ein Feiertag?',
  'Was kommt nach dem Winter?',
  'Wie viele Meter ist ein Wal lang?',
  'üb die Siebenerreihe mit mir',
  'Ich bin 8',
])('%s asks nothing about numbers', (question) => {
  expect(answerNumberQuestion(question)).toBeNull();
});

test.each([
  ['und davon die Hälfte?', 'Die Hälfte von 56 ist 28.'],
  ['plus noch mal vier', '56 plus 4 ist 60.'],
  ['und dann noch mal 10', '56 mal 10 ist 560.'],
  ['und noch mal 10 dazu', '56 plus 10 ist 66.'],
  ['und wenn ich 6 verlier', '56 minus 6 ist 50.'],
  ['und wenn ich 5 wegnehme?', '56 minus 5 ist 51.'],
  ['und das Doppelte', 'Das Doppelte von 56 ist 112.'],
  ['durch zwei', '56 geteilt durch 2 ist 28.'],
])('%s goes on with the last result', (question, answer) => {
  expect(answerSumFollowUp(question, 'Sieben mal acht ist 56.')).toBe(answer);
});

test.each(['und wie groß?', 'warum', 'und die Kühe?', 'Ich bin 7'])('%s is no sum', (question) => {
  expect(answerSumFollowUp(question, 'Sieben mal acht ist 56.')).toBeNull();
});

test('without a result there is nothing to go on with', () => {
  expect(answerSumFollowUp('mal drei', 'Hallo!')).toBeNull();
});
