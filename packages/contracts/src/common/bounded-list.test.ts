import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { boundedList } from './bounded-list.ts';

const message = 'Das ist zu viel auf einmal.';

test('of a list that is too long nothing is looked at', () => {
  const look = vi.fn(() => true);
  const List = boundedList(z.unknown().refine(look), { max: 3, message });
  expect(List.safeParse([1, 2, 3]).success).toBe(true);
  expect(look).toHaveBeenCalledTimes(3);
  const refused = List.safeParse(Array.from({ length: 1_000_000 }, () => ({})));
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual([message]);
  expect(look).toHaveBeenCalledTimes(3);
});

test('what is no list, or holds something else, is refused as ever', () => {
  const List = boundedList(z.string(), { max: 3, message });
  for (const wrong of ['text', { length: 2 }, null, [1]]) {
    expect(List.safeParse(wrong).success).toBe(false);
  }
});

test('the API’s description still says what the list holds', () => {
  const described = z.toJSONSchema(boundedList(z.string(), { max: 3, message }), { io: 'input' });
  expect(described).toMatchObject({ type: 'array', items: { type: 'string' } });
});
