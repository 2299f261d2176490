import { readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a fixed name lead to an engine's socket, so that others find the engine again after a restart.
 * The link is replaced in one step: a connecting client never finds none.
 */
export async function linkSocket(target: string, link: string): Promise<void> {
  const draft = `${link}.new`;
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(draft, link);
}

const prefix = 'redis-';

/**
 * A new name for the socket of this process's Redis, in the folder of the stack's sockets. One that is
 * still ending removes the name it had, so none is used twice; what killed ones left is removed.
 */
export async function newSocketPath(runDir: string): Promise<string> {
  for (const name of await readdir(runDir)) {
    if (name.startsWith(prefix)) await rm(path.join(runDir, name), { force: true });
  }
  return path.join(runDir, `${prefix}${process.pid}.sock`);
}
