import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { openLogFile } from './open-log-file.ts';

test('keeps the log of this start and of the one before', async () => {
  const folder = await createTempDir();
  for (const line of ['first', 'second', 'third']) {
    const log = openLogFile(folder, 'media');
    log.write(line);
    await log.close();
  }
  expect(await readFile(path.join(folder, 'media.log'), 'utf8')).toBe('third\n');
  expect(await readFile(path.join(folder, 'media.previous.log'), 'utf8')).toBe('second\n');
});
