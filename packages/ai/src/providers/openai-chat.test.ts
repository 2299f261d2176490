import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenAiChat } from './openai-chat.ts';

const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** A chat with a server that answers each request with the next of these, the last one for ever. */
async function openChat(...answers: ((response: ServerResponse) => void)[]) {
  let requests = 0;
  const server = createServer((_request, response) => {
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    answer?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const chat = createOpenAiChat(
    { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'none', model: 'm' },
    { beginMs: 300, silenceMs: 200 },
  );
  const ask = async () => {
    const pieces: string[] = [];
    for await (const text of chat.stream([{ role: 'user', content: 'Hallo' }])) pieces.push(text);
    return pieces.join('');
  };
  return { ask, chat, countRequests: () => requests };
}

const answerWell = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`${piece('Guten ')}${piece('Tag!')}data: [DONE]\n\n`);
};
const answerWith =
  (status: number, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end('{}');
  };

test('the pieces come as the model writes them', async () => {
  const { ask } = await openChat(answerWell);
  expect(await ask()).toBe('Guten Tag!');
});

test('a server that leaves out the blank lines between events is understood', async () => {
  const { ask } = await openChat((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`${piece('Guten ')}${piece('Tag!')}data: [DONE]`.replaceAll('\n\n', '\r\n'));
  });
  expect(await ask()).toBe('Guten Tag!');
});

test.each([
  ['busy', answerWith(429, { 'retry-after': '1' })],
  ['broken', answerWith(500)],
  ['gone in the middle of its head', (response: ServerResponse) => response.socket?.destroy()],
])('a server that is %s once is asked again', async (_case, first) => {
  const { ask, countRequests } = await openChat(first, answerWell);
  expect(await ask()).toBe('Guten Tag!');
  expect(countRequests()).toBe(2);
});

test.each([
  ['stays busy', answerWith(429, { 'retry-after': '60' })],
  ['stays broken', answerWith(500)],
  ['refuses the key', answerWith(401)],
  ['never begins', () => {}],
  [
    'falls silent before the first piece',
    (response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(),
  ],
  [
    'falls silent in the middle',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(piece('Guten '));
    },
  ],
  [
    'breaks off in the middle',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(piece('Guten '), () => response.socket?.destroy());
    },
  ],
  [
    'talks nonsense',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"choices":[{"delta":\n\n');
    },
  ],
])('a server that %s is an error, not an endless wait', async (_case, answer) => {
  const { ask } = await openChat(answer);
  await expect(ask()).rejects.toThrow();
});

test('a provider that is down is left alone for a while', async () => {
  const { ask, countRequests } = await openChat(answerWith(500));
  for (let turn = 0; turn < 6; turn += 1) await ask().catch(() => {});
  const asked = countRequests();
  await expect(ask()).rejects.toThrow();
  expect(countRequests()).toBe(asked);
});

test('leaving the loop cancels the request', async () => {
  const cancelled = Promise.withResolvers<void>();
  const { chat } = await openChat((response) => {
    response.once('close', () => cancelled.resolve());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(piece('Guten '));
  });
  for await (const _text of chat.stream([{ role: 'user', content: 'Hallo' }])) break;
  await cancelled.promise;
});
