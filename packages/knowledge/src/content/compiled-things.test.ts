import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompiled } from './compiled-things.ts';
import { namesOfFiles, readThings, THINGS } from './load-things.ts';

test('what was compiled of a file is what stands in it', { timeout: 30_000 }, () => {
  for (const name of namesOfFiles(THINGS)) {
    const path = new URL(name, THINGS);
    const compiled = readCompiled(name, readFileSync(path));
    if (compiled !== undefined) expect(compiled).toEqual(readThings(path));
  }
});

test('a file that was changed since is not taken as it was compiled', () => {
  const [name = ''] = namesOfFiles(THINGS);
  expect(readCompiled(name, Buffer.from('things: []'))).toBeUndefined();
  expect(readCompiled('unknown.yaml', Buffer.from(''))).toBeUndefined();
});
