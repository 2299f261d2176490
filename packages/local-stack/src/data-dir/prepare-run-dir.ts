import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, lstat, mkdir, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Length limit of a Unix socket's path on macOS; Linux allows four more. */
const longestSocketPath = 103;
const longestName = 'embedded-mongodb-XXXXXX/mongodb.sock';

/**
 * Folder for the sockets of one data folder, readable by this user alone: `run` inside it, or, where
 * the path is too long or the file system knows no sockets, one in the temporary folder that
 * depends on the data folder only.
 */
export async function prepareRunDir(dataDir: string): Promise<string> {
  const preferred = path.join(dataDir, 'run');
  await makePrivate(preferred);
  if (await canHoldSockets(preferred)) return preferred;

  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const fallback = path.join(os.tmpdir(), `lux-${hash}`);
  await makePrivate(fallback);
  return fallback;
}

async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${folder} belongs to somebody else`);
  }
  await chmod(folder, 0o700);
}

async function canHoldSockets(folder: string): Promise<boolean> {
  if (Buffer.byteLength(path.join(folder, longestName)) > longestSocketPath) return false;
  const probe = path.join(folder, `probe-${process.pid}.sock`);
  await rm(probe, { force: true });
  const server = net.createServer();
  try {
    await once(server.listen(probe), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
