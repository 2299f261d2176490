import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;

test.each([
  [['kann man kühe essen'], /^Ja, .*Rindfleisch/],
  [['erzähl mir was über italien', 'welche tiere leben da'], /^In Italien leben/],
  [['was frisst ein hai', 'haben die zähne'], /Zähne/],
  [['was frisst ein hai', 'haben die knochen'], /Knorpel/],
  [['weshalb haben wir wimpern'], /Staub/],
  [['was ist eine ameise', 'wie heißt die hauptstadt von spanien'], /Madrid/],
])('what was written for a question is told: %s', (talk, told) => {
  const question = talk.at(-1) ?? '';
  expect(answer(question, { earlier: talk.slice(0, -1) })?.text).toMatch(told);
});
