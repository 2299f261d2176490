import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();
const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function open() {
  const service = await openConversation({ engines });
  const { connection } = service.deps.mongo;
  const collection = (name: string) =>
    connection.collection<{ _id: string; conversationId: string }>(name);
  return {
    ...service,
    age: async (id: string, days: number, owner?: string) => {
      const $set = { updatedAt: daysAgo(days), ...(owner && { owner }) };
      await collection('conversations').updateOne({ _id: id }, { $set });
    },
    countOf: async (id: string) => ({
      conversations: await collection('conversations').countDocuments({ _id: id }),
      messages: await collection('messages').countDocuments({ conversationId: id }),
    }),
  };
}

const gone = { conversations: 0, messages: 0 };

test('a child deletes one conversation, and the others stay', async () => {
  const { call, start, say, countOf } = await open();
  const [one, other] = [await start(), await start()];
  for (const id of [one, other]) await say(id, 'Wie viele Beine hat eine Spinne?');
  expect((await call('DELETE', `/conversations/${one}`)).statusCode).toBe(204);
  expect(await countOf(one)).toEqual(gone);
  expect(await countOf(other)).toEqual({ conversations: 1, messages: 2 });
  expect((await call('DELETE', `/conversations/${one}`)).statusCode).toBe(404);
});

test('somebody else’s conversation is not found and stays', async () => {
  const { call, start, say, countOf } = await open();
  const id = await start();
  await say(id, 'Warum ist der Himmel blau?');
  const answer = await call('DELETE', `/conversations/${id}`, { owner: 'visitor:somebody-else' });
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'CONVERSATION_NOT_FOUND']);
  expect(await countOf(id)).toEqual({ conversations: 1, messages: 2 });
});

test('what visitors have not gone on with goes with its messages; what users have stays', async () => {
  const { deps, start, say, age, countOf } = await open();
  const [old, fresh, ofUser, ofSeat] = [await start(), await start(), await start(), await start()];
  for (const id of [old, fresh, ofUser, ofSeat]) await say(id, 'Was ist ein Komet?');
  await age(old, 91);
  await age(fresh, 89);
  await age(ofUser, 400, 'user:mia-mia-mia');
  await age(ofSeat, 400, 'seat:platz-drei');
  expect(await deps.archive.removeUnusedOfVisitors(daysAgo(90))).toBe(1);
  expect(await countOf(old)).toEqual(gone);
  for (const id of [fresh, ofUser, ofSeat]) {
    expect(await countOf(id)).toEqual({ conversations: 1, messages: 2 });
  }
  expect(await deps.archive.removeUnusedOfVisitors(daysAgo(90))).toBe(0);
});
