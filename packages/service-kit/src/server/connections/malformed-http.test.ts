import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createServer } from '../create-server.ts';

/** A server that notes what reaches its routes, and a way to send it bytes. */
async function open() {
  const server = await createServer({
    log: pino({ level: 'silent' }),
    headers: { 'x-content-type-options': 'nosniff' },
  });
  const reached: string[] = [];
  server.get('/open', async (request) => {
    reached.push(`GET ${request.host}`);
    return 'open';
  });
  server.get('/secret', async () => {
    reached.push('secret');
    return 'secret';
  });
  server.post('/echo', { schema: { body: z.object({ word: z.string() }) } }, async ({ body }) => {
    reached.push(`POST ${body.word}`);
    return body;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const [address] = server.addresses();
  const port = typeof address === 'object' ? address.port : 0;

  /** All that the server answers to these bytes before it hangs up, or the client does after them. */
  const send = async (...lines: string[]): Promise<string[]> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(lines.join('\r\n'));
    const answer = await text(socket);
    return [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');
  };
  return { send, reached };
}

const hidden = 'GET /secret HTTP/1.1\r\nHost: lux\r\n\r\n';
const json = 'Content-Type: application/json';
const igel = '{"word":"Igel"}';

test.each([
  [
    'both a length and chunks',
    [json, `Content-Length: ${igel.length + hidden.length}`, 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${hidden}`,
  ],
  [
    'chunks and then a length',
    [json, 'Transfer-Encoding: chunked', 'Content-Length: 4'],
    `0\r\n\r\n${hidden}`,
  ],
  ['two lengths', [json, 'Content-Length: 15', 'Content-Length: 0'], igel + hidden],
  ['two lengths in one line', [json, 'Content-Length: 15, 0'], igel + hidden],
  ['a length with a sign', [json, 'Content-Length: +15'], igel + hidden],
  ['a length that is no number', [json, 'Content-Length: 0x0f'], igel + hidden],
  ['chunks of another spelling', [json, 'Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
  [
    'chunks beneath another coding',
    [json, 'Transfer-Encoding: chunked, identity'],
    `0\r\n\r\n${hidden}`,
  ],
  ['a blank before the colon', [json, 'Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`],
  ['a header that goes on in the next line', [json, 'Transfer-Encoding:', ' chunked'], hidden],
  [
    'a chunk whose length is no number',
    [json, 'Transfer-Encoding: chunked'],
    `-1\r\n${igel}\r\n0\r\n\r\n${hidden}`,
  ],
])(
  'a request with %s is refused, and nothing behind it is taken for another',
  async (_case, headers, body) => {
    const { send, reached } = await open();
    const statuses = await send('POST /echo HTTP/1.1', 'Host: lux', ...headers, '', body);
    expect(statuses).toEqual(['400']);
    expect(reached).toEqual([]);
  },
);

test('two requests in a row are two, also the second of a client that hurries', async () => {
  const { send, reached } = await open();
  const statuses = await send(
    'POST /echo HTTP/1.1',
    'Host: lux',
    json,
    `Content-Length: ${igel.length}`,
    '',
    `${igel}GET /open HTTP/1.1`,
    'Host: lux',
    'Connection: close',
    '',
    '',
  );
  expect(statuses).toEqual(['200', '200']);
  expect(reached.toSorted()).toEqual(['GET lux', 'POST Igel']);
});

test.each([
  ['no host', ['GET /open HTTP/1.1', 'Connection: close']],
  ['two hosts', ['GET /open HTTP/1.1', 'Host: lux', 'hOST: evil.example', 'Connection: close']],
  ['a line end without its other half in a header', ['GET /open HTTP/1.1', 'Host: lux\nX-A: b']],
  ['a NUL in a header', ['GET /open HTTP/1.1', 'Host: lux', 'X-A: b\0c']],
  ['a version that does not exist', ['GET /open HTTP/9.9', 'Host: lux']],
  ['a method that does not exist', ['GETT /open HTTP/1.1', 'Host: lux']],
])('%s is no request', async (_case, head) => {
  const { send, reached } = await open();
  expect(await send(...head, '', '')).toEqual(['400']);
  expect(reached).toEqual([]);
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS'])(
  '%s reaches nothing and gives nothing back of what was sent',
  async (method) => {
    const { send, reached } = await open();
    const cookie = 'Cookie: lux_session=a-secret-of-the-browser';
    const statuses = await send(`${method} /open HTTP/1.1`, 'Host: lux', cookie, '', '');
    expect(statuses.filter((status) => !/^4\d\d$/.test(status))).toEqual([]);
    expect(reached).toEqual([]);
  },
);

test.each([
  ['one header of 20 kB', [`X-Long: ${'a'.repeat(20_000)}`]],
  ['300 headers of 70 signs', Array.from({ length: 300 }, (_, n) => `X-${n}: ${'a'.repeat(64)}`)],
  ['a cookie of 20 kB', [`Cookie: lux_session=${'a'.repeat(20_000)}`]],
])('%s is too much of a head', async (_case, headers) => {
  const { send, reached } = await open();
  expect(await send('GET /open HTTP/1.1', 'Host: lux', ...headers, '', '')).toEqual(['431']);
  expect(reached).toEqual([]);
});
