/**
 * What does the bff cost? It is measured before the real conversation service, each a process, against the
 * service alone, against a proxy that only passes on (what one process more costs here), against bare
 * `node:http` and bare Socket.IO: all in one run and in turns, as ratios of
 * CPU per request. Linux only. `--only=http` or `--only=sockets` asks for half of it.
 */
import { getPriority } from 'node:os';
import { Pool } from 'undici';
import { z } from 'zod';
import { memoryOfSockets } from './bff/memory-of-sockets.ts';
import { openLoop } from './bff/open-loop.ts';
import { openSystem } from './bff/open-system.ts';
import { readCpu } from './bff/read-cpu.ts';
import { spawnVirtualUsers } from './bff/spawn-virtual-users.ts';
import { forkServer, startBare } from './bff/start-bare.ts';
import { quantile, show } from './measuring/figures.ts';
import { forceGc } from './measuring/force-gc.ts';
import { raisePriority } from './measuring/raise-priority.ts';

const PER_SECOND = 200;
const SECONDS = 2;
/** The first two warm up. A tail needs more of them than CPU does. */
const ROUNDS = 12;
const TAIL_ROUNDS = 26;
const WARM_UP = 2;
const SOCKETS = 4_000;
const CONNECTIONS = 20;

/** Their order changes with each round. */
const NAMES = ['service', 'rest', 'list', 'graphql', 'turns'] as const;
const TAILS = ['paths', 'detours'] as const;
type Name = (typeof NAMES | typeof TAILS)[number];
/**
 * Two are asked by turns, each as often as others are alone: what a hundred microseconds are differs by
 * the second, and a machine that stands still for a moment makes both wait.
 */
const PAIRS: readonly Name[] = ['turns', 'paths', 'detours'];
interface Round {
  times: number[];
  /** CPU per request, in milliseconds. */
  bffMs: number;
  serviceMs: number;
  bareMs: number;
}

const QUERY = `query List($id: ID!) {
  conversation(id: $id) { messages { id role content timestamp } }
}`;

const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length);
const system = await openSystem();
try {
  if (only !== 'sockets') await measureHttp();
  if (only !== 'http') await measureSockets();
} finally {
  await system.close();
}

async function measureHttp(): Promise<void> {
  const children = await spawnVirtualUsers(system.bff.url);
  const childOf = (place: number) => {
    const child = children[place % children.length];
    if (!child) throw new Error('no child');
    return child;
  };
  const door = new Pool(system.bff.url, { connections: CONNECTIONS });
  const direct = new Pool(system.conversation.url, { connections: CONNECTIONS });
  const bare = await startBare(await sample(door, '/api/settings', childOf(0).headers));
  const floor = new Pool(bare.url, { connections: CONNECTIONS });
  const proxy = await forkServer('./bare-proxy.ts', system.conversation.url);
  const detour = new Pool(proxy.url, { connections: CONNECTIONS });

  const askService = (pool: Pool, place: number) => {
    const { owner, short } = childOf(place);
    const headers = { 'x-internal-token': system.internalToken, 'x-lux-owners': owner };
    return get(pool, `/conversations/${short}`, headers);
  };
  const askDoor = (place: number) =>
    get(door, `/api/conversations/${childOf(place).short}`, childOf(place).headers);
  const isFirst = (place: number) => place % 2 === 0;
  const asking: Record<Name, (place: number) => Promise<unknown>> = {
    service: (place) => askService(direct, place),
    rest: askDoor,
    list: (place) => get(door, `/api/conversations/${childOf(place).long}`, childOf(place).headers),
    graphql: async (place) => {
      const { headers, long } = childOf(place);
      const text = await ask(door, {
        method: 'POST',
        path: '/graphql',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: QUERY, operationName: 'List', variables: { id: long } }),
      });
      if (text.includes('"errors"')) throw new Error(text);
    },
    turns: (place) => get(isFirst(place) ? door : floor, '/api/settings', childOf(place).headers),
    paths: (place) => (isFirst(place) ? askDoor(place) : askService(direct, place)),
    detours: (place) => askService(isFirst(place) ? detour : direct, place),
  };
  const rounds: Record<Name, Round[]> = {
    service: [],
    rest: [],
    list: [],
    graphql: [],
    turns: [],
    paths: [],
    detours: [],
  };
  const read = () => ({
    bff: readCpu(system.bff.pid),
    service: readCpu(system.conversation.pid),
    bare: readCpu(bare.pid),
  });
  const measure = async (name: Name): Promise<Round> => {
    const asked = PAIRS.includes(name) ? 2 : 1;
    forceGc();
    const before = read();
    const times = await openLoop({ perSecond: PER_SECOND * asked, seconds: SECONDS }, asking[name]);
    const after = read();
    const requests = times.length / asked;
    return {
      times,
      bffMs: (after.bff - before.bff) / requests,
      serviceMs: (after.service - before.service) / requests,
      bareMs: (after.bare - before.bare) / requests,
    };
  };
  const measureAll = async (names: readonly Name[], count: number) => {
    for (let round = 0; round < count; round += 1) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const measured = await measure(name);
        if (round >= WARM_UP) rounds[name].push(measured);
      }
    }
  };
  await measureAll(NAMES, ROUNDS);
  const askersNiceness = await raisePriority(async () => {
    await measureAll(TAILS, TAIL_ROUNDS);
    return getPriority();
  });
  await Promise.all([door, direct, floor, detour].map((pool) => pool.close()));
  bare.stop();
  proxy.stop();

  const total = (name: Name, of: (round: Round) => number) =>
    rounds[name].reduce((sum, round) => sum + of(round), 0);
  const bffOf = (name: Name) => total(name, ({ bffMs }) => bffMs);
  /** The median over all rounds of what the first of a pair takes, compared with the second. */
  const compare = (
    name: (typeof TAILS)[number],
    share: number,
    how: (one: number, other: number) => number,
  ) => {
    const at = (times: number[], isWanted: (place: number) => boolean) =>
      quantile(
        times.filter((_time, place) => isWanted(place)),
        share,
      );
    const compared = rounds[name].map(({ times }) =>
      how(
        at(times, isFirst),
        at(times, (place) => !isFirst(place)),
      ),
    );
    return quantile(compared, 0.5);
  };
  const ratio = (one: number, other: number) => one / other;
  const difference = (one: number, other: number) => one - other;
  const [shortBytes, longBytes] = await Promise.all(
    [childOf(0).short, childOf(0).long].map(async (id) => {
      const pool = new Pool(system.bff.url);
      const { body } = await sample(pool, `/api/conversations/${id}`, childOf(0).headers);
      await pool.close();
      return body.length;
    }),
  );
  console.log(`a read of ${shortBytes} bytes, a list of 20 messages of ${longBytes}`);
  const serviceOf = (name: Name) => total(name, ({ serviceMs }) => serviceMs);
  show('CPU for a read: bff ÷ service', bffOf('rest') / serviceOf('rest'), '≤ 2.2');
  show('CPU for a read: bff ÷ service asked directly', bffOf('rest') / serviceOf('service'));
  console.log(`who asked for the next three at niceness: ${askersNiceness} (below 0 needs root)`);
  show('p50 at 200/s: through the bff ÷ direct', compare('paths', 0.5, ratio), '≤ 3.0');
  show('p99 at 200/s: through the bff − direct, ms', compare('paths', 0.99, difference), '≤ 2');
  show('p99 at 200/s: through a bare proxy − direct, ms', compare('detours', 0.99, difference));
  show(
    'CPU: REST route ÷ bare node:http',
    bffOf('turns') / total('turns', ({ bareMs }) => bareMs),
    '≤ 3.5',
  );
  show('CPU: list by GraphQL ÷ by REST', bffOf('graphql') / bffOf('list'), '≤ 5');
  for (const name of [...NAMES, ...TAILS]) {
    const spent = ['bffMs', 'serviceMs', 'bareMs'] as const;
    const figures = spent.map((one) => total(name, (round) => round[one]) / rounds[name].length);
    const shown = figures.map((ms) => ms.toFixed(3)).join(' ');
    console.log(`${name.padEnd(10)} CPU in ms of bff, service, bare: ${shown}`);
  }
}

async function measureSockets(): Promise<void> {
  const environment = {
    REDIS_URL: system.redisUrl,
    NAME_PREFIX: 'sockets',
    INTERNAL_TOKEN: system.internalToken,
    SESSION_SECRET: 'a secret of the bench',
    OWNER_SECRET: 'the owner of the bench',
    DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
    CHILDREN_PER_ADDRESS: '100000',
    ACCOUNTS_URL: system.othersUrl,
  };
  const bare = await memoryOfSockets(SOCKETS);
  const ours = await memoryOfSockets(SOCKETS, environment);
  show('bytes kept per socket: bff ÷ bare Socket.IO', ours.kept / bare.kept, '≤ 1.25');
  show('growth of the process (RSS): bff ÷ bare', ours.grown / bare.grown);
  show('kB kept per socket, bff', ours.kept / 1_000);
  show('kB kept per socket, bare', bare.kept / 1_000);
}

function get(pool: Pool, path: string, headers: Record<string, string>): Promise<string> {
  return ask(pool, { method: 'GET', path, headers });
}

async function ask(
  pool: Pool,
  call: { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string },
): Promise<string> {
  const { statusCode, body } = await pool.request(call);
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${call.path} answered ${statusCode}: ${text}`);
  return text;
}

/** An answer with all its headers. */
async function sample(pool: Pool, path: string, headers: Record<string, string>) {
  const answer = await pool.request({ method: 'GET', path, headers });
  const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return {
    headers: z.record(z.string(), z.string()).parse(Object.fromEntries(told)),
    body: await answer.body.text(),
  };
}
