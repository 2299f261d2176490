import { expect, test } from 'vitest';
import { solveWordProblem } from './solve-word-problem.ts';

const solution = (text: string) => {
  const reading = solveWordProblem(text);
  return reading.kind === 'solved' ? reading.text : reading.kind;
};

test.each([
  [
    'Lisa hat 12 Murmeln. Sie verliert 5. Wie viele hat sie noch?',
    '12 minus 5 ist 7. Es sind 7 Murmeln.',
  ],
  ['lisa hat fünf äpfel sie isst zwei wie viele hat sie noch', '5 minus 2 ist 3. Es sind 3 Äpfel.'],
  [
    'Im Bus sitzen 15 Kinder. 4 steigen aus und 7 steigen ein. Wie viele Kinder sind jetzt im Bus?',
    'Erst: 15 minus 4 ist 11. Dann: 11 plus 7 ist 18. Es sind 18 Kinder.',
  ],
  [
    'In jeder Tüte sind 6 Äpfel. Wie viele Äpfel sind in 4 Tüten?',
    '4 mal 6 ist 24. Es sind 24 Äpfel.',
  ],
  [
    'drei kinder haben je fünf luftballons vier platzen wie viele sind noch da',
    'Erst: 3 mal 5 ist 15. Dann: 15 minus 4 ist 11. Es sind 11 Luftballons.',
  ],
  [
    'Tom hat jetzt 7 Murmeln. Er hat 5 verloren. Wie viele hatte er vorher?',
    '7 plus 5 ist 12. Es sind 12 Murmeln.',
  ],
])('%s → %s', (text, answer) => {
  expect(solution(text)).toBe(answer);
});

test.each([
  [
    'Ich habe 13 Bonbons und will sie an 4 Freunde verteilen. Wie viele kriegt jeder?',
    /ist 3 Rest 1\..*1 bleibt übrig/,
  ],
  [
    'Lukas hat 14 Murmeln, seine Schwester hat 5 weniger. Wie viele haben sie zusammen?',
    /23 Murmeln/,
  ],
  ['Mein Bruder ist 3 Jahre älter als ich. Ich bin 8. Wie alt ist er?', /11 Jahre/],
  ['In 5 Jahren bin ich 13. Wie alt bin ich jetzt?', /13 minus 5 ist 8/],
  ['Mia hat 16 Murmeln. Das sind 4 mehr als Ben. Wie viele Murmeln hat Ben?', /12 Murmeln/],
  [
    'Ein Brötchen kostet 40 Cent. Mama kauft 6 Brötchen und zahlt mit 5 Euro. Wie viel bekommt sie zurück?',
    /2 Euro 60 übrig/,
  ],
  ['Das Training geht von halb drei bis vier Uhr. Wie lange dauert es?', /1 Stunde und 30 Minuten/],
  [
    'ich muss um acht in der schule sein und der weg dauert 20 minuten wann muss ich losgehen',
    /ist 7 Uhr 40/,
  ],
  ['Wie viele Beine haben 3 Hunde und 2 Hühner zusammen?', /16 Beine/],
  ['In einer Klasse sind 24 Kinder. Die Hälfte sind Mädchen. Wie viele Jungen sind es?', /12/],
  [
    'Ein Seil ist 2 Meter lang. Ich schneide 50 Zentimeter ab. Wie lang ist es noch?',
    /150 Zentimeter/,
  ],
  [
    'Peter hat 5 Murmeln und Klaus hat 7 Murmeln. Klaus gibt Peter 2 Murmeln. Wie viele Murmeln hat Peter jetzt?',
    /5 plus 2 ist 7/,
  ],
  ['Meine Schwester ist 3 Jahre jünger als ich und ich bin 11, wie alt ist sie?', /8 Jahre/],
  ['Leni ist 12 und damit 5 Jahre älter als Jonas. Wie alt ist Jonas?', /7 Jahre/],
  ['Jonas spart jede Woche 3 Euro. Wie viele Wochen spart er für 27 Euro?', /9 Wochen/],
  [
    'Ein Kilo Äpfel kostet 3 Euro, wir kaufen 2 Kilo und Bananen für 2 Euro. Was kostet das?',
    /8 Euro/,
  ],
  ['Im Regal sind 5 Reihen mit 9 Büchern, 12 sind ausgeliehen. Wie viele stehen noch da?', /33/],
  [
    'Um 9 Uhr 20 losgefahren und um 11 Uhr 5 da, wie lang fährt der Zug?',
    /1 Stunde und 45 Minuten/,
  ],
  ['29 Kinder, in ein Boot passen 4. Wie viele Boote brauchen wir?', /7 reichen nicht.+8 Boote/],
  ['Ich hab 12 Bonbons und geb jedem von 3 Freunden 2. Wie viele hab ich noch?', /Es sind 6/],
  ['In einer Stunde fährt ein Auto 80 Kilometer. Wie weit kommt es in 3 Stunden?', /240 Kilometer/],
  ['Ich hab 3 Hosen und 4 Hemden, wie viele Möglichkeiten hab ich?', /12 Möglichkeiten/],
  ['Oma kauft 3 Packungen mit je 10 Eiern. Wie viele sind das?', /30 Eier\./],
])('%s is solved', (text, answer) => {
  expect(solution(text)).toMatch(answer);
});

test('where a number is left over, nothing is guessed', () => {
  expect(solution('Lisa hat 5 Äpfel und 3 Birnen. Tom ist 9. Wie viele Äpfel hat Lisa?')).toBe(
    'unclear',
  );
});

test.each([
  'Wie viele Beine hat eine Spinne?',
  'Wie alt wird ein Elefant?',
  'Warum hat ein Jahr 365 Tage und wie viele hat ein Schaltjahr?',
  'Ich bin 8 und du?',
  'Wie lange braucht das Licht von der Sonne zur Erde?',
  'Wie viele Zähne hat ein Kind mit 6 Jahren?',
  'Wann war der Krieg von 1914 bis 1918?',
  'Was ist 3 plus 4?',
])('%s is no word problem', (text) => {
  expect(solution(text)).toBe('none');
});

test('a long text is read in no time', () => {
  const start = performance.now();
  solveWordProblem(`${'Lisa hat 5 Äpfel und '.repeat(45)} wie viele`);
  expect(performance.now() - start).toBeLessThan(200);
});

test('what all pay together is no answer to what each of them pays', () => {
  const told =
    'Drei Freunde teilen sich eine Pizza für 9 Euro und ein Wasser für 3 Euro. Was zahlt jeder?';
  expect(solveWordProblem(told).kind).toBe('unclear');
});

test('what is shared is told where it was shared', () => {
  const told = '20 Bonbons werden gerecht an 4 Kinder verteilt. Wie viele bekommt jeder?';
  expect(solveWordProblem(told)).toMatchObject({ kind: 'solved' });
});
