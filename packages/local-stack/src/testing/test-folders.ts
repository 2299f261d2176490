import { constants, statfsSync } from 'node:fs';
import { access, mkdtemp, realpath } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A file system in memory that every Linux has. Each journalled write waits some 5 ms for a disk, and not for it. */
const IN_MEMORY = '/dev/shm';
/** What all tests at once put there, several times over; containers often have 64 MB only. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/** A new empty folder for the data of a test's engines: in memory where there is room, otherwise on the disk. */
export async function makeTestFolder(prefix: string): Promise<string> {
  const parent = (await hasRoomInMemory()) ? IN_MEMORY : os.tmpdir();
  return realpath(await mkdtemp(path.join(parent, prefix)));
}

async function hasRoomInMemory(): Promise<boolean> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > NEEDED_BYTES && os.freemem() > NEEDED_BYTES;
  } catch {
    return false;
  }
}
