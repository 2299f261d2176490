import { expect, test } from 'vitest';
import { clausesAsked } from './clauses-asked.ts';

test('two questions in one are told apart', () => {
  expect(clausesAsked('Wie hoch ist der Turm und wer hat ihn gebaut')).toEqual([
    'Wie hoch ist der Turm?',
    'und wer hat ihn gebaut',
  ]);
});

test.each(['Was fressen Hunde und Katzen', 'Ich weiß nicht, was und wie', 'Hund und was noch'])(
  '%s is no two questions',
  (question) => {
    expect(clausesAsked(question)).toBeNull();
  },
);

test('a question that begins with its verb is one of two, too', () => {
  expect(clausesAsked('Schlafen Fische auch und haben die Augenlider')).toEqual([
    'Schlafen Fische auch?',
    'und haben die Augenlider',
  ]);
});
