import { once } from 'node:events';
import net from 'node:net';

/**
 * A TCP proxy in front of MongoDB or Redis, for outages: `url` is the engine's, through it. `cut` breaks
 * all connections and refuses new ones; `stall` keeps them and accepts new ones, but forwards nothing.
 */
export async function openFaultProxy(engineUrl: string) {
  const target = targetOf(engineUrl);
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const server = net.createServer((near) => {
    keep(near);
    if (isSilent) return;
    const far = net.connect(target);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const keep = (socket: net.Socket) => {
    sockets.add(socket.setNoDelay(true));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const port = await listen(0);
  return {
    url: throughPort(engineUrl, port),
    cut,
    restore: async () => {
      await listen(port);
    },
    stall: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** For new connections; stalled ones stay stalled. */
    resume: () => {
      isSilent = false;
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

/** MongoDB's host may be the path of a socket, percent-encoded; Redis' address may be a path as it is. */
function targetOf(engineUrl: string): net.NetConnectOpts {
  if (engineUrl.startsWith('/')) return { path: engineUrl.replace(/\?.*/, '') };
  const host = decodeURIComponent(/^\w+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(engineUrl)?.[1] ?? '');
  if (host.startsWith('/')) return { path: host };
  const { hostname, port } = new URL(`tcp://${host}`);
  return { host: hostname, port: Number(port || (isMongo(engineUrl) ? 27_017 : 6_379)) };
}

function throughPort(engineUrl: string, port: number): string {
  if (isMongo(engineUrl)) return `mongodb://127.0.0.1:${port}/?directConnection=true`;
  if (engineUrl.startsWith('/')) {
    const password = new URL(engineUrl, 'redis://engine').searchParams.get('password') ?? '';
    return `redis://:${password}@127.0.0.1:${port}`;
  }
  return Object.assign(new URL(engineUrl), { host: `127.0.0.1:${port}` }).href;
}

function isMongo(url: string): boolean {
  return url.startsWith('mongodb:');
}
