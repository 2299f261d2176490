import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const conversationId = 'c'.repeat(22);
const content = 'Warum leuchtet der Mond?';
const answer: Message = {
  id: 'm'.repeat(22),
  role: 'assistant',
  content: 'Die Sonne scheint ihn an.',
  timestamp: new Date(0).toISOString(),
  safety: null,
};

/** The bff before a stand-in for conversation that keeps what it is told. */
async function open() {
  const told: unknown[] = [];
  const conversation = await createInnerServer({
    service: 'conversation',
    log: pino({ level: 'silent' }),
    internalToken: 'an internal token',
    checks: {},
  });
  conversation.post('/conversations/:id/messages', async ({ body }, reply) => {
    told.push(body);
    return reply.status(201).send(answer);
  });
  const url = await conversation.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => conversation.close());
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { CONVERSATION_URL: url },
  });
  const headers = { 'x-visitor-token': 'a-visitor-of-this-test' };
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, headers, payload });
  return { told, post };
}

test('the child’s age group goes on with its message, over REST and GraphQL', async () => {
  const { told, post } = await open();
  const path = `/api/conversations/${conversationId}/messages`;
  await post(path, { role: 'user', content, ageGroup: 'medium' });
  await post(path, { role: 'user', content });
  const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { content } }';
  for (const ageGroup of ['large', null]) {
    const variables = { input: { conversationId, content, ageGroup } };
    expect((await post('/graphql', { query, variables })).json().errors).toBeUndefined();
  }
  const message = { role: 'user', content };
  expect(told).toEqual([
    { ...message, ageGroup: 'medium' },
    message,
    { ...message, ageGroup: 'large' },
    message,
  ]);
});

test('an age group that does not exist is refused in German', async () => {
  const { told, post } = await open();
  const refused = await post(`/api/conversations/${conversationId}/messages`, {
    role: 'user',
    content,
    ageGroup: 'baby',
  });
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/Altersgruppe.*\.$/),
  ]);
  expect(told).toEqual([]);
});
