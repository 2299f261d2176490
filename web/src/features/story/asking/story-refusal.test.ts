import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { storyRefusal } from './story-refusal.ts';

const FAILED =
  'Bei der Erstellung des Geschichtenanfangs, der Fortsetzung oder des Charakters ist ein Fehler aufgetreten.';
const error = (status: number, code: string, message = 'Ein Satz.') =>
  new ApiError({ status, code, message, isForPerson: true });

test.each([
  [error(500, 'STORY_FAILED'), { kind: 'failed', description: FAILED }],
  [error(200, 'BAD_ANSWER'), { kind: 'failed', description: FAILED }],
  [new Error('anything'), { kind: 'failed', description: FAILED }],
  [error(429, 'TOO_MANY'), { kind: 'failed', description: 'Ein Satz.' }],
  [error(0, 'NO_CONNECTION'), { kind: 'offline' }],
  [error(422, 'NOT_CHILD_SAFE'), { kind: 'safety', isCrisis: false, text: 'Ein Satz.' }],
  [error(422, 'CRISIS'), { kind: 'safety', isCrisis: true, text: 'Ein Satz.' }],
])('%s is told as it should', (thrown, refusal) => {
  expect(storyRefusal(thrown)).toEqual(refusal);
});
