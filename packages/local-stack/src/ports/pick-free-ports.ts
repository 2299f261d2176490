import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

// Below the range from which Linux (32768) and macOS (49152) serve outgoing connections: while a
// service is being restarted no other process gets its port by chance.
const lowest = 20_000;
const highest = 32_000;

/** Picks this many different loopback ports that are free now and not reserved by the caller. */
export async function pickFreePorts(count: number, reserved: number[] = []): Promise<number[]> {
  const picked = new Set<number>();
  while (picked.size < count) {
    const port = randomInt(lowest, highest);
    if (!reserved.includes(port) && (await isFree(port))) picked.add(port);
  }
  return [...picked];
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer();
  try {
    await once(server.listen({ host: '127.0.0.1', port, exclusive: true }), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
