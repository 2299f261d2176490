import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

const SOLVED: readonly (readonly [string, RegExp])[] = [
  ['7 Wagen mit je 60 Plätzen. 350 sind besetzt. Wie viele sind frei?', /Es sind 70\./],
  ['4 Reihen mit 9 Büchern und noch 5 oben drauf. Wie viele sind das?', /Es sind 41 Bücher\./],
  ['Von 45 Autos ist ein Drittel rot. Wie viele sind nicht rot?', /Es sind 30 Autos\./],
  ['26 Kinder, 4 Mädchen mehr als Jungen. Wie viele Jungen?', /Es sind 11 Jungen\./],
  ['Aus 3 Litern Saft füllt Mama Gläser mit 0,2 Liter. Wie viele Gläser?', /Es sind 15 Gläser/],
  ['Wenn 3 Bälle 12 Euro kosten, was kosten 5 Bälle?', /Es sind 20 Euro\./],
  [
    '2 kg Äpfel zu 2,50 € das Kilo und 3 Brote zu 3 €, was muss sie zahlen?',
    /Das kostet 14 Euro\./,
  ],
  [
    'Ich denke mir eine Zahl, nehme sie mal 4 und rechne 6 dazu. Da kommt 30 raus.',
    /Die Zahl ist 6\./,
  ],
  ['Max hat 4 mal so viele Autos wie Jan. Zusammen sind es 25. Wie viele hat Jan?', /sind 5 Autos/],
  ['Marie hat 5 Euro mehr als Tom, zusammen haben sie 35 Euro. Wie viel hat Tom?', /sind 15 Euro/],
  ['Wie viele Tage sind es vom 30. April bis zum 3. Mai?', /Es sind 3 Tage\./],
];

test.each(SOLVED)('%s', (told, solution) => {
  const reading = solveWordProblem(told);
  expect(reading.kind === 'solved' ? reading.text : reading.kind).toMatch(solution);
});

test('a riddle without its result is not guessed', () => {
  const told = 'Ich denke mir eine Zahl, nehme sie mal 4 und rechne 6 dazu. Wie heißt die Zahl?';
  expect(solveWordProblem(told).kind).not.toBe('solved');
});
