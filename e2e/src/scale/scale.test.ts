import { randomBytes, randomUUID } from 'node:crypto';
import { AiServer, AiServers } from '@lux/contracts/accounts/ai/ai-servers.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { SpokenWord } from '@lux/contracts/conversation/speech.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openFakeTeacher } from '../testing/fake-teacher.ts';
import { Visitor } from '../testing/visitor.ts';
import { hearAnswer, openLoad } from './open-load.ts';
import { openReplicas } from './open-replicas.ts';
import { openTalk } from './open-talk.ts';
import { readRequests } from './read-requests.ts';

const engines = useEngines();
const password = 'Wolke-Besen-Zebra';
/** Some twenty processes start in it, two at a time. */
const ROLLING_LIMIT_MS = 300_000;
let system: Awaited<ReturnType<typeof openReplicas>>;
let teacher: Awaited<ReturnType<typeof openFakeTeacher>>;
/** The two replicas of the bff. */
let one: string;
let two: string;
const visitors: Visitor[] = [];
const otherTeachers: (typeof teacher)[] = [];

beforeAll(async () => {
  teacher = await openFakeTeacher();
  system = await openReplicas({
    engines: { mongodbUri: engines.mongodb.uri, redisUrl: engines.redis.url },
    env: { NAME_PREFIX: engines.mongodb.databasePrefix },
    teacher: { OPENAI_BASE_URL: teacher.baseUrl },
  });
  [one = '', two = ''] = system.urlsOf('bff');
});

afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await system?.close();
  for (const one of [teacher, ...otherTeachers]) one?.close();
});

function openVisitor(url: string): Visitor {
  const visitor = new Visitor(url);
  visitors.push(visitor);
  return visitor;
}

function continueAt(visitor: Visitor, url: string): Visitor {
  const there = visitor.at(url);
  visitors.push(there);
  return there;
}

async function openDashboard(url: string): Promise<Visitor> {
  const admin = openVisitor(url);
  const body = { password: system.dashboardPassword };
  await admin.json(z.object({ success: z.literal(true) }), 'POST', '/api/dashboard/login', body);
  return admin;
}

const register = (child: Visitor, username: string) =>
  child.json(User, 'POST', '/api/register', {
    username,
    password,
    visitorToken: child.token,
  });

test('who logs in at one replica is logged in at the other, and logged out at both', async () => {
  const here = openVisitor(one);
  const { username } = await register(here, 'mia');
  const there = continueAt(here, two);
  expect(await there.json(User, 'GET', '/api/user')).toMatchObject({ username });
  await there.request('POST', '/api/logout');
  expect((await here.request('GET', '/api/user')).status).toBe(401);
});

test('what a session may ask for is counted over all replicas', async () => {
  const child = openVisitor(one);
  await child.startConversation();
  const both = [child, continueAt(child, two)];
  const begunAt = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      both[turn % 2]?.request('POST', '/api/quiz/generate', { category: 'nature', count: 1 }),
    ),
  );
  const passed = answers.filter((answer) => answer?.status === 200).length;
  const seconds = (Date.now() - begunAt) / 1_000;
  expect(passed).toBeGreaterThanOrEqual(30);
  expect(passed).toBeLessThanOrEqual(30 + Math.ceil(seconds / 2));
});

test('a picture ordered at one replica is followed by a socket at the other', async () => {
  const here = openVisitor(one);
  await here.startConversation();
  const socket = await continueAt(here, two).connect();
  expect(await socket.emitWithAck('visitor.join', { visitorToken: here.token })).toEqual({
    ok: true,
  });
  /** `job.active` comes with each step forward. */
  const heard = new Set<string>();
  for (const name of ['job.queued', 'job.active', 'job.ready', 'job.failed'] as const) {
    socket.on(name, ({ jobId }) => heard.add(`${name} ${jobId}`));
  }
  const jobId = await here.orderPicture();
  await waitFor(() => heard.has(`job.ready ${jobId}`), { timeoutMs: 20_000 });
  expect([...heard]).toEqual(
    ['job.queued', 'job.active', 'job.ready'].map((name) => `${name} ${jobId}`),
  );
});

test('when a user is deleted through one replica, the sockets at the other end', async () => {
  const child = openVisitor(two);
  const { id } = await register(child, 'tom');
  const socket = await child.connect();
  const reason = new Promise((resolve) => socket.once('disconnect', resolve));
  const admin = await openDashboard(one);
  expect((await admin.request('DELETE', `/api/analytics/users/${id}`)).status).toBe(200);
  expect(await reason).toBe('io server disconnect');
  expect((await child.request('GET', '/api/user')).status).toBe(401);
});

test('an admin at one replica sees the requests of both live, and each is stored once', async () => {
  const admin = await openDashboard(one);
  const socket = await admin.connect();
  expect(await socket.emitWithAck('admin.join')).toEqual({ ok: true });
  const live: string[] = [];
  socket.on('request.completed', (batch) => live.push(...batch.map(({ prompt }) => prompt ?? '')));

  const child = openVisitor(one);
  const conversation = await child.startConversation();
  const both = [child, continueAt(child, two)];
  const questions = Array.from({ length: 30 }, (_, turn) => `Was ist ${turn} mal ${randomUUID()}?`);
  await Promise.all(questions.map((question, turn) => both[turn % 2]?.say(conversation, question)));
  const mine = (prompts: (string | null)[]) =>
    prompts.filter((prompt) => questions.includes(prompt ?? '')).toSorted();
  await waitFor(() => mine(live).length >= questions.length, { timeoutMs: 10_000 });
  expect(mine(live)).toEqual(questions.toSorted());
  const stored = await readRequests(admin);
  expect(mine(stored.map(({ prompt }) => prompt))).toEqual(questions.toSorted());
});

test('a sentence sounds the same whichever replicas are asked for it', async () => {
  teacher.answer = 'Spinnen haben acht Beine. Insekten haben sechs.';
  const child = openVisitor(system.url);
  const conversation = await child.startConversation();
  const path = `/api/conversations/${conversation}/messages`;
  const message = { role: 'user', content: 'Wie viele Beine hat eine Spinne?' };
  const headers = { accept: 'text/event-stream' };
  const { speechUrl } = await hearAnswer(await child.request('POST', path, message, headers));
  const sounds = await Promise.all(
    // Each goes to another replica than the one before.
    Array.from({ length: 6 }, async () => {
      const answer = await child.request('GET', speechUrl);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  expect(sounds[0]?.subarray(0, 4).toString()).toBe('RIFF');
  for (const sound of sounds) expect(sound.equals(sounds[0] ?? Buffer.of())).toBe(true);
  const words = await Promise.all(
    sounds.map(() => child.json(z.array(SpokenWord), 'GET', `${speechUrl}/words`)),
  );
  for (const times of words) expect(times).toHaveLength(4);
});

test('an answer prepared through one replica is committed through the other', async () => {
  teacher.answer = 'Der Mond ist eine Kugel aus Stein.';
  const here = openVisitor(one);
  const conversation = await here.startConversation();
  const there = continueAt(here, two);
  // The inner balancers lead each call to another replica of conversation.
  for (const turnId of Array.from({ length: 3 }, () => randomBytes(16).toString('base64url'))) {
    const path = `/api/conversations/${conversation}/prepared-messages`;
    const message = { role: 'user', content: `Was ist der Mond? ${turnId}`, turnId };
    const preparing = here.request('POST', path, message);
    const commit = () => there.request('POST', `${path}/${turnId}/commit`);
    await waitFor(async () => (await commit()).status === 204);
    expect((await hearAnswer(await preparing)).message.content).toBe(teacher.answer);
  }
  const { messages } = await there.json(Conversation, 'GET', `/api/conversations/${conversation}`);
  expect(messages).toHaveLength(6);
});

test('an interrupt at one replica reaches the teacher, and the other one shows what was said', async () => {
  teacher.answer = `Ich erzähle dir etwas. ${'Und dann kam noch ein Tier. '.repeat(40).trim()}`;
  teacher.wordMs = 20;
  const hangUpsBefore = teacher.hangUps;
  const child = openVisitor(one);
  const conversation = await child.startConversation();
  const path = `/api/conversations/${conversation}/messages`;
  const message = { role: 'user', content: 'Erzähl mir etwas.' };
  const answer = await child.request('POST', path, message, { accept: 'text/event-stream' });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let heard = ''; !heard.includes('event: sentence'); ) {
    heard += (await reader?.read())?.value ?? '';
  }
  await reader?.cancel();
  await waitFor(() => teacher.hangUps > hangUpsBefore);
  teacher.wordMs = 5;
  const there = continueAt(child, two);
  const said = await waitFor(async () => {
    const { messages } = await there.json(
      Conversation,
      'GET',
      `/api/conversations/${conversation}`,
    );
    return messages[1]?.content;
  });
  expect(said).toMatch(/^Ich erzähle dir etwas\./);
  expect(said.length).toBeLessThan(teacher.answer.length);
});

test('a provider is exchanged while 20 children talk: none gets an error, and soon all hear the new one', async () => {
  const admin = await openDashboard(one);
  const servers = new Map<string, string>();
  for (const answer of ['Hier spricht Anna.', 'Hier spricht Berta.']) {
    const other = await openFakeTeacher();
    otherTeachers.push(other);
    other.answer = answer;
    const server = { kind: 'other', name: answer, url: other.baseUrl };
    servers.set(answer, (await admin.json(AiServer, 'POST', '/api/admin/ai-servers', server)).id);
  }
  const choose = (text: object | null) =>
    admin.json(AiServers, 'PATCH', '/api/admin/ai-choices', { text });
  const talk = await openTalk(system.url, 20);
  for (const [answer, serverId] of servers) {
    await choose({ serverId, model: 'm' });
    await waitFor(() => talk.allHear(answer), { timeoutMs: 20_000, what: answer });
  }
  const exchanged = talk.answers.length;
  await waitFor(() => talk.answers.length > exchanged + 100, { timeoutMs: 20_000 });
  await talk.stop();
  expect(new Set(talk.answers.slice(exchanged))).toEqual(new Set(['Hier spricht Berta.']));
  expect(talk.failures).toEqual([]);
  await choose(null);
});

test('while every replica is replaced, ten requests a second go on and nothing is lost', {
  timeout: ROLLING_LIMIT_MS,
}, async () => {
  teacher.answer = 'Das ist eine gute Frage. Ich denke nach.';
  const watcher = openVisitor(system.url);
  await watcher.startConversation();
  const socket = await watcher.connect();
  const load = await openLoad(system.url);
  await waitFor(() => load.questions().length > 0 && load.jobs.length > 0);

  const before = system.names.flatMap(system.urlsOf);
  // As a rolling update does it. All at once, two slow cores would do nothing but start processes.
  const left = system.names.slice();
  const rollInTurn = async () => {
    for (let name = left.shift(); name; name = left.shift()) await system.roll(name);
  };
  await Promise.all([rollInTurn(), rollInTurn()]);
  const after = system.names.flatMap(system.urlsOf);
  const done = await load.stop();
  expect(after).toHaveLength(before.length);
  expect(after.filter((url) => before.includes(url))).toEqual([]);

  // With what the replicas and balancers say, as a refusal does not tell who was away.
  const problems = system.problems();
  expect({ failures: load.failures, problems }).toEqual({ failures: [], problems: [] });
  expect(done).toBeGreaterThan(50);
  expect(await load.findLost()).toEqual([]);

  const admin = await openDashboard(system.url);
  const questions = load.questions().toSorted();
  const stored = await waitFor(
    async () => {
      const prompts = (await readRequests(admin)).map(({ prompt }) => prompt ?? '');
      const mine = prompts.filter((prompt) => questions.includes(prompt));
      return mine.length >= questions.length && mine.toSorted();
    },
    { timeoutMs: 60_000, what: 'every question to be recorded' },
  );
  expect(stored).toEqual(questions);

  for (const { jobId, visitor } of load.jobs) {
    const path = `/api/jobs/${jobId}`;
    await waitFor(async () => (await visitor.json(JobView, 'GET', path)).state === 'ready', {
      timeoutMs: 20_000,
      what: 'a picture ordered meanwhile',
    });
  }

  await waitFor(() => socket.connected, { what: 'the socket at a new replica' });
  await socket.emitWithAck('visitor.join', { visitorToken: watcher.token });
  const ready = new Promise<string>((resolve) => {
    socket.on('job.ready', (job) => resolve(job.jobId));
  });
  expect(await watcher.orderPicture()).toBe(await ready);
  expect(system.problems()).toEqual([]);
});
