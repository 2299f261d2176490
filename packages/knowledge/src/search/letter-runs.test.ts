import { expect, test } from 'vitest';
import { knowledge } from '../testing/known.ts';

/** What could answer a question, as their things are called. */
const consideredFor = (question: string) =>
  knowledge.considered(question, []).map(({ entry }) => entry.asks.join(' '));

test.each([
  ['warum muss man steuern bezahlen', /Steuern zahlen/],
  ['warum stinken füße nach käse', /Warum stinken Füße/],
])('what is built of the same letters is weighed, too: %s', (question, asked) => {
  expect(consideredFor(question).join('|')).toMatch(asked);
});

test('an entry is told that was asked for in other forms of its words', () => {
  expect(knowledge.answer('wieso gibt es ebbe')?.text).toMatch(/Mond/);
});
