import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

const solution = (told: string) => {
  const reading = solveWordProblem(told);
  return reading.kind === 'solved' ? reading.text : reading.kind;
};

test.each([
  ['26 kinder gehen in zweierreihen wie viele reihen sind das', 'Es sind 13 Reihen'],
  [
    '17 kekse für 5 kinder wie viele kriegt jedes und wie viele bleiben',
    'Jeder bekommt 3 Kekse. 2',
  ],
  ['30 leute fahren mit in ein auto passen 4 wie viele autos brauchen wir', 'Es sind 8 Autos'],
  ['das buch hat 90 seiten ich lese jeden tag 20 wie lange brauche ich', 'Es sind 5 Tage'],
  ['eine bäuerin hat 3 ziegen und 4 enten wie viele beine haben die', 'Es sind 20 Beine'],
  ['mia hat dreimal so viele sticker wie leo leo hat 9 wie viele hat mia', 'Es sind 27 Sticker'],
  ['ben ist 1 meter 30 groß und ida ist 12 zentimeter kleiner wie groß ist ida', '1 Meter 18'],
  ['eine karte kostet 4 euro 50 wir sind drei kinder was müssen wir zahlen', '13 Euro 50'],
  [
    'mama kauft 2 kilo äpfel für 3 euro das kilo und gibt 10 euro wie viel bekommt sie zurück',
    '4 Euro übrig',
  ],
  ['ein garten ist 9 meter lang und 6 meter breit wie groß ist der umfang', '30 Meter'],
  ['ein rechteck ist 4 cm lang und 3 cm breit wie groß ist die fläche', '12 Quadratzentimeter'],
  [
    'ich denke mir eine zahl wenn ich 8 dazu zähle kommt 20 raus welche zahl ist es',
    'Die Zahl ist 12',
  ],
  ['ich hab fünf achtel vom kuchen und esse zwei achtel was ist noch übrig', 'drei Achtel'],
  [
    'auf der wiese sind 20 schafe ein viertel davon ist schwarz wie viele sind schwarz',
    'Es sind 5 Schafe',
  ],
  ['papa ist 40 und ich bin 9 wie viel älter ist papa', 'Es sind 31 Jahre'],
  ['ich schlafe um 20 uhr ein und wache um 7 uhr auf wie lange hab ich geschlafen', '11 Stunden'],
])('%s', (told, answer) => {
  expect(solution(told)).toContain(answer);
});

test('a number that has no part in the shape is not passed over', () => {
  const told =
    'eine karte kostet 4 euro der bus kostet 7 euro wir sind drei kinder was müssen wir zahlen';
  expect(solution(told)).not.toContain('12 Euro');
});
