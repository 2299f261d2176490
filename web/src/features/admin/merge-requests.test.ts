import { expect, test } from 'vitest';
import { buildRequest } from '../../testing/build-request.ts';
import { mergeRequests } from './merge-requests.ts';

const row = (id: string) => buildRequest({ id });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test('a batch, oldest first, lands on top with the newest first', () => {
  expect(ids(mergeRequests([row('b'), row('a')], [row('c'), row('d')], 10))).toEqual([
    'd',
    'c',
    'b',
    'a',
  ]);
});

test('no request is there twice, neither from the list nor from the batch', () => {
  expect(ids(mergeRequests([row('b'), row('a')], [row('b'), row('c'), row('c')], 10))).toEqual([
    'c',
    'b',
    'a',
  ]);
});

test('the list stays short', () => {
  expect(ids(mergeRequests([row('b'), row('a')], [row('c')], 2))).toEqual(['c', 'b']);
});
