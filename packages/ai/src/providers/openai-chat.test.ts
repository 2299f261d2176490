import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { type ChatWish, createOpenAiChat } from './openai-chat.ts';

const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** A chat with a server that answers each request with the next of these, the last one for ever. */
async function openChat(...answers: ((response: ServerResponse) => void)[]) {
  let requests = 0;
  const asked: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
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
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const chatWith = (model: string, limits = {}) =>
    createOpenAiChat(
      { baseUrl, apiKey: 'none', model },
      { beginMs: 300, silenceMs: 200, ...limits },
    );
  const chat = chatWith('m');
  const ask = async (wish?: ChatWish, by = chat) => {
    const pieces: string[] = [];
    for await (const text of by.stream([{ role: 'user', content: 'Hallo' }], wish))
      pieces.push(text);
    return pieces.join('');
  };
  return { ask, chat, chatWith, asked, countRequests: () => requests };
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

const streamOf =
  (...events: unknown[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end('data: [DONE]\n\n');
  };
const delta = (content: unknown, finish_reason: string | null = null) => ({
  choices: [{ delta: { role: 'assistant', content }, finish_reason }],
});

test.each([400, 422])(
  'a server that refuses our word for the limit with %i is asked in its own, for good',
  async (status) => {
    const { ask, asked } = await openChat(answerWith(status), answerWell);
    expect(await ask()).toBe('Guten Tag!');
    expect(await ask()).toBe('Guten Tag!');
    expect(
      asked.map((body) => Object.keys(body).filter((name) => name.startsWith('max_'))),
    ).toEqual([['max_tokens'], ['max_completion_tokens'], ['max_completion_tokens']]);
  },
);

test('a server that refuses both words has refused, and is not asked for ever', async () => {
  const { ask, countRequests } = await openChat(answerWith(422));
  await expect(ask()).rejects.toThrow('422');
  expect(countRequests()).toBe(2);
});

test('what a model thinks is for nobody, however it is sent', async () => {
  const { ask } = await openChat(
    streamOf(
      { choices: [{ delta: { reasoning_content: 'Das Kind grüßt.' } }] },
      delta('<thi'),
      delta('nk>Also grüße ich.</th'),
      delta('ink>\n\nGuten '),
      delta([
        { type: 'thinking', thinking: [{ type: 'text', text: 'Tag oder Abend?' }] },
        { type: 'text', text: 'Tag!' },
      ]),
      { choices: [], usage: { total_tokens: 12 } },
    ),
  );
  expect(await ask()).toBe('Guten Tag!');
});

test('a model that has only thought is asked again, once', async () => {
  const thought = streamOf(delta('<think>Hm.</think>', 'stop'));
  const { ask } = await openChat(thought, answerWell);
  expect(await ask()).toBe('Guten Tag!');
  const silent = await openChat(thought);
  await expect(silent.ask()).rejects.toThrow('only thought');
  expect(silent.countRequests()).toBe(2);
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

test('a thought whose opening tag the server swallowed is for nobody, the next time neither', async () => {
  const swallowed = streamOf(
    delta('Der Mond ist '),
    delta('rund.\n</think>\n\n'),
    delta('Er leuchtet nicht selbst.'),
  );
  const begun = streamOf(
    delta('Okay, the child asks '),
    delta('about the moon.\n</think>\n\nDer Mond.'),
  );
  const { ask } = await openChat(begun, swallowed);
  expect(await ask()).toBe('Der Mond.');
  expect(await ask()).toBe('Er leuchtet nicht selbst.');
});

test('a model that used up its room for thoughts gets more of it', async () => {
  const { ask, asked } = await openChat(streamOf(delta('<think>Erstens …', 'length')), answerWell);
  expect(await ask({ answerTokens: 100 })).toBe('Guten Tag!');
  expect(asked.map(({ max_tokens }) => max_tokens)).toEqual([100, 1_600]);
});

test.each([
  ['gpt-5-mini', 'low'],
  ['openai/gpt-oss-20b', 'low'],
  ['o3-mini', 'low'],
  ['gpt-oss:20b', 'low'],
  ['gpt-5.4-mini', undefined],
  ['gemma3', undefined],
  ['mistral-small-latest', undefined],
])('%s is asked for effort %s', async (model, effort) => {
  const { ask, chatWith, asked } = await openChat(answerWell);
  await ask({}, chatWith(model));
  expect(asked[0]?.reasoning_effort).toBe(effort);
});

test.each([
  ['gpt-5-mini', 'minimal'],
  ['gpt-5-2025-08-07', 'minimal'],
  ['gpt-5-pro', 'low'],
  ['gpt-5.4-mini', undefined],
  ['gemini-2.5-flash', 'none'],
  ['gemini-2.5-pro', 'low'],
  ['qwen3:4b', 'none'],
  ['gpt-oss:20b', 'low'],
  ['gemma3', undefined],
])('for a yes or no %s is asked for effort %s', async (model, effort) => {
  const { ask, chatWith, asked } = await openChat(answerWell);
  await ask({}, chatWith(model, { isBrief: true }));
  expect(asked[0]?.reasoning_effort).toBe(effort);
});

const schema = {
  name: 'greeting',
  schema: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
} as const;

test('a form is asked for, and left out for good where the server refuses it', async () => {
  const { ask, asked } = await openChat(answerWith(400), answerWell);
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(asked.map(({ response_format }) => response_format)).toEqual([
    { type: 'json_schema', json_schema: { ...schema, strict: true } },
    undefined,
    undefined,
  ]);
});

test('a form is not blamed for a word that the server did not know', async () => {
  const { ask, asked } = await openChat(answerWith(400), answerWith(400), answerWell);
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(await ask({ schema })).toBe('Guten Tag!');
  expect(asked.map((body) => ['max_completion_tokens' in body, 'response_format' in body])).toEqual(
    [
      [false, true],
      [false, false],
      [true, false],
      [true, true],
    ],
  );
});
