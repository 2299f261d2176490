import { chmodSync, lstatSync, renameSync, rmSync } from 'node:fs';
import type { ListenAddress } from '../../config/listen-address.ts';
import type { Server } from '../create-server.ts';

/**
 * Lets a server answer at its address. A socket is bound under a name of this process's own and then
 * put in its place in one step: what a killed process left there does not matter, a predecessor that
 * is still ending cannot take the new one away, and callers never find a gap. Only this user may
 * connect.
 */
export async function listenAt(
  server: Pick<Server, 'listen' | 'server'>,
  address: ListenAddress,
): Promise<void> {
  if (!('path' in address)) {
    await server.listen(address);
    return;
  }
  const { path } = address;
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true }); // of a process that had our number before a reboot
  await server.listen({ path: draft });
  chmodSync(draft, 0o600);
  const ours = lstatSync(draft).ino;
  renameSync(draft, path);
  // Node itself removes the name that was bound, and would do so of a successor's.
  server.server.once('close', () => {
    if (lstatSync(path, { throwIfNoEntry: false })?.ino === ours) rmSync(path, { force: true });
  });
}
