import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { makeTestFolder } from './test-folders.ts';

/** A folder that is removed when the running test ends. */
export async function createTempDir(): Promise<string> {
  const folder = await makeTestFolder('lux-test-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
