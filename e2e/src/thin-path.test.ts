import { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { Readiness } from '@lux/contracts/common/health.ts';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSystem } from './testing/open-system.ts';
import { Visitor } from './testing/visitor.ts';

let system: Awaited<ReturnType<typeof openSystem>>;
const visitors: Visitor[] = [];

beforeAll(async () => {
  system = await openSystem();
});

afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await system?.close();
});

function openVisitor(): Visitor {
  const visitor = new Visitor(system.stack.url);
  visitors.push(visitor);
  return visitor;
}

async function openDashboard(): Promise<Visitor> {
  const admin = openVisitor();
  const password = system.stack.dashboardPassword;
  await admin.json(z.object({ success: z.literal(true) }), 'POST', '/api/dashboard/login', {
    password,
  });
  return admin;
}

const Url = z.object({ url: z.string() });
const Requests = z.array(AnalyticsRequest);

async function paint(child: Visitor, prompt: string): Promise<string> {
  const body = { prompt, visitorToken: child.token };
  return (await child.json(Url, 'POST', '/api/generate-image', body)).url;
}

async function orderPicture(child: Visitor, prompt: string): Promise<string> {
  const { generateImage } = await child.graphql(
    z.object({ generateImage: JobView.pick({ jobId: true }) }),
    'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { jobId } }',
    { input: { prompt, visitorToken: child.token } },
  );
  return generateImage.jobId;
}

async function readJob(child: Visitor, jobId: string) {
  const { job } = await child.graphql(
    z.object({ job: z.object({ state: z.string(), url: z.string().nullable() }) }),
    'query ($jobId: ID!) { job(jobId: $jobId) { state url } }',
    { jobId },
  );
  return job;
}

const hasPicture = async (admin: Visitor, url: string) =>
  (await admin.json(Requests, 'GET', '/api/analytics/requests?only=ai')).some(
    ({ imageUrl }) => imageUrl === url,
  );

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the whole system is ready and says which tier serves what', async () => {
  const readiness = await openVisitor().json(Readiness.pick({ isReady: true }), 'GET', '/readyz');
  expect(readiness).toEqual({ isReady: true });
  expect(system.stack.tiers).toMatchObject({ text: ['built-in'], image: ['built-in'] });
});

test('a child asks and hears LUX', async () => {
  const child = openVisitor();
  const conversation = await child.startConversation();
  const answer = await child.say(conversation, 'Wie viele Beine hat eine Spinne?');
  expect(answer).toMatch(/acht/i);

  const speech = await child.request('POST', '/api/speech', { text: answer });
  expect(speech.headers.get('content-type')).toBe('audio/wav');
  const wav = Buffer.from(await speech.arrayBuffer());
  const seconds = (wav.length - 44) / 2 / 22_050;
  expect(seconds).toBeGreaterThan(answer.length / 25);
  expect(seconds).toBeLessThan(answer.length / 7);

  const { messages } = await child.json(Conversation, 'GET', `/api/conversations/${conversation}`);
  expect(messages).toHaveLength(2);
});

test('over REST a picture is a PNG that only its child can see', async () => {
  const child = openVisitor();
  const url = await paint(child, 'ein grüner Drache vor einem Schloss');
  const picture = await child.request('GET', url);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  const [width = 0, height = 0] = sizeOf(Buffer.from(await picture.arrayBuffer()));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(512);

  const stranger = openVisitor();
  await stranger.startConversation();
  expect((await stranger.request('GET', url)).status).toBe(404);
});

test('over GraphQL the picture’s progress comes to its own child’s socket, and nobody else’s', async () => {
  const [child, other] = [openVisitor(), openVisitor()];
  await Promise.all([child.startConversation(), other.startConversation()]);
  const heard: string[] = [];
  for (const [visitor, name] of [
    [child, 'child'],
    [other, 'other'],
  ] as const) {
    const socket = await visitor.connect();
    const joined = await socket.emitWithAck('visitor.join', { visitorToken: visitor.token });
    expect(joined).toEqual({ ok: true });
    for (const message of ['job.queued', 'job.active', 'job.ready', 'job.failed'] as const) {
      socket.on(message, ({ jobId }) => heard.push(`${name} ${message} ${jobId}`));
    }
  }

  const jobId = await orderPicture(child, 'drei Katzen im Weltraum');
  await waitFor(() => heard.includes(`child job.ready ${jobId}`), { timeoutMs: 20_000 });
  expect(heard[0]).toBe(`child job.queued ${jobId}`);
  expect(heard.filter((line) => line.startsWith('other'))).toEqual([]);

  const ready = await readJob(child, jobId);
  expect(ready.state).toBe('ready');
  expect((await child.request('GET', ready.url ?? '')).status).toBe(200);
});

test('an admin sees a request live within a second, and afterwards in the list', async () => {
  const admin = await openDashboard();
  const socket = await admin.connect();
  expect(await socket.emitWithAck('admin.join')).toEqual({ ok: true });
  const live: AnalyticsRequest[] = [];
  socket.on('request.completed', (batch) => live.push(...batch));

  const child = openVisitor();
  const conversation = await child.startConversation();
  const question = 'Warum ist der Himmel blau?';
  const answer = await child.say(conversation, question);
  const row = await waitFor(() => live.find(({ prompt }) => prompt === question), {
    timeoutMs: 5_000,
  });
  expect(row).toMatchObject({
    type: 'text',
    // The keyed mark of the visitor, never the token.
    visitorToken: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
    response: answer,
    status: 201,
    ipAddress: '127.0.0.0',
  });

  const { requests } = await admin.graphql(
    z.object({ requests: z.array(AnalyticsRequest.pick({ id: true, type: true, prompt: true })) }),
    '{ requests(first: 200) { id type prompt } }',
  );
  expect(requests).toContainEqual({ id: row.id, type: 'text', prompt: question });
  const overRest = await admin.json(Requests, 'GET', '/api/analytics/requests');
  expect(overRest.find(({ id }) => id === row.id)).toEqual(row);
  expect((await child.request('GET', '/api/analytics/requests')).status).toBe(401);
});

test('a worker killed in mid-job leaves a job that ends well, and admins see every picture with its request', async () => {
  const child = openVisitor();
  await child.startConversation();
  const wishes = ['ein Elefant', 'ein Einhorn', 'eine Rakete', 'ein Pinguin'];
  const jobIds = await Promise.all(wishes.map((wish) => orderPicture(child, wish)));
  system.stack.kill('media-worker');

  await waitFor(
    async () => {
      const jobs = await Promise.all(jobIds.map((jobId) => readJob(child, jobId)));
      return jobs.every(({ state }) => state === 'ready');
    },
    { timeoutMs: 60_000, what: 'all pictures after the kill' },
  );
  const admin = await openDashboard();
  const jobs = await Promise.all(jobIds.map((jobId) => readJob(child, jobId)));
  await waitFor(
    async () => {
      const shown = await Promise.all(jobs.map(({ url }) => hasPicture(admin, url ?? '')));
      return shown.every((isShown) => isShown);
    },
    { timeoutMs: 15_000, what: 'the pictures in the list of requests' },
  );
});

test('after kill -9 of everything, conversations, pictures and requests are there', async () => {
  const child = openVisitor();
  const conversation = await child.startConversation();
  await child.say(conversation, 'Was ist sieben mal acht?');
  const url = await paint(child, 'ein Schiff auf dem Meer');
  const admin = await openDashboard();
  await waitFor(() => hasPicture(admin, url));
  for (const visitor of visitors) visitor.close();
  await system.stack.killNow();

  system = { ...system, ...(await openSystem({ dataDir: system.stack.dataDir })) };
  const again = new Visitor(system.stack.url);
  const path = `/api/conversations/${conversation}`;
  const answer = await again.request('GET', path, undefined, { 'x-visitor-token': child.token });
  const { messages } = Conversation.parse(await answer.json());
  expect(messages[1]?.content).toContain('56');
  expect((await again.request('GET', url)).status).toBe(200);
  expect(await hasPicture(await openDashboard(), url)).toBe(true);
});
