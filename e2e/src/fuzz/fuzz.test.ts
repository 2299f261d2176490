import { readTypeDefs } from '@lux/bff/src/graphql/read-type-defs.ts';
import { createRandom } from '@lux/random/random.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { buildSchema } from 'graphql';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openFakeTeacher } from '../testing/fake-teacher.ts';
import { openSystem } from '../testing/open-system.ts';
import { Visitor } from '../testing/visitor.ts';
import { loadConfig } from './config.ts';
import { fuzzGraphql } from './graphql/fuzz-graphql.ts';
import { resetGuessLimits } from './reset-guess-limits.ts';
import { brokenBodies } from './rest/call-arbitrary.ts';
import { createOperationVisitors, inLanes } from './rest/create-operation-visitors.ts';
import { fuzzOperation } from './rest/fuzz-operation.ts';
import { FuzzedSession } from './rest/fuzzed-session.ts';
import { judgeAnswer } from './rest/judge-answer.ts';
import { tryHostileTexts } from './rest/try-hostile-texts.ts';
import { emitMalformedMessages } from './sockets/emit-malformed-messages.ts';
import { sendMalformedPackets } from './sockets/send-malformed-packets.ts';
import { writeMalformedFrames } from './sockets/write-malformed-frames.ts';
import { fuzzQueues } from './streams/fuzz-queues.ts';
import { fuzzStreams } from './streams/fuzz-streams.ts';

const { seed, callRuns, hostileTexts, documents, frames, entries } = loadConfig();
/** Enough to keep two cores busy; each operation has a session of its own. */
const LANES = 4;
const PATIENCE_MS = 120_000;

let teacher: Awaited<ReturnType<typeof openFakeTeacher>>;
let system: Awaited<ReturnType<typeof openSystem>>;
let pids: Map<string, number | undefined>;
let visitors: ReturnType<typeof createOperationVisitors>;

beforeAll(async () => {
  teacher = await openFakeTeacher();
  system = await openSystem({
    env: {
      // All sessions come from one address.
      CHILDREN_PER_ADDRESS: '100000',
      // The one thing that nothing of our own can do.
      OPENAI_TRANSCRIBE_BASE_URL: teacher.baseUrl,
    },
  });
  teacher.transcript = 'Hallo LUX';
  pids = pidsNow();
  const { url, dashboardPassword } = system.stack;
  visitors = createOperationVisitors({ url, dashboardPassword, lanes: LANES, openSession });
});

afterAll(async () => {
  await system?.close();
  teacher?.close();
});

afterEach(async () => {
  await resetGuessLimits(system.stack.redisUrl);
});

function openSession(username: string, hasAccount = true): FuzzedSession {
  const { url, dashboardPassword } = system.stack;
  return new FuzzedSession({ url, dashboardPassword, username, hasAccount });
}

function pidsNow(): Map<string, number | undefined> {
  return new Map([...system.stack.processes].map(([name, { pid }]) => [name, pid]));
}

/** No process has ended or was started anew, and each is ready. */
async function expectAllAlive(): Promise<void> {
  expect(pidsNow()).toEqual(pids);
  const services = [...pids.keys()].filter((name) => name !== 'engines');
  for (const name of services) await system.stack.waitUntilReady(name);
}

test(`every call of the API, ${callRuns} times, half of them wrong, is answered as described or refused`, {
  timeout: PATIENCE_MS + callRuns * 2_000,
}, async () => {
  const findings = await visitors.forOperations((operation, { session, known, index }) =>
    fuzzOperation(session, operation, known, { numRuns: callRuns, seed: seed + index }),
  );
  expect(findings.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  const count = (status: number) =>
    findings.reduce((sum, { statuses }) => sum + (statuses.get(status) ?? 0), 0);
  expect(findings.length).toBeGreaterThan(60);
  // Neither refused all, nor let through all, nor limited before they were looked at.
  const calls = findings.length * callRuns;
  expect(count(200)).toBeGreaterThan(calls / 4);
  expect(count(400)).toBeGreaterThan(calls / 20);
  expect(count(429)).toBeLessThan(calls / 20);
  await expectAllAlive();
});

test('broken JSON is refused by every call that takes JSON', {
  timeout: PATIENCE_MS,
}, async () => {
  const results = await visitors.forOperations(async (operation, { session }) => {
    if (!operation.body) return [];
    const { method } = operation;
    const path = operation.path.replaceAll(/\{\w+\}/g, 'A'.repeat(22));
    const judge = judgeAnswer(operation);
    const answers = await inLanes(brokenBodies, 1, async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await session.send({ method, path, headers, body });
      const isRefused = answer.status >= 400 && judge(answer) === null;
      return isRefused ? null : `${method} ${path} ${body.slice(0, 60)} → ${answer.status}`;
    });
    return answers.map((fault) => fault ?? 'refused');
  });
  const answers = results.flat();
  expect(answers.length).toBeGreaterThan(20 * brokenBodies.length);
  expect(answers.filter((answer) => answer !== 'refused')).toEqual([]);
  await expectAllAlive();
});

test('hostile texts in every field that takes a text do no harm', {
  timeout: PATIENCE_MS + hostileTexts * 2_000,
}, async () => {
  const results = await visitors.forOperations((operation, { session, known, index }) =>
    tryHostileTexts(session, operation, { known, texts: hostileTexts, seed: seed + index }),
  );
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  expect(results.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(100);
  await expectAllAlive();
});

test(`${documents} GraphQL documents, half of them wrong, are answered in GraphQL's form or refused`, {
  timeout: PATIENCE_MS + documents * 200,
}, async () => {
  const schema = buildSchema(readTypeDefs().join('\n'), { assumeValidSDL: true });
  const share = Math.ceil(documents / LANES);
  const lanes = Array.from({ length: LANES }, (_, index) => index);
  const findings = await inLanes(lanes, LANES, (index) =>
    fuzzGraphql(openSession(`graphql-${index}`), schema, { documents: share, seed: seed + index }),
  );
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  const sum = (of: 'answered' | 'refused') =>
    findings.reduce((total, { [of]: count }) => total + count, 0);
  expect(sum('answered')).toBeGreaterThan(documents / 10);
  expect(sum('refused')).toBeGreaterThan(documents / 4);
  await expectAllAlive();
});

test(`${frames} malformed frames end at most their own connection`, {
  timeout: PATIENCE_MS + frames * 20,
}, async () => {
  const { url } = system.stack;
  const session = openSession('sockets');
  const { visitorToken } = session;
  const faults: string[] = [];
  let sent = 0;
  await inLanes([0, 1, 2, 3], LANES, async (lane) => {
    const random = createRandom(seed + lane);
    while (sent < frames) {
      const cookie = await session.cookie();
      const messages = await emitMalformedMessages({ url, cookie, visitorToken }, random);
      faults.push(...messages.faults);
      const packets = await sendMalformedPackets(url, random);
      const written = await writeMalformedFrames(url, random);
      if (packets === 0 || written === 0) faults.push('no way in');
      sent += messages.sent + packets + written;
    }
  });
  expect(faults).toEqual([]);
  await expectAllAlive();

  const child = new Visitor(url);
  await child.startConversation();
  const socket = await child.connect();
  expect(await socket.emitWithAck('visitor.join', { visitorToken: child.token })).toEqual({
    ok: true,
  });
  child.close();
});

test(`${entries} malformed entries in each stream and queue are put aside, and the next real ones are done`, {
  timeout: PATIENCE_MS + entries * 400,
}, async () => {
  const redis = new Redis(system.stack.redisUrl, { maxRetriesPerRequest: null });
  try {
    const outcomes = await fuzzStreams(redis, { entries, seed });
    for (const { stream, broken, dead } of outcomes) {
      expect({ stream, dead }).toEqual({ stream, dead: broken });
    }
    await fuzzQueues(redis, { entries, seed });
  } finally {
    redis.disconnect();
  }
  await expectAllAlive();

  const session = openSession('streams');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ prompt: 'ein Pinguin', visitorToken: session.visitorToken });
  const painted = await session.send({
    method: 'POST',
    path: '/api/generate-image',
    headers,
    body,
  });
  expect(painted.status).toBe(200);
  const path = '/api/analytics/requests?type=image&text=Pinguin';
  await waitFor(async () => JSON.stringify(await session.expect('GET', path)).includes('Pinguin'), {
    what: 'the request among those the admin sees',
  });

  // Whatever was stored, the admin's pages still show all of it.
  const operations = await visitors.readOperations();
  const reads = operations.filter(
    (one) =>
      one.method === 'GET' && one.path.startsWith('/api/analytics') && !one.path.includes('{'),
  );
  const faults = await inLanes(reads, LANES, async (operation) => {
    const query = operation.path.endsWith('/jobs') ? '?state=failed' : '';
    const answer = await session.send({ method: 'GET', path: operation.path + query, headers: {} });
    return answer.status === 200
      ? judgeAnswer(operation)(answer)
      : `${answer.status} ${answer.text}`;
  });
  expect(faults.filter(Boolean)).toEqual([]);
});
