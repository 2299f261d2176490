import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Where children's words lie in clear until they are packed, or put back. */
const NAME = 'lux-backup-';
const LEFT_AFTER_MS = 6 * 3_600_000;
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Works in a folder of its own, readable by this user alone, that goes however this process ends: by
 * itself, by a signal, or, where it was killed, with the next one that works here.
 *
 * @param place the data folder, whose disk has to take as much again; null: the temporary folder.
 * @param unfinished a file that goes with it where a signal ends this process.
 */
export async function inWorkFolder<T>(
  { place = null, unfinished }: { place?: string | null; unfinished?: string },
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = place ?? os.tmpdir();
  await removeLeftovers(parent);
  const folder = await mkdtemp(path.join(parent, NAME));
  const leave = () => {
    rmSync(folder, { recursive: true, force: true });
    if (unfinished) rmSync(unfinished, { force: true });
    process.exit(130);
  };
  for (const signal of ENDINGS) process.once(signal, leave);
  try {
    return await work(folder);
  } finally {
    for (const signal of ENDINGS) process.off(signal, leave);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a killed process of this user's left. What is another user's is not ours to touch. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(NAME)) continue;
    const file = path.join(parent, name);
    const found = await lstat(file).catch(() => null);
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue;
    if (Date.now() - found.mtimeMs < LEFT_AFTER_MS) continue;
    await rm(file, { recursive: true, force: true }).catch(() => {});
  }
}
