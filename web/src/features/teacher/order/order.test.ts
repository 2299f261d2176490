import { expect, test } from 'vitest';
import { moveTo, placeAfter } from './order.ts';

test('who is moved stands at the new place, the others close up', () => {
  const seats = ['igel', 'fuchs', 'eule', 'wal'];
  expect(moveTo(seats, 'igel', 2)).toEqual(['fuchs', 'eule', 'igel', 'wal']);
  expect(moveTo(seats, 'wal', 0)).toEqual(['wal', 'igel', 'fuchs', 'eule']);
  expect(moveTo(seats, 'eule', 2)).toEqual(seats);
});

test('arrows lead through the rows of the room and not out of it', () => {
  const room = { columns: 4, count: 10 };
  expect(placeAfter('ArrowDown', { index: 1, ...room })).toBe(5);
  expect(placeAfter('ArrowDown', { index: 7, ...room })).toBeNull();
  expect(placeAfter('ArrowUp', { index: 3, ...room })).toBeNull();
  expect(placeAfter('ArrowLeft', { index: 4, ...room })).toBe(3);
  expect(placeAfter('ArrowRight', { index: 9, ...room })).toBeNull();
  expect(placeAfter('End', { index: 0, ...room })).toBe(9);
  expect(placeAfter('a', { index: 0, ...room })).toBeNull();
});
