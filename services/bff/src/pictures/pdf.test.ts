import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-${opened}`;
  const { app, deps, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const post = async (url: string, payload: object, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-visitor-token': 'pdf-visitor-token', ...more },
    });
  return {
    orders,
    post,
    nextEvent: () => waitFor(async () => (await readEvents(deps.redis, namePrefix))[0] ?? false),
  };
}
const story = { text: 'Es war einmal.', title: 'Mein Buch', author: 'Mia' };
const ordered = { path: '/story-books', ...story, characters: [] };

test('a story is answered with the address of its booklet, and counted as a PDF', async () => {
  const { post, orders, nextEvent } = await open();
  const answer = await post('/api/create-pdf', { ...story, visitorToken: 'pdf-visitor-token' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ pdfUrl: expect.stringMatching(/^\/media\/\S{22}$/) });
  expect(orders).toEqual([ordered]);
  expect(await nextEvent()).toMatchObject({ type: 'pdf', prompt: 'Mein Buch', imageUrl: null });
});

test('whoever prefers not to wait gets the job', async () => {
  const { post } = await open();
  const answer = await post('/api/create-pdf', story, { prefer: 'respond-async' });
  expect([answer.statusCode, answer.json().kind]).toEqual([202, 'pdf']);
});

test('GraphQL orders the same', async () => {
  const { post, orders } = await open();
  const query = 'mutation ($i: CreatePdfInput!) { createPdf(input: $i) { kind } }';
  const answer = await post('/graphql', { query, variables: { i: { ...story, pictureId: null } } });
  expect(answer.json().data).toEqual({ createPdf: { kind: 'pdf' } });
  expect(orders).toEqual([ordered]);
});

test('one that failed says so with SPEC 8’s sentence', async () => {
  const { post } = await open();
  const answer = await post('/api/create-pdf', { ...story, title: 'Pech' });
  expect([answer.statusCode, answer.json()]).toEqual([
    502,
    { error: 'PDF_NOT_CREATED', message: 'Fehler beim Export' },
  ]);
});

test.each([{ ...story, text: ' ' }, { title: 'Mein Buch' }])(
  'an empty story is refused',
  async (empty) => {
    const { post, orders } = await open();
    const answer = await post('/api/create-pdf', empty);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Deine Geschichte ist noch leer.',
    ]);
    expect(orders).toEqual([]);
  },
);
