import { Id } from '@lux/contracts/common/ids.ts';
import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('an id has the agreed form and is another one each time', () => {
  const ids = new Set(Array.from({ length: 500 }, randomId));
  expect(ids.size).toBe(500);
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
});
