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
