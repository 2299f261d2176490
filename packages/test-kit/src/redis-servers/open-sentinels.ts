import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { waitFor } from '../wait-for.ts';
import type { RedisServer } from './find-redis-server.ts';
import { StartedServer } from './start-redis-server.ts';

const NAME = 'lux';

export type Sentinels = Awaited<ReturnType<typeof openSentinels>>;

/** A master with two replicas, and three sentinels that put one of them in its place when it is gone. */
export async function openSentinels(server: RedisServer) {
  const ports = await pickFreePorts(6);
  const [masterPort] = ports;
  const data = ['appendonly yes', 'save ""', 'repl-diskless-sync-delay 0'];
  const servers = ports.slice(0, 3).map((port, index) => {
    const follows = index === 0 ? [] : [`replicaof 127.0.0.1 ${masterPort}`];
    return new StartedServer(server, port, [...data, ...follows]);
  });
  const watch = [
    `sentinel monitor ${NAME} 127.0.0.1 ${masterPort} 2`,
    `sentinel down-after-milliseconds ${NAME} 2000`,
    `sentinel failover-timeout ${NAME} 6000`,
  ];
  const sentinels = ports
    .slice(3)
    .map((port) => new StartedServer(server, port, watch, ['--sentinel']));
  const all = [...servers, ...sentinels];
  const close = async () => {
    await Promise.all(all.map((one) => one.close()));
  };
  const master = async (): Promise<StartedServer> =>
    waitFor(async () => {
      const answer = await sentinels[0]?.ask('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME);
      const port = Array.isArray(answer) ? Number(answer[1]) : 0;
      return servers.find((one) => one.port === port);
    });

  try {
    for (const one of all) await one.start();
    for (const one of sentinels) {
      await waitFor(
        async () => {
          const answer = await one.ask('SENTINEL', 'CKQUORUM', NAME);
          const replicas = await one.ask('SENTINEL', 'REPLICAS', NAME);
          return (
            String(answer).startsWith('OK 3') && Array.isArray(replicas) && replicas.length === 2
          );
        },
        { timeoutMs: 40_000, what: 'the sentinels know each other' },
      );
    }
  } catch (error) {
    await close();
    throw error;
  }
  const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return { url: `redis+sentinel://${hosts}/${NAME}`, master, close };
}
