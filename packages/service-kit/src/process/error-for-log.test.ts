import { expect, test } from 'vitest';
import { errorForLog } from './error-for-log.ts';

test('an error tells what, where and why', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(errorForLog(new TypeError('no database', { cause }))).toEqual({
    type: 'TypeError',
    message: 'no database',
    stack: expect.stringContaining('error-for-log.test.ts'),
    cause: {
      type: 'Error',
      message: 'connect ECONNREFUSED',
      stack: expect.any(String),
      code: 'ECONNREFUSED',
    },
  });
});

test('documents and commands that a driver attaches stay out', () => {
  const document = { prompt: 'Ich heiße Anna' };
  const error = Object.assign(new Error('E11000'), {
    insertedDocs: [document],
    writeErrors: [{ err: { op: document } }],
    command: { args: [Buffer.from(document.prompt)] },
  });
  expect(JSON.stringify(errorForLog(error))).not.toContain('Anna');
});

test('a thrown value that is no error shows its kind only', () => {
  expect(errorForLog('Ich heiße Anna')).toMatchObject({ type: 'string' });
});
