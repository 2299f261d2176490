import { once } from 'node:events';
import net from 'node:net';

/** A door to MongoDB that a test can shut: connections break and new ones are refused. */
export async function openProxy(mongodbUri: string) {
  const target = targetOf(mongodbUri);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
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
    sockets.clear();
    await closed;
  };

  const port = await listen(0);
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    cut,
    mend: async () => {
      await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

/** Either `host:port` or the path of a socket, percent-encoded. */
function targetOf(uri: string): net.NetConnectOpts {
  const host = decodeURIComponent(/^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? '');
  if (host.startsWith('/')) return { path: host };
  const { hostname, port } = new URL(`tcp://${host}`);
  return { host: hostname, port: Number(port || 27_017) };
}
