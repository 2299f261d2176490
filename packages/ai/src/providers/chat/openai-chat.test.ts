import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import {
  answerWell,
  answerWith,
  delta,
  openChat,
  piece,
  streamOf,
} from '../../testing/open-chat.ts';

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

test('an answer that breaks off for its length says so', async () => {
  const { chat } = await openChat(streamOf(delta('Ein Satz. Ein hal', 'length')));
  let cuts = 0;
  const turns = [{ role: 'user', content: 'Hallo' } as const];
  for await (const _text of chat.stream(turns, {
    onCut: () => {
      cuts += 1;
    },
  }));
  expect(cuts).toBe(1);
});

test('a model that never stops is stopped', async () => {
  const hungUp = Promise.withResolvers<void>();
  const { chat } = await openChat((response) => {
    response.once('close', () => hungUp.resolve());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = () => {
      while (!response.destroyed && response.write(piece('Und noch ein Satz. '.repeat(20))));
    };
    response.on('drain', write);
    write();
  });
  let cuts = 0;
  let text = '';
  const turns = [{ role: 'user', content: 'Hallo' } as const];
  for await (const part of chat.stream(turns, {
    onCut: () => {
      cuts += 1;
    },
  }))
    text += part;
  expect(cuts).toBe(1);
  expect(text.length).toBeLessThan(10_000);
  await hungUp.promise;
});

test('a model that drips word by word without end is stopped, too', async () => {
  const hungUp = Promise.withResolvers<void>();
  const { ask, chatWith } = await openChat((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const dripping = setInterval(() => response.write(piece('Und ')), 5);
    response.once('close', () => {
      clearInterval(dripping);
      hungUp.resolve();
    });
  });
  let cuts = 0;
  const onCut = () => {
    cuts += 1;
  };
  expect(await ask({ onCut }, chatWith('m', { wholeMs: 50 }))).toMatch(/^(?:Und )+$/);
  expect(cuts).toBe(1);
  await hungUp.promise;
});
