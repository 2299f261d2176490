import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../start-problem.ts';

type Lock = { release(): Promise<void> };

/**
 * Lets one stack at a time use a data folder. The lock is a listening socket, not a file with a
 * process number: the kernel lets go of it however the holder ends, and numbers are used again.
 * Throws StartProblem naming the holder (`describe`, German, e.g. its address).
 */
export async function lockDataDir(runDir: string, describe: () => string): Promise<Lock> {
  const socketPath = path.join(runDir, 'lock.sock');
  const holder = await askHolder(socketPath);
  if (holder !== undefined) {
    throw new StartProblem(
      `LUX läuft mit diesem Datenordner schon: ${holder}.\nBitte dort mit Strg+C beenden oder einen anderen nehmen: DATA_DIR=/anderer/ordner npm start`,
    );
  }
  // Two starts in the same millisecond may both get here; MongoDB's own lock then stops the second.
  await rm(socketPath, { force: true });
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.end(describe());
  });
  await once(server.listen(socketPath), 'listening');
  server.unref();
  return {
    release: async () => {
      server.close();
      await rm(socketPath, { force: true });
    },
  };
}

async function askHolder(socketPath: string): Promise<string | undefined> {
  const socket = net.connect(socketPath);
  try {
    await once(socket, 'connect');
    return await text(socket.setTimeout(2_000, () => socket.end()));
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
