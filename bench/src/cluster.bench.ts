/**
 * What does a cluster of three masters cost where one Redis would do? Two bffs, each a process before a
 * conversation service of its own, one at a `redis-server`, one at a cluster of the same servers; asked by
 * turns, as ratios of CPU per request. Linux only; needs a `redis-server`, or apt to fetch one.
 */
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import {
  fetchRedisServer,
  findServerForTests,
} from '@lux/test-kit/redis-servers/find-redis-server.ts';
import { openRedisCluster } from '@lux/test-kit/redis-servers/open-redis-cluster.ts';
import { StartedServer } from '@lux/test-kit/redis-servers/start-redis-server.ts';
import { Pool } from 'undici';
import { openLoop } from './bff/open-loop.ts';
import { openSystem } from './bff/open-system.ts';
import { readCpu } from './bff/read-cpu.ts';
import { spawnVirtualUsers } from './bff/spawn-virtual-users.ts';
import { quantile, show } from './measuring/figures.ts';

const PER_SECOND = 200;
const SECONDS = 2;
const ROUNDS = 12;
/** The first warm up. */
const WARM_UP = 2;
const CONNECTIONS = 20;
const ROUTES = ['/api/settings', 'a conversation'] as const;

await fetchRedisServer();
const server = await findServerForTests();
if (!server) console.log('no redis-server here, and no apt to fetch one');
else await compare(server);

async function compare(given: NonNullable<typeof server>): Promise<void> {
  const [port = 0] = await pickFreePorts(1);
  const one = new StartedServer(given, port, ['appendonly yes', 'save ""']);
  await one.start();
  const cluster = await openRedisCluster(given);
  const sides = [await openSide(`redis://127.0.0.1:${port}`), await openSide(cluster.url)] as const;
  try {
    for (const route of ROUTES) {
      const figures = sides.map(() => ({ cpu: [] as number[], p50: [] as number[] }));
      for (let round = 0; round < ROUNDS; round += 1) {
        const order = round % 2 === 0 ? [0, 1] : [1, 0];
        for (const index of order) {
          const measured = await sides[index]?.measure(route);
          if (!measured || round < WARM_UP) continue;
          figures[index]?.cpu.push(measured.cpuMs);
          figures[index]?.p50.push(measured.p50Ms);
        }
      }
      const middle = figures.map(({ cpu, p50 }) => [quantile(cpu, 0.5), quantile(p50, 0.5)]);
      const [[oneCpu = 0, oneP50 = 0] = [], [manyCpu = 0, manyP50 = 0] = []] = middle;
      show(`CPU of the bff, ${route}: cluster ÷ one server`, manyCpu / oneCpu, '≤ 1.10');
      show(`p50, ${route}: cluster ÷ one server`, manyP50 / oneP50);
      console.log(`CPU in ms: ${oneCpu.toFixed(3)} and ${manyCpu.toFixed(3)}`);
    }
    const before = await readServerCpu(one);
    const count = ROUNDS * PER_SECOND * SECONDS;
    for (let round = 0; round < ROUNDS; round += 1) await sides[0].measure('/api/settings');
    const spentMs = ((await readServerCpu(one)) - before) * 1_000;
    show('ms of the one server for a request with a session', spentMs / count);
  } finally {
    for (const side of sides) await side.close();
    await cluster.close();
    await one.close();
  }
}

/** Seconds of CPU that a server has used. */
async function readServerCpu(redis: StartedServer): Promise<number> {
  const text = String(await redis.ask('INFO', 'cpu'));
  const secondsOf = (name: string) => Number(new RegExp(`${name}:([\\d.]+)`).exec(text)?.[1]);
  return secondsOf('used_cpu_sys') + secondsOf('used_cpu_user');
}

async function openSide(redisUrl: string) {
  const system = await openSystem({ redisUrl });
  const children = await spawnVirtualUsers(system.bff.url);
  const pool = new Pool(system.bff.url, { connections: CONNECTIONS });
  const askAt = async (route: (typeof ROUTES)[number], place: number) => {
    const child = children[place % children.length];
    if (!child) throw new Error('no child');
    const path = route === '/api/settings' ? route : `/api/conversations/${child.short}`;
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path,
      headers: child.headers,
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  };
  return {
    measure: async (route: (typeof ROUTES)[number]) => {
      const before = readCpu(system.bff.pid);
      const rate = { perSecond: PER_SECOND, seconds: SECONDS };
      const times = await openLoop(rate, (place) => askAt(route, place));
      const cpuMs = (readCpu(system.bff.pid) - before) / times.length;
      return { cpuMs, p50Ms: quantile(times, 0.5) };
    },
    close: async () => {
      await pool.close();
      await system.close();
    },
  };
}
