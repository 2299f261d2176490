import { connect } from 'node:net';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
let opened = 0;

/** Every test with events of its own. */
async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-${opened}`;
  const { app, deps, pictureOrders, requestIds } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix,
  });
  const headers = { 'x-visitor-token': 'painting-visitor' };
  return {
    app,
    requestIds,
    order: (prompt: string, more: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/generate-image',
        payload: { prompt },
        headers: { ...headers, ...more },
      }),
    orderByGraphql: (prompt: string) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        payload: {
          query:
            'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { jobId } }',
          variables: { input: { prompt } },
        },
        headers,
      }),
    isPainting: () => waitFor(() => pictureOrders.length > 0),
    readAll: () => readEvents(deps.redis, namePrefix),
    nextEvent: () => waitFor(async () => (await readEvents(deps.redis, namePrefix))[0] ?? false),
  };
}

test('a picture is answered with its address', async () => {
  const { order, nextEvent } = await open();
  const answer = await order('ein Drache');
  expect(answer.statusCode).toBe(200);
  expect(await nextEvent()).toMatchObject({
    type: 'image',
    prompt: 'ein Drache',
    imageUrl: answer.json().url,
    safety: null,
  });
});

test('media learns under which id the event will be known, however a picture is ordered', async () => {
  const { order, orderByGraphql, requestIds, readAll } = await open();
  await order('ein Drache');
  await order('ein Hund', { prefer: 'respond-async' });
  await orderByGraphql('eine Katze');
  const events = await waitFor(async () => {
    const found = await readAll();
    return found.length === 3 && found;
  });
  expect(requestIds).toEqual(events.map(({ id }) => id));
  expect(new Set(requestIds).size).toBe(3);
});

test.each(['respond-async', 'Respond-Async, wait=10'])(
  'with Prefer: %s the job is answered at once',
  async (prefer) => {
    const { order } = await open();
    const answer = await order('ein Drache', { prefer });
    expect(answer.statusCode).toBe(202);
    expect(answer.json().jobId).toHaveLength(22);
  },
);

test('what cannot be painted is the wish’s fault, not the server’s', async () => {
  const { order } = await open();
  const answer = await order('Dings');
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOT_PAINTABLE']);
});

test('a wish that shows danger is marked for the admin, over REST and GraphQL', async () => {
  for (const order of ['order', 'orderByGraphql'] as const) {
    const bff = await open();
    const answer = await bff[order]('in Gefahr');
    expect(answer.body).toContain('Bitte sprich mit einem Erwachsenen.');
    expect(answer.headers).not.toHaveProperty('x-lux-danger');
    const event = await bff.nextEvent();
    expect(event).toMatchObject({ prompt: 'in Gefahr', safety: 'crisis', danger: 'fire' });
  }
});

test('who hangs up while it is painted leaves an event all the same', async () => {
  const { app, isPainting, nextEvent } = await open();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
  const body = '{"prompt":"dauert ewig","visitorToken":"hasty-visitor-token"}';
  socket.write(
    `POST /api/generate-image HTTP/1.1\r\nhost: lux\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await isPainting();
  socket.destroy();
  expect(await nextEvent()).toMatchObject({ prompt: 'dauert ewig', status: 499 });
});

test('neither a picture in the making nor an open socket holds up the stop', async () => {
  const { app, isPainting } = await open();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = io(url, { transports: ['websocket'], reconnection: false });
  onTestFinished(() => {
    socket.disconnect();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const answering = fetch(`${url}/api/generate-image`, {
    method: 'POST',
    body: '{"prompt":"dauert ewig","visitorToken":"patient-visitor-token"}',
    headers: { 'content-type': 'application/json' },
  });
  await isPainting();
  await app.close();
  const answer = await answering;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: 'STILL_PAINTING' });
  // Any other reason would keep the client from connecting again by itself.
  expect(await ended).toBe('transport close');
});

test('an order with an id of the client’s goes to media under it, by REST and GraphQL', async () => {
  const { app } = await open();
  const headers = { 'x-visitor-token': 'painting-visitor' };
  const input = { prompt: 'ein Drache', orderId: 'p'.repeat(22) };
  const query = 'mutation ($i: GenerateImageInput!) { generateImage(input: $i) { jobId } }';
  const byRest = await app.inject({
    method: 'POST',
    url: '/api/generate-image',
    payload: input,
    headers: { ...headers, prefer: 'respond-async' },
  });
  expect([byRest.statusCode, byRest.json().jobId]).toEqual([202, input.orderId]);
  expect(byRest.json()).not.toHaveProperty('isRepeated');
  const payload = { query, variables: { i: input } };
  const byGraphql = await app.inject({ method: 'POST', url: '/graphql', payload, headers });
  expect(byGraphql.json().data.generateImage).toEqual({ jobId: input.orderId });
  const wrong = await app.inject({
    method: 'POST',
    url: '/api/generate-image',
    payload: { ...input, orderId: 'unsinn' },
    headers,
  });
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Diese Kennung ist ungültig.']);
});
