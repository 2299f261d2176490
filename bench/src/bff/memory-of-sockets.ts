import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { Pool } from 'undici';
import { z } from 'zod';

const script = fileURLToPath(new URL('./serve-sockets.ts', import.meta.url));
/** Whatever is compiled and made once is there after so many. */
const FIRST = 200;
const AT_ONCE = 50;
const Ready = z.object({ url: z.string() });
const Memory = z.object({ keptBytes: z.number(), rssBytes: z.number() });

/**
 * Bytes that one of so many joined sockets keeps, and by how much it lets the process grow.
 *
 * @param environment of the bff; without it Socket.IO is bare.
 */
export async function memoryOfSockets(count: number, environment?: Record<string, string>) {
  const child = fork(script, environment ? [JSON.stringify(environment)] : [], {
    execArgv: ['--expose-gc'],
  });
  const [ready] = await once(child, 'message');
  const { url } = Ready.parse(ready);
  const pool = new Pool(url, { connections: 10 });
  const sockets: Socket[] = [];

  const read = async () => {
    const answer = once(child, 'message');
    child.send('memory');
    return Memory.parse((await answer)[0]);
  };
  const cookieOf = async (visitorToken: string): Promise<string> => {
    const shown = { 'x-visitor-token': visitorToken };
    const { headers, body } = await pool.request({
      method: 'GET',
      path: '/api/settings',
      headers: shown,
    });
    await body.dump();
    return String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
  };
  const connect = async (place: number) => {
    const visitorToken = `socket-of-the-bench-${place}`;
    const cookie = environment ? await cookieOf(visitorToken) : `lux_session=${'a'.repeat(32)}`;
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie },
    });
    sockets.push(socket);
    const joined = await socket.timeout(60_000).emitWithAck('visitor.join', { visitorToken });
    if (!joined.ok) throw new Error(`joining answered ${JSON.stringify(joined)}`);
  };
  const connectAll = async (until: number) => {
    while (sockets.length < until) {
      const places = Array.from({ length: AT_ONCE }, (_, index) => sockets.length + index);
      await Promise.all(places.map(connect));
    }
  };

  await connectAll(FIRST);
  const before = await read();
  await connectAll(FIRST + count);
  const after = await read();
  const alive = sockets.filter((socket) => socket.connected).length;
  if (alive < FIRST + count) throw new Error(`only ${alive} sockets are left`);

  for (const socket of sockets) socket.disconnect();
  await pool.close();
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
  return {
    kept: (after.keptBytes - before.keptBytes) / count,
    grown: (after.rssBytes - before.rssBytes) / count,
  };
}
