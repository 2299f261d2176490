import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { lockDataDir } from './lock-data-dir.ts';

const lockModule = new URL('./lock-data-dir.ts', import.meta.url).href;

test('a second stack on the same data folder is refused and told where the first one is', async () => {
  const folder = await createTempDir();
  const lock = await lockDataDir(folder, () => 'Prozess 42, http://localhost:3000');
  const second = lockDataDir(folder, () => '');
  await expect(second).rejects.toThrow(/läuft .* schon: Prozess 42, http:\/\/localhost:3000/);

  await lock.release();
  const third = await lockDataDir(folder, () => '');
  await third.release();
});

test('the lock of a killed process holds nobody up', async () => {
  const folder = await createTempDir();
  const script = `
    const { lockDataDir } = await import('${lockModule}');
    await lockDataDir('${folder}', () => 'killed');
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(holder.stdout, 'data');
  await expect(lockDataDir(folder, () => '')).rejects.toThrow('killed');
  holder.kill('SIGKILL');
  await once(holder, 'exit');

  const lock = await lockDataDir(folder, () => '');
  await lock.release();
});
