import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is removed when the running test ends. */
export async function createTempDir(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'lux-test-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
