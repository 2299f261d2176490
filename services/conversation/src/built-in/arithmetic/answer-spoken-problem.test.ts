import { expect, test } from 'vitest';
import { readAsked } from '../skill.ts';
import { teacher } from '../testing/teacher.ts';
import { answerSpokenProblem } from './answer-spoken-problem.ts';

const asked = (question: string) =>
  readAsked(question, { assistantName: 'LUX', history: [], now: new Date('2030-05-01T10:00:00Z') });

test.each([
  [
    'gestern hat papa für 45 euro getankt und der liter hat eins achtzig gekostet wie viel liter warn das',
    '25 Liter',
  ],
  [
    'in meinem sparschwein sind nur zwanzig cent stücke und zwar 35 wie viel euro sind das',
    '7 Euro',
  ],
  ['der film fängt um viertel nach fünf an und geht eine stunde 50 wann ist der aus', '7 Uhr 5'],
  [
    'es sind minus zwei grad und es wird noch fünf grad kälter wie kalt ist es dann',
    'minus 7 Grad',
  ],
  [
    'im korb sind äpfel und birnen zusammen 24 und es sind doppelt so viele äpfel wie birnen wie viele birnen sind das',
    '8 Birnen',
  ],
  ['ist 91 eine primzahl oder kann man die noch teilen', '7 mal 13'],
  ['der maxi hat gesagt vierzehn mal drei ist 52 stimmt das', 'Nein'],
])('what is wished, felt or asked of words elsewhere is a problem here: %s', (said, expected) => {
  expect(teacher.answer(said, { assistantName: 'LUX', history: [] })).toContain(expected);
});

test('a doubt of the gate adds the way to help to a problem that is surely told', () => {
  const concern = {
    category: 'neglect',
    answer: 'Was ist los?',
    wayToHelp: 'Ruf die 116 111 an.',
  } as const;
  const said =
    'zu meiner party kommen neun kinder und jedes soll zwei muffins kriegen wie viele muss mama backen';
  expect(teacher.answer(said, { assistantName: 'LUX', history: [], concern })).toMatch(
    /18 Muffins.*116 111/,
  );
});

test.each([
  'meine oma ist 80 und liegt im krankenhaus wie lange muss sie da bleiben',
  'ich habe 3 tabletten genommen und dann noch 4 wie viele sind das',
  'mama und papa haben sich vor 2 jahren getrennt und ich bin jetzt 9 wie lange dauert das noch',
  'ich hab eine fünf in mathe und eine drei in deutsch was soll ich machen',
  'er hat mich 3 mal gehauen und dann noch 2 mal getreten',
  'wie lange dauert ein fußballspiel mit zwei halbzeiten',
  'wie viele stunden schläft ein kind mit acht jahren',
  '5 kinder haben mich heute ausgelacht',
])('facts and feelings that hold numbers are no problems: %s', (said) => {
  expect(answerSpokenProblem(asked(said))).toBeNull();
});
