import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const visitorToken = 'a-visitor-of-this-test';
const question = { role: 'user', content: 'Warum leuchtet der Mond?' };

/** The bff before a stand-in for conversation that begins an answer and never ends it. */
async function open() {
  const hungUp: string[] = [];
  const conversation = await createInnerServer({
    service: 'conversation',
    log: pino({ level: 'silent' }),
    internalToken: 'an internal token',
    checks: {},
  });
  for (const kind of ['streamed', 'prepared']) {
    conversation.post(`/conversations/:id/${kind}-messages`, (_request, reply) => {
      reply.raw.once('close', () => hungUp.push(kind));
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write('event: sentence\ndata: {"index":0,"text":"Der Mond.","speechUrl":null}\n\n');
      reply.hijack();
    });
  }
  const url = await conversation.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => conversation.close());
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { CONVERSATION_URL: url },
  });
  return { conversation, hungUp, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

test.each([
  ['streamed', 'messages', question],
  ['prepared', 'prepared-messages', { ...question, turnId: 'T'.repeat(22) }],
])(
  'when the child interrupts a %s answer, the connection behind it is closed at once',
  async (kind, path, body) => {
    const { url, hungUp } = await open();
    const child = new AbortController();
    const answer = await fetch(`${url}/api/conversations/${'c'.repeat(22)}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-visitor-token': visitorToken,
      },
      body: JSON.stringify(body),
      signal: child.signal,
    });
    expect(answer.status).toBe(200);
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain('Der Mond');
    expect(hungUp).toEqual([]);
    child.abort();
    await vi.waitFor(() => expect(hungUp).toEqual([kind]));
  },
);

test('when the service is lost in the middle of an answer, the child hears SPEC’s sentence', async () => {
  const { conversation, url } = await open();
  const answer = await fetch(`${url}/api/conversations/${'c'.repeat(22)}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-visitor-token': visitorToken,
    },
    body: JSON.stringify(question),
  });
  conversation.server.closeAllConnections();
  const events = await answer.text();
  expect(events).toContain('Der Mond');
  expect(events).toMatch(/event: error\ndata: .*Antwort konnte nicht verarbeitet werden\./);
});
