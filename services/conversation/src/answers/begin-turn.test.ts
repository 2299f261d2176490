import { randomBytes } from 'node:crypto';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
const answer = ['Der Mond ', 'leuchtet nicht. ', 'Er wirft ', 'Licht zurück.'];
const question = { role: 'user', content: 'Warum leuchtet der Mond?' };
const stranger = 'visitor:somebody-else';

/** Two replicas of the service, and a conversation with one turn. */
async function openReplicas(behaviour: Parameters<typeof fakeOpenAi>[0] = {}) {
  const upstream = await fakeOpenAi({ answer, ...behaviour });
  const environment = { OPENAI_BASE_URL: upstream.baseUrl, OPENAI_TEXT_MODEL: 'm' };
  const here = await openConversation({ engines, environment });
  const there = await openConversation({ engines, environment });
  const id = await here.start();
  await here.say(id, 'Ich mag den Mond.');
  const chats = () =>
    upstream.asked.filter(({ path }) => path.endsWith('/chat/completions')).map(({ body }) => body);
  return { ...upstream, here, there, id, path: `/conversations/${id}`, chats };
}

/** A step that waits until a test lets it go on. */
function held<Given extends unknown[], Result>(step: (...given: Given) => Promise<Result>) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const wait = async (...given: Given) => {
    await promise;
    return step(...given);
  };
  return { wait, release };
}

test('nothing of the answer leaves before the question is stored', async () => {
  const { here, id, path, written } = await openReplicas();
  const { conversations } = here.deps;
  const { wait, release } = held(conversations.put);
  conversations.put = wait;
  const events = readEvents(await here.stream(`${path}/streamed-messages`, question));
  let isHeard = false;
  const first = events.next().then((event) => {
    isHeard = true;
    return event;
  });
  await waitFor(() => written.length === 2 * answer.length, { what: 'the model to have said all' });
  expect(await here.messagesOf(id)).toHaveLength(2);
  expect(isHeard).toBe(false);
  release();
  expect((await first).value).toMatchObject({ event: 'sentence' });
  expect((await here.messagesOf(id))[2]?.content).toBe(question.content);
});

test('what was said through another replica meanwhile is known to the model, and nothing is doubled', async () => {
  const { here, there, id, chats } = await openReplicas();
  await there.say(id, 'Ich mag auch die Sonne.');
  await here.say(id, question.content);
  expect(chats().at(-1)).toContain('Ich mag auch die Sonne.');
  const messages = await here.messagesOf(id);
  expect(messages.map(({ role, content }) => (role === 'user' ? content : role))).toEqual([
    'Ich mag den Mond.',
    'assistant',
    'Ich mag auch die Sonne.',
    'assistant',
    question.content,
    'assistant',
  ]);
});

test.each(['messages', 'streamed-messages', 'prepared-messages'])(
  'a conversation that went to another owner is like none at all for %s',
  async (door) => {
    const { here, there, id, path } = await openReplicas();
    await there.deps.archive.adopt({ from: 'visitor:abcdefgh', to: 'user:12345678' });
    const body = { ...question, turnId: randomBytes(16).toString('base64url') };
    const refused = await here.call('POST', `${path}/${door}`, { body });
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'CONVERSATION_NOT_FOUND']);
    const { messages } = (
      await here.call('GET', `/conversations/${id}`, { owner: 'user:12345678' })
    ).json();
    expect(messages).toHaveLength(2);
  },
);

test('a conversation that goes to another owner during a turn tells nothing more and stores nothing', async () => {
  const { here, there, id, path, written } = await openReplicas();
  const { conversations } = here.deps;
  const { wait, release } = held(conversations.reserveTurn);
  conversations.reserveTurn = wait;
  const events = readEvents(await here.stream(`${path}/streamed-messages`, question));
  await waitFor(() => written.length === 2 * answer.length, { what: 'the model to have said all' });
  await there.deps.archive.adopt({ from: 'visitor:abcdefgh', to: 'user:12345678' });
  release();
  const told = [];
  for await (const event of events) told.push(event);
  expect(told).toMatchObject([{ event: 'error', data: { error: 'CONVERSATION_NOT_FOUND' } }]);
  const read = await here.call('GET', `/conversations/${id}`, { owner: 'user:12345678' });
  expect(read.json().messages).toHaveLength(2);
});

test('a stranger gets nothing of a conversation, and no model is asked', async () => {
  const { here, path, chats } = await openReplicas();
  const refused = await here.call('POST', `${path}/messages`, { owner: stranger, body: question });
  expect(refused.statusCode).toBe(404);
  expect(chats()).toHaveLength(1);
});

test('of a conversation removed while LUX answers, nothing stays', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  const { here, there, path, written } = await openReplicas({
    beforePiece: (index) => (isHeld && index === 2 ? promise : undefined),
  });
  isHeld = true;
  const events = readEvents(await here.stream(`${path}/streamed-messages`, question));
  await waitFor(() => written.length === answer.length + 2);
  expect((await events.next()).value).toMatchObject({ event: 'sentence' });
  await there.deps.archive.removeAll(['visitor:abcdefgh']);
  release();
  let last: unknown;
  for await (const event of events) last = event;
  expect(last).toMatchObject({ event: 'error' });
  const messages = here.deps.mongo.connection.collection('messages');
  expect(await messages.countDocuments({ conversationId: path.split('/').at(-1) ?? '' })).toBe(0);
});

test('of a question stored after its conversation was removed, nothing stays', async () => {
  const { here, there, path } = await openReplicas();
  const { conversations } = here.deps;
  const { put } = conversations;
  conversations.put = async (...given) => {
    await there.deps.archive.removeAll(['visitor:abcdefgh']);
    return put(...given);
  };
  const refused = await here.call('POST', `${path}/messages`, { body: question });
  expect(refused.statusCode).toBe(404);
  const messages = here.deps.mongo.connection.collection('messages');
  expect(await messages.countDocuments({ conversationId: path.split('/').at(-1) ?? '' })).toBe(0);
});

test('after many turns the model gets the latest messages whole and the earlier questions in short', async () => {
  const { here, id, chats } = await openReplicas();
  for (let turn = 1; turn <= 20; turn += 1) await here.say(id, `Frage ${turn}?`);
  const { messages } = JSON.parse(chats().at(-1) ?? '{}');
  expect(messages.at(-1).content).toBe('Frage 20?');
  expect(messages.at(-3).content).toBe('Frage 19?');
  expect(messages[1]).toMatchObject({
    role: 'user',
    content: expect.stringMatching(
      /^\(Früher hat das Kind gefragt: („Frage \d+\?“(, )?){8}\)\n\nFrage/,
    ),
  });
  expect(messages.filter(({ role }: { role: string }) => role === 'system')).toHaveLength(1);
  expect(await here.messagesOf(id)).toHaveLength(42);
});

test('asked again in another replica, which stores the question first, the answer comes after it', async () => {
  const { here, there, id, path } = await openReplicas();
  const body = { ...question, askId: randomBytes(16).toString('base64url') };
  const { put } = here.deps.conversations;
  const { wait, release } = held(put);
  here.deps.conversations.put = wait;
  const { reserveTurn } = here.deps.conversations;
  const { promise: isReserved, resolve } = Promise.withResolvers<void>();
  here.deps.conversations.reserveTurn = (...given) => reserveTurn(...given).finally(resolve);
  const first = here.call('POST', `${path}/messages`, { body });
  await isReserved;

  const putThere = there.deps.conversations.put;
  there.deps.conversations.put = async (place, message) => {
    if (message.role === 'assistant') throw new Error('ended');
    return putThere(place, message);
  };
  expect((await there.call('POST', `${path}/messages`, { body })).statusCode).toBe(500);
  release();
  expect((await first).statusCode).toBe(201);
  const roles = (await here.messagesOf(id)).map(({ role }) => role);
  expect(roles).toEqual(['user', 'assistant', 'user', 'assistant']);
});
