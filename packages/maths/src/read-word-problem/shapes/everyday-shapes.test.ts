import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

test.each([
  [
    'Ein Eis kostet 1,50 Euro. Ich hab 5 Euro und kaufe zwei. Was krieg ich zurück?',
    /2 Euro übrig/,
  ],
  [
    'ich habe 5 euro ein eis kostet 1 euro 20 ich kauf zwei wie viel hab ich dann noch',
    /2 Euro 60/,
  ],
  [
    'Ein Kind zahlt 2 Euro, ein Erwachsener 4 Euro. Was zahlen 2 Erwachsene und 3 Kinder?',
    /14 Euro/,
  ],
  ['4 Hefte kosten 6 Euro. Was kosten 10 Hefte?', /15 Euro/],
  [
    'paul hat 50 euro. er kauft ein spiel für 23 euro und ein buch für 9 euro. reicht das geld',
    /reicht.*18 Euro/,
  ],
  ['Wir fahren 240 Kilometer. 150 haben wir schon. Wie weit ist es noch?', /90 Kilometer/],
  ['Ich habe 17 Murmeln und brauche 30. Wie viele fehlen mir?', /fehlen 13/],
  [
    '20 Bonbons werden gerecht an drei Kinder verteilt, bleibt was übrig?',
    /6 Bonbons\. 2 bleiben übrig/,
  ],
  ['oma backt 30 kekse. 6 sind verbrannt und den rest teilen sich 4 kinder', /bekommt 6/],
  [
    'in der vase sind 7 rosen und doppelt so viele tulpen wie viele blumen sind in der vase',
    /21 Blumen/,
  ],
  ['Tom ist 9. Seine Schwester ist 4 Jahre jünger. Wie alt sind die beiden zusammen?', /14 Jahre/],
  ['Tom und Lea haben zusammen 20 Euro. Tom hat 8. Wie viel hat Lea?', /12 Euro/],
  [
    'meine Oma hat 3 Katzen und jede Katze hat 4 Babys wie viele Katzen sind es insgesamt',
    /15 Katzen/,
  ],
  ['ich bin in der 3 klasse und wir sind 22 kinder 4 sind krank wie viele sind da', /18/],
])('%s', (told, answer) => {
  const solved = solveWordProblem(told);
  expect(solved.kind === 'solved' ? solved.text : solved.kind).toMatch(answer);
});

test('of coming and going the end is told though nobody asks', () => {
  const solved = solveWordProblem('im bus sitzen 23 leute, 7 steigen aus und 4 steigen ein');
  expect(solved).toEqual({
    kind: 'solved',
    text: expect.stringContaining('20'),
  });
});

test('of biscuits and brothers no days come out', () => {
  const told = 'Tom hat 3 Kekse und 2 Brüder. Wie viele Tage hat die Woche?';
  expect(solveWordProblem(told).kind).not.toBe('solved');
});
