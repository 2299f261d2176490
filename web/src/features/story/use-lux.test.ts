import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { contextOf, storyRefusal } from './use-lux.ts';

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

test('a story that fits is told whole', () => {
  expect(contextOf('Eins.\n\nZwei.')).toBe('Eins.\n\nZwei.');
});

test('of a very long story LUX is told the end, from a whole paragraph on', () => {
  const context = contextOf(`${'a'.repeat(15_000)}\n\nMitte ${'b'.repeat(15_000)}\n\nEnde.`);
  expect(context.startsWith('Mitte')).toBe(true);
  expect(context.endsWith('Ende.')).toBe(true);
  expect(context.length).toBeLessThanOrEqual(20_000);
});
