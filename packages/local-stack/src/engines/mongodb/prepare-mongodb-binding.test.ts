import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartProblem } from '../../start-problem.ts';
import { createTempDir } from '../../testing/create-temp-dir.ts';
import { prepareMongodbBinding } from './prepare-mongodb-binding.ts';

test('needs nothing where the package loads as it is', async () => {
  const cacheDir = await createTempDir();
  expect(await prepareMongodbBinding({ cacheDir, glibc: '2.38' })).toBeUndefined();
  expect(await readdir(cacheDir)).toEqual([]);
});

describe.runIf(process.platform === 'linux')('on a Linux with glibc older than 2.38', () => {
  test('makes one patched copy, also when two processes start at once', async () => {
    const cacheDir = await createTempDir();
    // `true` stands in for the compiler: what it would write is not loaded here.
    const prepare = () => prepareMongodbBinding({ cacheDir, glibc: '2.36', compiler: 'true' });
    const [first, second] = await Promise.all([prepare(), prepare()]);
    expect(second).toEqual(first);
    expect(await prepare()).toEqual(first);

    const finished = path.dirname(first?.bindingPath ?? '');
    expect(await readdir(cacheDir)).toEqual([path.basename(finished)]);
    expect(await readdir(finished)).toContain('libembedded_mongodb_native.so');
  });

  test('names the ways out when there is no C compiler, and leaves nothing behind', async () => {
    const cacheDir = await createTempDir();
    const preparing = prepareMongodbBinding({ cacheDir, glibc: '2.31', compiler: 'no-such-cc' });
    await expect(preparing).rejects.toThrow(StartProblem);
    await expect(preparing).rejects.toThrow(/gcc[\s\S]*MONGODB_URI/);
    expect(await readdir(cacheDir)).toEqual([]);
  });
});
