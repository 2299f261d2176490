import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');

test('every file that docs/SECURITY.md names exists', () => {
  const text = readFileSync(resolve(repository, 'docs/SECURITY.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.ts|[\w-]+(?:\.test)?\.ts)`/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => path !== 'config.ts');
  expect(named.length).toBeGreaterThan(40);
  const places = ['', 'services/bff/src'];
  const missing = named.filter(
    (path) => !places.some((place) => existsSync(resolve(repository, place, path))),
  );
  expect(missing).toEqual([]);
});
