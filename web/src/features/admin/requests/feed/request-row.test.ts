import { expect, test } from 'vitest';
import { buildRequest } from '../../../../testing/builders/builders.ts';
import { matchesFilter, RequestRow } from './request-row.ts';

const row = RequestRow.parse(
  buildRequest({
    timestamp: '2025-03-09T10:00:00.000Z',
    type: 'image',
    visitorToken: 'Ab12cD34eF',
    prompt: 'Ein Drache (rot)',
    response: null,
    safety: 'blocked',
  }),
);

test.each([
  [{}, true],
  [{ type: 'image' }, true],
  [{ type: 'text' }, false],
  [{ type: 'image', only: 'ai' }, true],
  [{ only: 'all' }, true],
  [{ from: '2025-03-09T10:00:00.000Z' }, true],
  [{ to: '2025-03-09T10:00:00.000Z' }, false],
  [{ from: '2025-03-09T11:30:00+02:00', to: '2025-03-09T12:30:00+02:00' }, true],
  [{ visitor: 'Ab12' }, true],
  [{ visitor: 'b12c' }, false],
  [{ text: 'drache (ROT' }, true],
  [{ text: 'Hund' }, false],
  [{ safety: 'any' }, true],
  [{ safety: 'open' }, true],
  [{ safety: 'crisis' }, false],
] as const)('%o → %s', (filter, isMatch) => {
  expect(matchesFilter(row, filter)).toBe(isMatch);
});

test('a handled event is no longer open, one without a mark is none', () => {
  const handled = { ...row, handled: { at: row.timestamp, by: 'chefin' } };
  expect(matchesFilter(handled, { safety: 'open' })).toBe(false);
  expect(matchesFilter(handled, { safety: 'blocked' })).toBe(true);
  expect(matchesFilter({ ...row, safety: null }, { safety: 'any' })).toBe(false);
});
