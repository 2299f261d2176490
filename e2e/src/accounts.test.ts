import { Conversation, ConversationSummary } from '@lux/contracts/conversation/conversation.ts';
import type { Stack } from '@lux/local-stack/stack/stack.ts';
import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import { logIn, paint, register } from './testing/child-calls.ts';
import { testOnSharedSystem as test } from './testing/open-journey.ts';
import { Visitor } from './testing/visitor.ts';

let stack: Stack;
const visitors: Visitor[] = [];

test.beforeAll(({ shared }) => {
  stack = shared.stack;
});

afterAll(() => {
  for (const visitor of visitors) visitor.close();
});

function openVisitor(): Visitor {
  const visitor = new Visitor(stack.url);
  visitors.push(visitor);
  return visitor;
}

/** Other files have their children in the same system. */
const suffix = Date.now().toString(36);

test('a visitor who registers takes everything along, and finds it on another device', async () => {
  const here = openVisitor();
  const conversation = await here.startConversation();
  await here.say(conversation, 'Wie viele Beine hat eine Spinne?');
  const picture = await paint(here, 'ein roter Hund');
  await register(here, `mia-${suffix}`);

  const there = openVisitor();
  await logIn(there, `MIA-${suffix}`);
  expect((await there.request('GET', picture)).status).toBe(200);
  const path = `/api/conversations/${conversation}`;
  expect((await there.json(Conversation, 'GET', path)).messages).toHaveLength(2);
  const list = await there.json(z.array(ConversationSummary), 'GET', '/api/conversations');
  expect(list.map(({ id }) => id)).toEqual([conversation]);

  const stranger = openVisitor();
  await stranger.startConversation();
  expect((await stranger.request('GET', picture)).status).toBe(404);
});

test('what one child keeps, no other child reads or changes, by any route', async () => {
  const [mia, tom] = [openVisitor(), openVisitor()];
  await register(mia, `mia-2-${suffix}`);
  await register(tom, `tom-2-${suffix}`);
  const [visitor, other] = [openVisitor(), openVisitor()];
  const people = [mia, tom, visitor, other];
  const owned = await Promise.all(people.map(async (child) => ({ child, ...(await own(child)) })));

  let refusals = 0;
  for (const { child, conversations, pictures } of owned) {
    const objects = [
      ...conversations.map((id) => ['/api/conversations', id] as const),
      ...pictures.map((url) => ['/media', url.slice('/media/'.length)] as const),
    ];
    for (const stranger of people.filter((one) => one !== child)) {
      for (const [path, id] of objects) {
        await expectNothing(stranger, 'GET', (one) => `${path}/${one}`, id);
        refusals += 1;
      }
      const [conversation = ''] = conversations;
      await expectNothing(
        stranger,
        'POST',
        (one) => `/api/conversations/${one}/messages`,
        conversation,
      );
      const query = 'query ($id: ID!) { conversation(id: $id) { id } }';
      const variables = { id: conversation };
      const answer = await stranger.request('POST', '/graphql', { query, variables });
      const { errors } = await answer.json();
      expect(errors[0].extensions.code).toBe('CONVERSATION_NOT_FOUND');
    }
    const socket = await child.connect();
    for (const stranger of people.filter((one) => one !== child)) {
      const joined = await socket.emitWithAck('visitor.join', { visitorToken: stranger.token });
      expect(joined).toMatchObject({ ok: false, error: 'FORBIDDEN' });
    }
  }
  expect(refusals).toBeGreaterThanOrEqual(200);
});

const CONVERSATIONS = 15;
const PICTURES = 5;

async function own(child: Visitor): Promise<{ conversations: string[]; pictures: string[] }> {
  const conversations: string[] = [];
  const pictures: string[] = [];
  while (conversations.length < CONVERSATIONS) conversations.push(await child.startConversation());
  while (pictures.length < PICTURES) pictures.push(await paint(child, 'eine blaue Katze'));
  return { conversations, pictures };
}

/** Somebody else's thing answers just like one that does not exist. */
async function expectNothing(
  stranger: Visitor,
  method: 'GET' | 'POST',
  pathOf: (id: string) => string,
  id: string,
): Promise<void> {
  const body = method === 'POST' ? { role: 'user', content: 'Hallo' } : undefined;
  const refused = await stranger.request(method, pathOf(id), body);
  const none = await stranger.request(method, pathOf('A'.repeat(22)), body);
  expect([pathOf(id), refused.status]).toEqual([pathOf(id), 404]);
  expect(await refused.json()).toEqual(await none.json());
}
