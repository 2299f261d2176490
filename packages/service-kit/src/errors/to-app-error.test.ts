import { expect, test } from 'vitest';
import { toAppError } from './to-app-error.ts';

const named = (name: string, message = 'away') => Object.assign(new Error(message), { name });
const coded = (code: string, message = 'ended') => Object.assign(new Error(message), { code });

test.each([
  ['no server found', named('MongoServerSelectionError')],
  ['the connection broke', named('MongoNetworkError')],
  ['it ended while writing', coded('EPIPE', 'This socket has been ended by the other party')],
  [
    'it ended in a bulk write',
    Object.assign(named('MongoBulkWriteError'), { errorResponse: coded('EPIPE') }),
  ],
  ['not connected yet', named('MongooseError', 'Cannot call x before initial connection')],
])('MongoDB away (%s) is the database error of SPEC', (_how, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'DATABASE_CONNECTION_FAILED', status: 503 });
});

test('a document nobody can write is no outage', () => {
  const tooLarge = new RangeError('document is too large');
  const error = Object.assign(named('MongoBulkWriteError'), { errorResponse: tooLarge });
  expect(toAppError(error)).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 });
});

const full = new Error("OOM command not allowed when used memory > 'maxmemory'.");
const aborted = new Error('EXECABORT Transaction discarded because of previous errors.');

test.each([
  ['by a command', full],
  ['by a script', new Error(`${full.message} script: 0a1b, on @user_script:9.`)],
  ['by a transaction', Object.assign(aborted, { previousErrors: [full] })],
])('a Redis that is full, told %s, is an outage and no mistake of ours', (_how, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
});

test.each([
  ['a command', new Error('MOVED 5061 127.0.0.1:7001')],
  ['a script', new Error('NOSCRIPT No matching script. Please use EVAL.')],
  [
    'a transaction',
    Object.assign(new Error('EXECABORT Transaction discarded because of previous errors.'), {
      previousErrors: [new Error('ASK 5061 127.0.0.1:7001')],
    }),
  ],
])(
  'a slot that goes to another master under %s is an outage and no mistake of ours',
  (_what, error) => {
    expect(toAppError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  },
);

test('a transaction that is wrong for other reasons is a mistake', () => {
  const wrong = Object.assign(new Error('EXECABORT'), {
    previousErrors: [new Error('ERR syntax')],
  });
  expect(toAppError(wrong)).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 });
});
