import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompiled } from './compiled-things.ts';
import { namesOfFiles, readThings, THINGS } from './load-things.ts';

test('each file is compiled, and what was compiled is what stands in it', {
  timeout: 30_000,
}, () => {
  for (const name of namesOfFiles(THINGS)) {
    const path = new URL(name, THINGS);
    const compiled = readCompiled(name, readFileSync(path));
    expect(compiled, `${name}: run node src/compile-things.ts`).toEqual(readThings(path));
  }
});

test('a file that was changed since is not taken as it was compiled', () => {
  const [name = ''] = namesOfFiles(THINGS);
  expect(readCompiled(name, Buffer.from('things: []'))).toBeUndefined();
  expect(readCompiled('unknown.yaml', Buffer.from(''))).toBeUndefined();
});
