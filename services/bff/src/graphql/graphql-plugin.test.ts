import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = (environment: Record<string, string> = {}) =>
  openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix, environment });

type App = Awaited<ReturnType<typeof open>>['app'];
const ask = (app: App, query: string, variables: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers: { 'x-visitor-token': 'graphql-visitor-token' },
  });

test('GraphQL answers what REST answers', async () => {
  const { app } = await open();
  const rest = await app.inject('/api/settings');
  const graphql = await ask(
    app,
    '{ settings { assistantName language voiceId speechSpeed childSafeMode usesBrowserRecognition registration } }',
  );
  expect(graphql.json().data.settings).toEqual(rest.json());
});

test('nobody on the way keeps an answer', async () => {
  const { app } = await open();
  const answer = await ask(app, '{ settings { assistantName } }');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an error has REST’s code and sentence', async () => {
  const { app } = await open();
  const answer = await ask(app, '{ requests(first: 5) { id } }');
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Bitte melden Sie sich zuerst im Admin-Bereich an.',
    extensions: { code: 'DASHBOARD_LOCKED' },
  });
});

test('input is checked by REST’s schema', async () => {
  const { app } = await open();
  const answer = await ask(
    app,
    'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { jobId } }',
    { input: { prompt: '   ' } },
  );
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.',
    extensions: { code: 'VALIDATION_FAILED' },
  });
});

test('input that is refused is a request that was not carried out: no data, and 400 where the client knows it', async () => {
  const { app } = await open();
  const send = async (accept: string, query: string) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query },
      headers: { accept, 'x-visitor-token': 'graphql-visitor-token' },
    });
    return [statusCode, Object.keys(JSON.parse(body))];
  };
  const refused = 'mutation { generateImage(input: { prompt: " " }) { jobId } }';
  expect(await send('application/graphql-response+json', refused)).toEqual([400, ['errors']]);
  expect(await send('application/json', refused)).toEqual([200, ['errors']]);
  expect(await send('application/graphql-response+json', '{ nothing }')).toEqual([400, ['errors']]);
  const partly = '{ settings { language } understandWish(prompt: " ") { text } }';
  const [status, entries] = await send('application/graphql-response+json', partly);
  expect([status, entries]).toEqual([200, ['errors', 'data']]);
});

test('GET is answered with the method that works', async () => {
  const { app } = await open();
  const answer = await app.inject('/graphql?query={__typename}');
  expect([answer.statusCode, answer.headers.allow, answer.json().error]).toEqual([
    405,
    'POST',
    'METHOD_NOT_ALLOWED',
  ]);
});

test('a broken document is refused without telling the schema', async () => {
  const { app } = await open();
  const answer = await ask(app, '{ settngs { assistantName } }');
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain('settings');
  const introspection = await ask(app, '{ __schema { types { name } } }');
  expect(introspection.statusCode).toBe(400);
});

test('only JSON is accepted', async () => {
  const { app } = await open();
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: 'query={ settings { language } }',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(415);
});
