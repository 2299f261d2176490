import { type Collector, openCollector } from '@lux/test-kit/open-collector.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openFakeTeacher } from './testing/fake-teacher.ts';
import { openSystem } from './testing/open-system.ts';
import { Visitor } from './testing/visitor.ts';

const API_KEY = 'sk-a-key-that-nobody-may-see';

let collector: Collector;
let teacher: Awaited<ReturnType<typeof openFakeTeacher>>;
let system: Awaited<ReturnType<typeof openSystem>>;
let child: Visitor;

beforeAll(async () => {
  collector = await openCollector();
  teacher = await openFakeTeacher();
  system = await openSystem({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OPENAI_BASE_URL: teacher.baseUrl,
      OPENAI_API_KEY: API_KEY,
    },
  });
  child = new Visitor(system.stack.url);
});

afterAll(async () => {
  child?.close();
  await system?.close();
  teacher?.close();
  collector?.close();
});

/** The newest span of this name, once it has come. */
const spanOf = (service: string, name: string) =>
  waitFor(
    () => collector.spans.findLast((span) => span.service === service && span.name === name),
    {
      timeoutMs: 10_000,
      what: `${name} of ${service}`,
    },
  );

const spanAbove = async ({ parentSpanId }: { parentSpanId?: string | undefined }) =>
  waitFor(() => collector.spans.find(({ spanId }) => spanId === parentSpanId));

test('a question is one trace from the bff through conversation to the model', async () => {
  teacher.answer = 'Ein Geheimtipp sind Kichererbsen.';
  const conversation = await child.startConversation();
  await child.say(conversation, 'Was soll ich Mampfiges kochen?');

  const asked = await spanOf('conversation', 'POST chat/completions');
  const answering = await spanAbove(asked);
  expect(answering).toMatchObject({
    service: 'conversation',
    name: 'POST /conversations/:id/messages',
    attributes: { 'http.route': '/conversations/:id/messages', 'http.response.status_code': 201 },
  });
  const calling = await spanAbove(answering);
  expect(calling).toMatchObject({ service: 'bff', name: 'POST conversation' });
  const request = await spanAbove(calling);
  expect(request).toMatchObject({
    service: 'bff',
    name: 'POST /api/conversations/:id/messages',
  });
  expect(request.parentSpanId).toBeUndefined();
  expect(new Set([asked, answering, calling, request].map(({ traceId }) => traceId)).size).toBe(1);
  expect(answering.attributes['lux.request_id']).toBe(request.attributes['lux.request_id']);

  const stored = await waitFor(() =>
    collector.spans.find(({ links }) => links.some(({ spanId }) => spanId === request.spanId)),
  );
  expect(stored).toMatchObject({ service: 'analytics', name: 'analytics events' });
});

test('what a request asks of Redis and MongoDB is told by operation and collection, and what a socket wants', async () => {
  const conversation = await child.startConversation();
  await child.say(conversation, 'Was ist ein Luftschloss?');
  const reading = await spanOf('conversation', 'mongodb findOne conversations');
  expect(reading.attributes).toEqual({
    'db.system.name': 'mongodb',
    'db.operation.name': 'findOne',
    'db.collection.name': 'conversations',
  });
  expect((await spanAbove(reading)).name).toBe('POST /conversations/:id/messages');
  const ofSession = await waitFor(() =>
    collector.spans.find(({ service, name }) => service === 'bff' && name.startsWith('redis ')),
  );
  expect(Object.keys(ofSession.attributes).sort()).toEqual(['db.operation.name', 'db.system.name']);

  const socket = await child.connect();
  await socket.emitWithAck('visitor.join', { visitorToken: child.token });
  await spanOf('bff', 'socket visitor.join');
});

test('a picture is one trace from the bff through the queue to the worker', async () => {
  const { url } = await child.json(z.object({ url: z.string() }), 'POST', '/api/generate-image', {
    prompt: 'ein Zwergnilpferd',
    visitorToken: child.token,
  });
  const painted = await spanOf('media-worker', 'fulfil-wish');
  const ordered = await spanAbove(painted);
  expect(ordered).toMatchObject({ service: 'media', name: 'POST /images' });
  const request = await spanAbove(await spanAbove(ordered));
  expect(request).toMatchObject({ service: 'bff', name: 'POST /api/generate-image' });
  expect(painted.traceId).toBe(request.traceId);
  const stored = await spanOf('media-worker', 'mongodb write files');
  expect((await spanAbove(stored)).name).toBe('fulfil-wish');
  await (await child.request('GET', url)).arrayBuffer();
  await spanOf('media', 'mongodb read files');
});

test('nobody outside can put a trace of theirs upon ours', async () => {
  const traceId = 'ab'.repeat(16);
  const headers = { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` };
  await child.request('GET', '/api/voices?secret=words', undefined, headers);
  await spanOf('bff', 'GET /api/voices');
  expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([]);
});

test('no span holds words, tokens, keys or queries', async () => {
  await child.request('GET', `/api/conversations?visitorToken=${child.token}`);
  await spanOf('bff', 'GET /api/conversations');
  // Failures, too, whose messages quote what was asked.
  teacher.isAway = true;
  const conversation = await child.startConversation();
  const path = `/api/conversations/${conversation}/messages`;
  await child.request('POST', path, { role: 'user', content: 'Etwas Mampfiges?' });
  await child.request('POST', path, { role: ['Mampfiges'], content: child.token });
  await child.request('GET', `/api/nowhere/${child.token}`);
  await child.request('POST', '/graphql', { query: `{ Mampfiges(of: "${child.token}") }` });
  const failed = await waitFor(() =>
    collector.spans.findLast(({ name, attributes }) => {
      return name === 'POST chat/completions' && attributes['http.response.status_code'] === 500;
    }),
  );
  expect(failed).toMatchObject({ service: 'conversation' });
  await spanOf('bff', 'POST /graphql');
  const everything = collector.received.join('\n');
  const secrets = ['Mampfiges', 'Kichererbsen', 'Zwergnilpferd', 'secret', child.token, API_KEY];
  for (const secret of secrets) expect(everything).not.toContain(secret);
  // Owners are hashes of tokens; whoever has them may ask services for their things.
  expect(everything).not.toMatch(/visitor:|lux_session|x-internal-token/);
});
