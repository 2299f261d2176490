import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { prepareDataDir } from './prepare-data-dir.ts';

test('makes the folder where there is none', async () => {
  const folder = path.join(await createTempDir(), 'new/data');
  expect(await prepareDataDir(folder)).toBe(folder);
});

test('what it makes is for this user alone', async () => {
  const folder = path.join(await createTempDir(), 'new/data');
  await prepareDataDir(folder);
  for (const made of ['..', '.', 'logs']) {
    expect([made, (await stat(path.join(folder, made))).mode & 0o777]).toEqual([made, 0o700]);
  }
});

test.each(['file/data', 'file'])('says plainly that it cannot write to %s', async (place) => {
  const folder = await createTempDir();
  await writeFile(path.join(folder, 'file'), '');
  const preparing = prepareDataDir(path.join(folder, place));
  await expect(preparing).rejects.toThrow(StartProblem);
  await expect(preparing).rejects.toThrow(/kann nicht geschrieben werden[\s\S]*DATA_DIR=/);
});

test.runIf(process.platform === 'linux')('does not hang where nothing can be made', async () => {
  await expect(prepareDataDir('/proc/no-such/data')).rejects.toThrow(StartProblem);
});
