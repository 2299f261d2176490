import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();

test('LUX answers without any key, and the conversation remembers both sides', async () => {
  const { call, start, say } = await openConversation({ engines });
  const id = await start();
  const answer = await say(id, 'Wie viele Beine hat eine Spinne?');
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ role: 'assistant', safety: null });
  expect(answer.json().content).toMatch(/acht/i);

  const { messages } = (await call('GET', `/conversations/${id}`)).json();
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
  expect(messages[1]).toEqual(answer.json());
});

test('a conversation of somebody else is like none at all', async () => {
  const { call, start } = await openConversation({ engines });
  const id = await start();
  const foreign = await call('GET', `/conversations/${id}`, { owner: 'visitor:somebody-else' });
  const missing = await call('GET', `/conversations/${'A'.repeat(22)}`);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.json()).toEqual(missing.json());
  const list = await call('GET', '/conversations', { owner: 'visitor:somebody-else' });
  expect(list.json()).toEqual([]);
});

test('messages sent at the same moment each keep a place of their own', async () => {
  const { call, start, say } = await openConversation({ engines });
  const id = await start();
  const sums = ['1 + 1', '2 + 2', '3 + 3', '4 + 4', '5 + 5'];
  await Promise.all(sums.map((sum) => say(id, `Was ist ${sum}?`)));
  const { messages } = (await call('GET', `/conversations/${id}`)).json();
  expect(messages).toHaveLength(10);
  expect(new Set(messages.map(({ id: messageId }: { id: string }) => messageId)).size).toBe(10);
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['a novel', 'a'.repeat(2_001)],
])('%s is refused in German and not stored', async (_case, content) => {
  const { call, start, say } = await openConversation({ engines });
  const id = await start();
  const answer = await say(id, content);
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
  expect((await call('GET', `/conversations/${id}`)).json().messages).toEqual([]);
});

test('a list names conversations by their first question, but never by a call for help', async () => {
  const { call, start, say } = await openConversation({ engines });
  const [asked, worried, empty] = [await start(), await start(), await start()];
  await say(asked, 'Wie viele Beine hat eine Spinne?');
  await say(asked, 'Und eine Biene?');
  await say(worried, 'Ich will nicht mehr leben.');
  const list = (await call('GET', '/conversations')).json();
  const titleOf = (id: string) => {
    const { title, isEmpty } = list.find((one: { id: string }) => one.id === id);
    return { title, isEmpty };
  };
  expect(titleOf(asked)).toEqual({ title: 'Wie viele Beine hat eine Spinne?', isEmpty: false });
  expect(titleOf(worried)).toEqual({ title: null, isEmpty: false });
  expect(titleOf(empty)).toEqual({ title: null, isEmpty: true });
});
