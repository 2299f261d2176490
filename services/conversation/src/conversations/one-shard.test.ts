import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import mongoose from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();

test('messages are asked for by their conversation, so that one shard answers', async () => {
  const filters: { method: string; filter: unknown }[] = [];
  mongoose.set('debug', (collection: string, method: string, filter: unknown) => {
    if (collection === 'messages') filters.push({ method, filter });
  });
  onTestFinished(() => {
    mongoose.set('debug', false);
  });
  const { call, start } = await openConversation({ engines });
  const id = await start();
  const body = { role: 'user', content: 'Wie viele Beine hat eine Spinne?', askId: createId() };
  for (let time = 0; time < 2; time += 1) {
    await call('POST', `/conversations/${id}/messages`, { body });
  }
  await call('GET', `/conversations/${id}`);
  await call('GET', '/conversations');
  await call('DELETE', `/conversations/${id}`);

  // `deploy/mongodb-shards.js` shards them by it.
  const asked = filters.filter(({ method }) => !/index/i.test(method));
  expect(asked.filter(({ method }) => method.startsWith('find')).length).toBeGreaterThan(2);
  expect(asked.map(({ method }) => method)).toContain('deleteMany');
  for (const { method, filter } of asked.filter((one) => one.method !== 'insertMany')) {
    expect(filter, method).toHaveProperty('conversationId');
  }
});
