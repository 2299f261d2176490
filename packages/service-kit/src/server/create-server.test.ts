import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody } from '@lux/contracts/common/error-body.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { commonErrors } from '../errors/common-errors.ts';
import { connectionLimits } from './connections/connection-limits.ts';
import { createServer, type Server } from './create-server.ts';

let server: Server;

beforeAll(async () => {
  server = await createServer({
    log: pino({ level: 'silent' }),
    bodyLimitBytes: 1_000,
    headers: { 'x-content-type-options': 'nosniff' },
  });
  server.post(
    '/echo',
    {
      schema: {
        body: z.object({ word: z.string().min(1, 'Bitte sag ein Wort.') }),
        response: { 200: z.object({ word: z.string() }) },
      },
    },
    async (request) => request.body,
  );
  server.get('/things/:id', { schema: { params: z.object({ id: z.string().max(5) }) } }, () => 'x');
  server.get('/busy', async () => {
    throw commonErrors.TOO_MANY_REQUESTS({ retryAfterSeconds: 7 });
  });
  server.get('/broken', async () => {
    throw new Error('a detail nobody should see');
  });
});

afterAll(() => server.close());

const post = (payload: string, contentType = 'application/json') =>
  server.inject({
    method: 'POST',
    url: '/echo',
    payload,
    headers: { 'content-type': contentType },
  });

test('a valid body passes', async () => {
  const answer = await post('{"word":"Igel"}');
  expect([answer.statusCode, answer.json()]).toEqual([200, { word: 'Igel' }]);
});

test('a refused field is answered 400 with the schema’s German sentence', async () => {
  const answer = await post('{"word":""}');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: 'VALIDATION_FAILED', message: 'Bitte sag ein Wort.' });
});

test('a wrong type is answered 400 in German too', async () => {
  const answer = await post('{"word":{"$gt":""}}');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Das Wort muss ein Text sein.');
});

test.each([
  ['broken JSON', '{"word":', 'application/json', 400, 'BAD_JSON'],
  ['no body', '', 'application/json', 400, 'BAD_JSON'],
  ['a prototype attack', '{"__proto__":{"x":1},"word":"a"}', 'application/json', 400, 'BAD_JSON'],
  [
    'a depth that no stack holds',
    `{"word":${'['.repeat(400)}${']'.repeat(400)}}`,
    'application/json',
    400,
    'BAD_JSON',
  ],
  ['text', 'word=Igel', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form', 'word=Igel', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'too much',
    JSON.stringify({ word: 'x'.repeat(2_000) }),
    'application/json',
    413,
    'PAYLOAD_TOO_LARGE',
  ],
])('%s gets its own code', async (_case, payload, type, status, code) => {
  const answer = await post(payload, type);
  expect([answer.statusCode, answer.json().error]).toEqual([status, code]);
});

test('an unknown path is 404 in the common shape', async () => {
  const answer = await server.inject('/nowhere');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' });
});

test('a parameter that cannot be right is a path where there is nothing', async () => {
  const answer = await server.inject('/things/way-too-long');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' });
});

test('an address that cannot be decoded is 404 in the common shape', async () => {
  const answer = await server.inject('/things/%zz');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' });
});

test.each([
  ['too long an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: lux\r\n\r\n`, 431],
  ['no HTTP at all', 'Hallo LUX!\r\n\r\n', 400],
])('%s is answered in the common shape', async (_case, request, status) => {
  await server.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
  const [address] = server.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(ErrorBody.parse(JSON.parse(body)).message).toMatch(/Anfrage/);
});

test('an error that says when to come back sends Retry-After', async () => {
  const answer = await server.inject('/busy');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
});

test('an unexpected error tells nothing about itself', async () => {
  const answer = await server.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('detail');
  expect(answer.json().error).toBe('INTERNAL_ERROR');
});

test.each(['/nowhere', '/things/%zz', '/things/way-too-long', '/busy', '/broken'])(
  'the answer to %s has the headers of all answers',
  async (url) => {
    expect((await server.inject(url)).headers['x-content-type-options']).toBe('nosniff');
  },
);

/** A server with short limits; what a client hears that sends this and then nothing more. */
async function hearAfter(sent: string): Promise<string> {
  const impatient = await createServer({
    log: pino({ level: 'silent' }),
    limits: {
      ...connectionLimits,
      headersMs: 50,
      requestMs: 100,
      keepAliveMs: 50,
      checkEveryMs: 10,
    },
  });
  impatient.post('/echo', async () => ({ ok: true }));
  await impatient.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => impatient.close());
  const [address] = impatient.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

test.each([
  ['no byte at all', ''],
  ['half a head', 'POST /echo HTTP/1.1\r\nHost: lux\r\nX-Slow: '],
  [
    'half a body',
    'POST /echo HTTP/1.1\r\nHost: lux\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  ],
])('whoever holds a connection with %s is sent away', async (_case, sent) => {
  expect(await hearAfter(sent)).toContain('REQUEST_TIMED_OUT');
});

test('a connection that is kept without another request is closed', async () => {
  const request =
    'POST /echo HTTP/1.1\r\nHost: lux\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  expect(await hearAfter(request)).toContain('{"ok":true}');
});

test('headers, connections and their requests are counted', () => {
  expect(server.server.maxHeadersCount).toBe(100);
  expect(server.server.maxConnections).toBe(20_000);
  expect(server.server.maxRequestsPerSocket).toBe(10_000);
});
