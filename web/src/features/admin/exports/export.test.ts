import { expect, test } from 'vitest';
import { exportPath } from './export.tsx';

test('without a range everything is exported', () => {
  expect(exportPath({ kind: 'requests', format: 'csv', from: '', to: '' })).toBe(
    '/api/analytics/exports/requests.csv',
  );
});

test('the range covers its last day to the end', () => {
  const wanted = { kind: 'pictures', format: 'zip', from: '2025-03-29', to: '2025-03-30' } as const;
  const { pathname, searchParams } = new URL(exportPath(wanted), 'http://lux');
  expect(pathname).toBe('/api/analytics/exports/pictures.zip');
  expect(searchParams.get('from')).toBe(new Date(2025, 2, 29).toISOString());
  expect(searchParams.get('to')).toBe(new Date(2025, 2, 31).toISOString());
});

test('users have no time', () => {
  const wanted = { kind: 'users', format: 'json', from: '2025-03-29', to: '' } as const;
  expect(exportPath(wanted)).toBe('/api/analytics/exports/users.json');
});
