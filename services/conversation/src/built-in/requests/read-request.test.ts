import { statSync } from 'node:fs';
import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { expect, test } from 'vitest';
import { createRequestReader } from './read-request.ts';
import { patternsFingerprint, readRequestWeights, tasksUrl, wordsUrl } from './request-weights.ts';

const read = createRequestReader(createWordDesk().classOf);

test('the weights were trained with the patterns that lie beside them, and are small', () => {
  const { tasks, words } = readRequestWeights();
  const message = 'data/desks/requests.txt was changed: npm run train -w @lux/conversation';
  expect(tasks.header.fingerprint, message).toBe(patternsFingerprint());
  expect(words.header.fingerprint, message).toBe(patternsFingerprint());
  expect(statSync(tasksUrl).size + statSync(wordsUrl).size).toBeLessThanOrEqual(2_500_000);
});

test.each([
  [
    'pfannkuchen und honig, wie sagen das die leute in london',
    'en-toEnglish',
    'pfannkuchen und honig',
  ],
  [
    'meine tante ist lustig, das alles auf englisch bitte',
    'en-toEnglish',
    'meine tante ist lustig',
  ],
  ['one goose, two ...', 'en-plural', 'goose'],
  ['tomate, welcher artikel', 'article', 'tomate'],
  ['ich soll reimen und such was auf katze', 'rhyme', 'katze'],
  ['die hose meiner schwester, welcher fall ist das', 'caseOf', 'die hose meiner schwester'],
] as const)('%s asks for %s of %s', (said, task, word) => {
  expect(read(said)).toMatchObject({ task, word });
});

test.each(['warum haben zebras streifen', 'mein hamster ist gestern gestorben'])(
  '%s asks nothing of a word',
  (said) => {
    expect(read(said)?.share ?? 0).toBeLessThan(0.5);
  },
);
