import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const prefix = 'redis-';

/**
 * A new name for the socket of this process's Redis, in the folder of the stack's sockets. One that is
 * still ending removes the name it had, so none is used twice; what killed ones left is removed.
 */
export async function ownSocketPath(runDir: string): Promise<string> {
  for (const name of await readdir(runDir)) {
    if (name.startsWith(prefix)) await rm(path.join(runDir, name), { force: true });
  }
  return path.join(runDir, `${prefix}${process.pid}.sock`);
}
