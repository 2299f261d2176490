import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { tellWordProblem } from '../../testing/tell-word-problem.ts';
import { readAllWays } from '../solve-word-problem.ts';
import { solveEquations } from './solve-equations.ts';

const MANY = 500;
/** Of problems that are told at random at most one in twenty may be asked for again. */
const MOST_UNREAD = MANY / 20;

test('problems told at random are solved, and none of them wrongly', () => {
  const random = createRandom(20);
  const problems = Array.from({ length: MANY }, () => tellWordProblem(random));
  const read = problems.map(({ text, answer }) => {
    const solved = solveEquations(text);
    const value = solved?.dimension === 'length' ? solved.value / 10 : solved?.value;
    return { text, answer, value };
  });
  expect(read.filter(({ answer, value }) => value !== undefined && value !== answer)).toEqual([]);
  expect(read.filter(({ value }) => value === undefined).length).toBeLessThan(MOST_UNREAD);
});

test.each([
  ['Ben hat doppelt so viele Autos wie Paul. Zusammen haben sie 18. Wie viele hat Paul?', 6],
  ['Finn gibt seiner Schwester 5 von seinen 13 Gummibärchen. Wie viele behält er?', 8],
  ['Nach dem Spiel hat Leon 11 Karten. Er hat 4 verloren. Wie viele hatte er vorher?', 15],
  ['Sara hat 8 Nüsse, Tim hat 5 und Ole hat 7. Wie viele haben die drei zusammen?', 20],
  ['Ein Bauer hat 48 Eier und packt sie in Sechserpackungen. Wie viele Packungen werden das?', 8],
  [
    'Ein Ticket kostet für Kinder 3 Euro und für Erwachsene 5 Euro. Was zahlen 2 Erwachsene und 3 Kinder?',
    1_900,
  ],
  ['Wenn ich 4 Jahre älter wäre, wäre ich 12. Wie alt bin ich?', 8],
  [
    'mein turm hat 9 klötze ich bau 6 drauf und dann fallen 4 runter wie viele klötze hat mein turm',
    11,
  ],
])('%s → %i', (told, answer) => {
  expect(solveEquations(told)?.value).toBe(answer);
});

test.each([
  'Tom hat 3 Kekse und 2 Brüder. Wie viele Tage hat die Woche?',
  'Lisa hat 5 Äpfel und 3 Birnen. Tom ist 9. Wie viele Äpfel hat Lisa?',
  'Auf der Wiese stehen 5 Kühe und 3 Hühner. Wie viele Beine sind das?',
  'Der Film fängt um 16 Uhr an und dauert 90 Minuten. Wann ist er zu Ende?',
])('%s is left to others', (told) => {
  expect(solveEquations(told)).toBeNull();
});

test('where two readings come to different answers they do not agree, and the list of what comes and goes is told', () => {
  const told =
    'In meiner Sparbüchse waren 17 Euro. Oma hat mir 5 Euro geschenkt und ich hab ein Eis für 2 Euro gekauft. Wie viel hab ich jetzt?';
  const { worksheet, isAgreed } = readAllWays(told);
  expect(isAgreed).toBe(false);
  expect(worksheet).toContain('22 Euro minus 2 Euro ist 20 Euro');
});
