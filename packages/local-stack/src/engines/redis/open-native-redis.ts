import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnginesOrder } from '../engines-order.ts';
import { linkSocket, newSocketPath } from '../link-socket.ts';

type Order = NonNullable<EnginesOrder['redis']>;
type OpenEngine = { close(): Promise<void> };

/**
 * `exec` makes the shell become the server. The watcher it leaves behind reads a pipe that only the
 * engine host holds: when the host dies, also by SIGKILL, the pipe ends and the server is asked to stop.
 */
const dieWithHost = '(cat <&3 >/dev/null; kill $$ 2>/dev/null) & exec "$0" "$@" 3<&-';

/** Runs this machine's Redis or Valkey server with an append-only file; its death ends the host, which is restarted. */
export async function openNativeRedis(
  order: Order,
  native: NonNullable<Order['native']>,
): Promise<OpenEngine> {
  await mkdir(native.dataDir, { recursive: true, mode: 0o700 });
  const socketPath = await newSocketPath(os.tmpdir());
  const configPath = path.join(os.tmpdir(), 'redis.conf');
  const lines = configuration(order.password, { socketPath, dataDir: native.dataDir });
  await writeFile(configPath, lines, { mode: 0o600 });

  const server = spawn('/bin/sh', ['-c', dieWithHost, native.command, configPath], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    // A Ctrl-C in the terminal would end it before those who need it.
    detached: true,
  });
  const ended = once(server, 'exit');
  const isEnded = ended.then(() => true);
  while (!(await canConnect(socketPath))) {
    if (await Promise.race([isEnded, pause(50, false)])) {
      throw new Error(`${native.command} ended while starting (code ${server.exitCode})`);
    }
  }
  await linkSocket(socketPath, order.socketPath);
  const onUnexpectedEnd = () => {
    throw new Error(`${native.command} ended (${server.signalCode ?? server.exitCode})`);
  };
  server.once('exit', onUnexpectedEnd);
  return {
    close: async () => {
      server.off('exit', onUnexpectedEnd);
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function configuration(
  password: string,
  { socketPath, dataDir }: { socketPath: string; dataDir: string },
): string {
  return [
    'port 0',
    `unixsocket ${JSON.stringify(socketPath)}`,
    'unixsocketperm 600',
    `requirepass ${password}`,
    `dir ${JSON.stringify(dataDir)}`,
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
    'loglevel warning',
    '',
  ].join('\n');
}

async function canConnect(socketPath: string): Promise<boolean> {
  const socket = net.connect(socketPath);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
