import { mkdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { prepareRunDir } from './prepare-run-dir.ts';

test('lies inside the data folder, for this user alone', async () => {
  const folder = await createTempDir();
  const runDir = await prepareRunDir(folder);
  expect(runDir).toBe(path.join(folder, 'run'));
  expect((await stat(runDir)).mode & 0o777).toBe(0o700);
});

test('moves to the temporary folder where a socket path would be too long, always to the same place', async () => {
  const folder = path.join(await createTempDir(), 'a-rather-long-name/'.repeat(5));
  await mkdir(folder, { recursive: true });
  const runDir = await prepareRunDir(folder);
  onTestFinished(() => rm(runDir, { recursive: true }));
  expect(path.dirname(runDir)).toBe(os.tmpdir());
  expect(await prepareRunDir(folder)).toBe(runDir);
});
