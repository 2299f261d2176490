import { setTimeout as pause } from 'node:timers/promises';
import { User } from '@lux/contracts/accounts/user.ts';
import { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { findServerForTests } from '@lux/test-kit/redis-servers/find-redis-server.ts';
import {
  openRedisCluster,
  type RedisCluster,
} from '@lux/test-kit/redis-servers/open-redis-cluster.ts';
import { openSentinels, type Sentinels } from '@lux/test-kit/redis-servers/open-sentinels.ts';
import type { StartedServer } from '@lux/test-kit/redis-servers/start-redis-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openFakeTeacher } from '../testing/fake-teacher.ts';
import { Visitor } from '../testing/visitor.ts';
import { openLoad } from './open-load.ts';
import { openReplicas } from './open-replicas.ts';

const engines = useEngines();
const redisServer = await findServerForTests();
const password = 'Wolke-Besen-Zebra';
/** After a master was lost everything goes on by then. */
const READY_WITHIN_MS = 20_000;
const prefix = engines.mongodb.databasePrefix;

type System = Awaited<ReturnType<typeof openReplicas>>;

/** Two doors, so that sockets and sessions meet in Redis; one of each other process. */
async function openSystem(redisUrl: string, namePrefix: string) {
  const teacher = await openFakeTeacher();
  teacher.answer = 'Das ist eine gute Frage. Ich denke nach.';
  const system = await openReplicas({
    engines: { mongodbUri: engines.mongodb.uri, redisUrl },
    env: { NAME_PREFIX: namePrefix },
    teacher: { OPENAI_BASE_URL: teacher.baseUrl },
    countOf: (name) => (name === 'bff' ? 2 : 1),
  });
  const close = async () => {
    await system.close();
    teacher.close();
  };
  return { system, close };
}

async function openDashboard({ url, dashboardPassword }: System): Promise<Visitor> {
  const admin = new Visitor(url);
  const body = { password: dashboardPassword };
  await admin.json(z.object({ success: z.literal(true) }), 'POST', '/api/dashboard/login', body);
  return admin;
}

/** Children who register one after the other; who got a yes must stay logged in. */
function keepRegistering({ url }: System) {
  const loggedIn: Visitor[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const child = new Visitor(url);
      const username = `kind-${child.token.slice(8, 20)}`;
      const body = { username, password, visitorToken: child.token };
      const answer = await child.request('POST', '/api/register', body).catch(() => null);
      if (answer?.status === 201) loggedIn.push(child);
      await pause(300);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      return loggedIn;
    },
  };
}

/**
 * Has children talk, paint and register while something happens to Redis, and checks that everything
 * that was promised is there, once, and that soon nothing fails any more.
 */
async function surviveUnderLoad(
  system: System,
  happen: () => Promise<void>,
  { mayFail }: { mayFail: boolean },
) {
  const load = await openLoad(system.url);
  const registering = keepRegistering(system);
  await waitFor(() => load.questions().length > 2 && load.jobs.length > 0, { timeoutMs: 20_000 });
  await happen();
  const answeredBefore = load.questions().length;
  const child = new Visitor(system.url);
  const works = async () => (await child.startConversation()) && child.orderPicture();
  await waitFor(works, { timeoutMs: READY_WITHIN_MS, what: 'a talk and a picture' });
  // Whoever waits in vain is told within two seconds.
  await pause(2_000);
  const failuresBefore = load.failures.length;
  await waitFor(() => load.questions().length > answeredBefore + 10, {
    timeoutMs: READY_WITHIN_MS,
    what: 'ten more answers',
  });
  await load.stop();
  const loggedIn = await registering.stop();
  expect(load.failures.slice(failuresBefore)).toEqual([]);
  if (!mayFail) expect(load.failures).toEqual([]);

  expect(await load.findLost()).toEqual([]);
  expect(loggedIn.length).toBeGreaterThan(2);
  for (const one of loggedIn) {
    expect((await one.request('GET', '/api/user')).status).toBe(200);
  }
  const admin = await openDashboard(system);
  const questions = load.questions().toSorted();
  const path = '/api/analytics/requests?limit=1000';
  const stored = await waitFor(
    async () => {
      const requests = await admin.json(z.array(AnalyticsRequest), 'GET', path);
      const prompts = requests.map(({ prompt }) => prompt ?? '');
      const mine = prompts.filter((prompt) => questions.includes(prompt));
      return mine.length >= questions.length && mine.toSorted();
    },
    { timeoutMs: READY_WITHIN_MS, what: 'all questions in the dashboard' },
  );
  expect(stored).toEqual(questions);
  for (const { jobId, visitor } of load.jobs) {
    await waitFor(
      async () => (await visitor.json(JobView, 'GET', `/api/jobs/${jobId}`)).state === 'ready',
      { timeoutMs: READY_WITHIN_MS, what: 'a picture ordered meanwhile' },
    );
  }
  await followPicture(system);
}

/** A picture ordered at one door is followed by a socket at the other. */
async function followPicture(system: System): Promise<void> {
  const [one = '', two = ''] = system.urlsOf('bff');
  const here = new Visitor(one);
  await here.startConversation();
  const there = here.at(two);
  const socket = await there.connect();
  try {
    await socket.emitWithAck('visitor.join', { visitorToken: here.token });
    const heard: string[] = [];
    socket.on('job.ready', ({ jobId }) => heard.push(jobId));
    const jobId = await here.orderPicture();
    await waitFor(() => heard.includes(jobId), {
      timeoutMs: 20_000,
      what: 'news at the other door',
    });
  } finally {
    there.close();
  }
}

describe.skipIf(!redisServer)('all of LUX on a cluster of three masters', () => {
  let cluster: RedisCluster;
  let system: System;
  let close: () => Promise<void>;

  beforeAll(async () => {
    if (!redisServer) return;
    cluster = await openRedisCluster(redisServer, { replicas: 1 });
    ({ system, close } = await openSystem(cluster.url, prefix));
  });
  afterAll(async () => {
    await close?.();
    await cluster?.close();
  });

  const keys = {
    sessions: `${prefix}:{${prefix}-sessions}`,
    events: `${prefix}:events`,
    queue: `${prefix}:{${prefix}-queue-fulfil-wish}`,
  };

  test('who logs in at one door is logged in at the other, and logged out at both', async () => {
    const [one = '', two = ''] = system.urlsOf('bff');
    const here = new Visitor(one);
    const body = { username: 'mia', password, visitorToken: here.token };
    const { username } = await here.json(User, 'POST', '/api/register', body);
    const there = here.at(two);
    expect(await there.json(User, 'GET', '/api/user')).toMatchObject({ username });
    await there.request('POST', '/api/logout');
    expect((await here.request('GET', '/api/user')).status).toBe(401);
  });

  test('nobody notices that slots in use go to another master', async () => {
    const move = async () => {
      for (const key of Object.values(keys)) await cluster.moveSlot(await cluster.slotOf(key));
    };
    await surviveUnderLoad(system, move, { mayFail: false });
    expect(system.problems()).toEqual([]);
  });

  test.each(Object.entries(keys))(
    'the master of %s is killed: nothing that was promised is lost or doubled, and soon all goes on',
    async (_what, key) => {
      let killed: StartedServer | undefined;
      await surviveUnderLoad(
        system,
        async () => {
          killed = await cluster.masterOf(await cluster.slotOf(key));
          await killed.kill();
        },
        { mayFail: true },
      );
      await killed?.start();
      await cluster.whenWhole();
    },
  );
});

describe.skipIf(!redisServer)('all of LUX on a master that sentinels watch', () => {
  let sentinels: Sentinels;
  let system: System;
  let close: () => Promise<void>;

  beforeAll(async () => {
    if (!redisServer) return;
    sentinels = await openSentinels(redisServer);
    ({ system, close } = await openSystem(sentinels.url, `${prefix}-s`));
  });
  afterAll(async () => {
    await close?.();
    await sentinels?.close();
  });

  test('the master is killed: nothing that was promised is lost or doubled, and soon all goes on', async () => {
    await surviveUnderLoad(system, async () => (await sentinels.master()).kill(), {
      mayFail: true,
    });
  });
});
