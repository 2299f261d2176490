import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';

interface Balancer {
  url: string;
  add: (copyUrl: string) => void;
  /** Calls that never reached an answer, because a replica was gone. */
  failures: string[];
  close: () => void;
}

const LOOK_EVERY_MS = 100;
/** As our own clients do it: shorter than a replica takes to leave. */
const KEEP_IDLE_MS = 900;
/** Towards clients, who give theirs up earlier. */
const KEEP_NEAR_IDLE_MS = 72_000;

/**
 * Gives each request to the next replica in turn, and websockets too, as long as the replica's `/healthz`
 * is 200. It tries nothing twice, so that nothing lost is hidden.
 */
export async function openBalancer(): Promise<Balancer> {
  const replicas = new Set<{ url: URL; isWell: boolean }>();
  const failures: string[] = [];
  const agent = new http.Agent({ keepAlive: true, timeout: KEEP_IDLE_MS });
  const tunnels = new Set<Socket>();
  let turn = 0;

  const next = () => {
    const well = [...replicas].filter(({ isWell }) => isWell);
    turn += 1;
    return well[turn % well.length]?.url;
  };

  const look = setInterval(() => {
    for (const replica of replicas) {
      fetch(new URL('/healthz', replica.url)).then(
        async (answer) => {
          replica.isWell = answer.ok;
          await answer.body?.cancel();
        },
        () => replicas.delete(replica),
      );
    }
  }, LOOK_EVERY_MS);

  const server = http.createServer((near, answer) => {
    const replica = next();
    if (replica) passOn({ near, answer, replica, agent, failures });
    else refuse(answer, failures, `${near.method} ${near.url}: no replica is there`);
  });
  server.keepAliveTimeout = KEEP_NEAR_IDLE_MS;
  server.on('upgrade', (near, socket: Socket, head) => {
    const replica = next();
    if (!replica) return socket.destroy();
    const far = net.connect(Number(replica.port), replica.hostname);
    const lines = Array.from({ length: near.rawHeaders.length / 2 }, (_, index) =>
      near.rawHeaders.slice(index * 2, index * 2 + 2).join(': '),
    );
    far.write(`${[`GET ${near.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    far.write(head);
    socket.pipe(far).pipe(socket);
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      tunnels.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        tunnels.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    add: (copyUrl) => replicas.add({ url: new URL(copyUrl), isWell: true }),
    failures,
    close: () => {
      clearInterval(look);
      for (const tunnel of tunnels) tunnel.destroy();
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Passed {
  near: IncomingMessage;
  answer: ServerResponse;
  replica: URL;
  agent: http.Agent;
  failures: string[];
}

function passOn({ near, answer, replica, agent, failures }: Passed): void {
  const { method, url: path, headers } = near;
  const far = http.request({
    host: replica.hostname,
    port: replica.port,
    method,
    path,
    headers,
    agent,
  });
  far.once('response', (response) => {
    // Keep-alive is decided for each side of the balancer by itself.
    const { connection: _, ...rest } = response.headers;
    answer.writeHead(response.statusCode ?? 502, rest);
    response.pipe(answer);
    response.once('error', (error) => {
      if (!answer.destroyed) failures.push(`${method} ${path} broke off: ${error.message}`);
      answer.destroy();
    });
  });
  far.once('error', (error) => {
    if (answer.destroyed || answer.headersSent) return;
    refuse(answer, failures, `${method} ${path}: ${error.message}`);
  });
  answer.once('close', () => {
    if (!answer.writableFinished) far.destroy();
  });
  near.pipe(far);
}

function refuse(answer: ServerResponse, failures: string[], why: string): void {
  failures.push(why);
  answer.writeHead(502).end();
}
