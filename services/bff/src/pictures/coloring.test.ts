import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
const headers = { 'x-visitor-token': 'colouring-visitor' };
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-${opened}`;
  const { app, deps, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const post = (url: string, payload: object, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  return {
    orders,
    post,
    query: async (query: string, variables: object) =>
      (await post('/graphql', { query, variables })).json(),
    nextEvent: () => waitFor(async () => (await readEvents(deps.redis, namePrefix))[0] ?? false),
  };
}

test('a colouring page is answered with its address and counted as such', async () => {
  const { post, nextEvent } = await open();
  const answer = await post('/api/generate-coloring-page', { prompt: 'ein Drache' });
  expect(answer.statusCode).toBe(200);
  expect(await nextEvent()).toMatchObject({
    type: 'coloring',
    prompt: 'ein Drache',
    imageUrl: answer.json().url,
  });
});

test('one that failed says so with SPEC 8’s sentence', async () => {
  const { post } = await open();
  const answer = await post('/api/generate-coloring-page', { prompt: 'Pech' });
  expect(answer.statusCode).toBe(502);
  expect(answer.json().message).toBe('Das Ausmalbild konnte nicht generiert werden');
});

test.each([
  ['/api/generate-coloring-page', { prompt: 'ein Hund' }, 'coloring'],
  ['/api/generate-image-expert', { prompt: 'ein Hund' }, 'image'],
  ['/api/print', { fileIds: ['own-file-own-file-own-'] }, 'pdf'],
])('%s with Prefer: respond-async is answered at once with the job', async (url, body, kind) => {
  const { post } = await open();
  const answer = await post(url, body, { prefer: 'respond-async' });
  expect([answer.statusCode, answer.json().kind]).toEqual([202, kind]);
});

test('a browser that has shown nobody yet gets a session with its colouring page or booklet', async () => {
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-newcomers`,
  });
  const story = { text: 'Es war einmal.', title: 'Mein Buch', author: 'Mia' };
  const mutation = 'mutation ($i: CreatePdfInput!) { createPdf(input: $i) { kind } }';
  const orders = [
    ['/api/generate-coloring-page', { prompt: 'ein Drache' }],
    ['/api/create-pdf', story],
    ['/graphql', { query: mutation, variables: { i: story } }],
  ] as const;
  for (const [url, payload] of orders) {
    const answer = await app.inject({ method: 'POST', url, payload });
    const cookie = cookieOf(answer);
    expect([url, answer.statusCode, answer.json().errors]).toEqual([url, 200, undefined]);
    // The session is a visitor's from now on: what is its own exists.
    const own = await app.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: {},
      headers: { cookie },
    });
    expect([cookie === '', own.statusCode]).toEqual([false, 201]);
  }
});

test('the longest booklet comes from a browser that has shown nobody yet, too', async () => {
  const { app, orders } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-long-booklet`,
  });
  const order = (text: string) =>
    app.inject({ method: 'POST', url: '/api/create-pdf', payload: { text } });
  const longest = await order('ä'.repeat(60_000));
  expect([longest.statusCode, cookieOf(longest) === '']).toEqual([200, false]);
  expect(orders).toMatchObject([{ text: 'ä'.repeat(60_000) }]);
  const tooLong = await order('ä'.repeat(60_001));
  expect([tooLong.statusCode, tooLong.json().message]).toEqual([
    400,
    'Deine Geschichte ist zu lang.',
  ]);
});

test('GraphQL orders the same jobs', async () => {
  const { query, orders } = await open();
  const coloring = await query(
    'mutation ($i: GenerateColoringPageInput!) { generateColoringPage(input: $i) { kind } }',
    { i: { prompt: 'ein Hund', visitorToken: 'colouring-visitor' } },
  );
  expect(coloring.data.generateColoringPage).toEqual({ kind: 'coloring' });
  const expert = await query(
    'mutation ($i: GenerateExpertImageInput!) { generateExpertImage(input: $i) { kind } }',
    { i: { prompt: 'ein Hund', style: 'natural', customText: null } },
  );
  expect(expert.data.generateExpertImage).toEqual({ kind: 'image' });
  const print = await query('mutation ($i: PrintPagesInput!) { printPages(input: $i) { kind } }', {
    i: { fileIds: ['own-file-own-file-own-'], title: null },
  });
  expect(print.data.printPages).toEqual({ kind: 'pdf' });
  expect(orders).toEqual([
    { path: '/coloring-pages', prompt: 'ein Hund' },
    {
      path: '/images',
      prompt: 'ein Hund',
      style: 'natural',
      quality: 'hd',
      size: '1024x1792',
      noInterpretation: false,
      customText: '',
    },
    { path: '/coloring-books', fileIds: ['own-file-own-file-own-'], title: '' },
  ]);
});

test('what is understood of a wish comes over GraphQL', async () => {
  const { query } = await open();
  const answer = await query(
    'query ($prompt: String!) { understandWish(prompt: $prompt) { text kind } }',
    { prompt: 'ein Drache' },
  );
  expect(answer.data.understandWish).toEqual([{ text: 'Drache', kind: 'figure' }]);
});

test('a blank expert description is refused with the words of SPEC 5', async () => {
  const { post } = await open();
  const answer = await post('/api/generate-image-expert', { prompt: '  ' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Bitte gib eine Bildbeschreibung ein.',
  ]);
});
