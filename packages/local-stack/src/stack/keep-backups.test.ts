import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { createBackupKeeper } from './keep-backups.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;

async function open() {
  const dir = path.join(await createTempDir(), 'back-ups');
  const state = {
    at: Date.parse('2026-03-28T12:00:00Z'),
    isBroken: false,
    isSlow: false,
    begun: 0,
  };
  const printed: string[] = [];
  let waiting: (() => void) | null = null;
  const { look, stop } = createBackupKeeper({
    dir,
    keep: 3,
    isEncrypted: true,
    env: {},
    print: (line) => printed.push(line),
    now: () => state.at,
    write: async (file, signal) => {
      if (state.isBroken) throw new Error('Die Platte ist voll.');
      state.begun += 1;
      if (state.isSlow) {
        await new Promise<void>((resolve, reject) => {
          waiting = resolve;
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      }
      await writeFile(file, '');
    },
  });
  return {
    dir,
    state,
    printed,
    look,
    stop,
    finish: () => waiting?.(),
    names: async () => (await readdir(dir)).sort(),
  };
}

test('there is one back-up a day, also over the change of clocks, and the oldest go', async () => {
  const { look, state, names, dir } = await open();
  for (let hour = 0; hour < 4 * 24; hour += 6) {
    await look();
    state.at += 6 * HOUR_MS;
  }
  await writeFile(path.join(dir, 'notes.txt'), 'stays');
  await look();
  expect(await names()).toEqual([
    'lux-2026-03-30T12-00-00.tar.gz.age',
    'lux-2026-03-31T12-00-00.tar.gz.age',
    'lux-2026-04-01T12-00-00.tar.gz.age',
    'notes.txt',
  ]);
});

test('one that fails is said and tried again, and the older ones stay', async () => {
  const { look, state, names, printed } = await open();
  await look();
  state.at += 5 * DAY_MS;
  state.isBroken = true;
  await look();
  expect(printed).toEqual([expect.stringMatching(/nicht gelungen: Die Platte ist voll\.$/)]);
  expect(await names()).toHaveLength(1);
  state.isBroken = false;
  await look();
  expect(await names()).toHaveLength(2);
});

test('a slow one is not begun twice, ends with LUX without a word, and what a killed one left goes', async () => {
  const { look, stop, finish, state, names, printed, dir } = await open();
  await look();
  state.at += DAY_MS;
  state.isSlow = true;
  const looks = [look(), look()];
  await vi.waitFor(() => expect(state.begun).toBe(2));
  finish();
  await Promise.all(looks);
  expect([state.begun, (await names()).length]).toEqual([2, 2]);

  await writeFile(path.join(dir, 'lux-2026-03-01T12-00-00.tar.gz.age.part'), 'half');
  state.at += DAY_MS;
  const last = look();
  await vi.waitFor(() => expect(state.begun).toBe(3));
  await stop();
  await last;
  expect([printed, (await names()).length]).toEqual([[], 2]);
});
