import { expect, test } from 'vitest';
import { teacher } from './testing/teacher.ts';

/** What LUX says last in a talk of these questions. */
function lastOf(...questions: string[]): string {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const question of questions) {
    const content = teacher.answer(question, { history, assistantName: 'LUX', level: 'older' });
    history.push({ role: 'user', content: question }, { role: 'assistant', content });
  }
  return history.at(-1)?.content ?? '';
}

test('what a child tells it is working on is what "die" means', () => {
  expect(lastOf('Ich mach ein Plakat über Wölfe', 'leben die allein')).toMatch(/Wölfe/);
});

test('how many people there are on an island is not told of the whole earth', () => {
  const told = lastOf('Weißt du was über Island?', 'wie viele Menschen gibts da so');
  expect(told).toMatch(/Island/);
});

test('a mouse is not taken for a wall', () => {
  expect(
    lastOf('Was macht mein Herz', 'wie oft so in der Minute', 'und bei ner Maus?'),
  ).not.toMatch(/Mauer/);
});

test('one word of doubt is about what is talked of', () => {
  expect(lastOf('Erklär mir Strom', 'gefährlich?')).toMatch(/Strom/);
});

test('what hurts of ice cream is no answer about a woodpecker', () => {
  expect(lastOf('Der Specht hämmert so doll, warum kriegt der kein Kopfweh?')).not.toMatch(/eis/i);
});

test('a question without a mark is not heard as a telling', () => {
  expect(lastOf('Welche Jahreszeiten kennst du', 'und in welcher sind wir im August')).not.toMatch(
    /seid ihr/,
  );
});

test.each([
  [['Was ist eine Sonnenfinsternis?', 'darf man da reingucken'], /nie ohne/],
  [['Wie oft schlägt das Herz in der Minute?', 'und wenn ich renne'], /schneller/],
])('a warning and a case are asked of what is talked of: %j', (talk, told) => {
  expect(lastOf(...talk)).toMatch(told);
});
