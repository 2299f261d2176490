import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../skill.ts';
import { asksOnlyOfWord, createAnswerAskedOfWord } from './asked-of-word.ts';

const answer = createAnswerAskedOfWord(createWordDesk());
const ask = (question: string, before: Partial<Asked> = {}) =>
  answer({
    question,
    history: [],
    earlier: [],
    level: 'young',
    now: new Date(0),
    ...before,
  } as Asked);

test.each([
  ['ist weinen ein nomen', 'Verb'],
  ['reimt sich Tod auf Brot?', 'Ja'],
  ['was sind tunwörter', 'Ein Verb'],
  ['was ist der wer fall', 'Nominativ'],
  ['nenn mir zwei wörter mit sp', 'Sp'],
  ['Was heißt das, wenn jemand geizig ist?', 'gibt nicht gern'],
])('"%s" asks of a word alone', (question, part) => {
  expect(ask(question)).toContain(part);
});

test('the next word is asked of in the same way', () => {
  const earlier = ['wie heißt die Mehrzahl von Mama'];
  const last = 'Eine Mama, viele Mamas. Die Mehrzahl heißt: die Mamas.';
  expect(ask('und von oma', { earlier, last })).toContain('Omas');
});

test.each([
  'ich muss immer weinen',
  'ist mein hund traurig',
  'was ist ein hund',
  'warum weint man',
  'und essen',
])('"%s" is left to others', (question) => {
  expect(asksOnlyOfWord(question)).toBe(false);
});
