import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';
import { ofAnybody } from './of-anybody.ts';

test.each([
  ['warum kriegt mein Opa graue Haare', 'warum kriegt man graue Haare'],
  ['wieso leckt meine Katze sich immer', 'wieso leckt eine Katze sich immer'],
])('what is asked of one’s own is asked of anybody: %s', (question, asked) => {
  expect(ofAnybody(question)).toBe(asked);
});

test.each([
  'warum ist mein Bruder so gemein',
  'warum hat Papa Mama angeschrien',
  'wie alt ist mein Bruder',
  'warum weint meine Mama',
  'warum atmet mein Baby so schnell',
  'warum zieht sich mein Onkel aus',
  'warum blutet mein Hund',
])('what is asked of somebody’s life stays so: %s', (question) => {
  expect(ofAnybody(question)).toBeNull();
});

test('what happens to everybody is told, whoever it is asked of', () => {
  const say = (question: string) => teacher.answer(question, { assistantName: 'LUX', history: [] });
  expect(say('wie hat oma früher telefoniert wenn sie kein handy hatte')).toMatch(/Telefonzelle/);
  expect(say('was ist diabetes ein mädchen in meiner klasse hat das')).toMatch(/Zucker/);
});
