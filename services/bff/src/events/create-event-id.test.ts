import { expect, test } from 'vitest';
import { createEventId } from './create-event-id.ts';

test('later ids sort after earlier ones, and none comes twice', () => {
  const ids = [createEventId(9), createEventId(10), createEventId(4_000_000_000_000)];
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => /^[0-9a-f]{36}$/.test(id))).toBe(true);
  expect(new Set(Array.from({ length: 1_000 }, () => createEventId(1))).size).toBe(1_000);
});
