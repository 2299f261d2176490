import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { User } from '@lux/contracts/accounts/user.ts';
import { Conversation, ConversationSummary } from '@lux/contracts/conversation/conversation.ts';
import { copyDatabases } from '@lux/test-kit/copy-databases.ts';
import { findInDatabases, findInRedis } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSystem } from './testing/open-system.ts';
import { Visitor } from './testing/visitor.ts';

const engines = useEngines();
const { uri, databasePrefix } = engines.mongodb;
let system: Awaited<ReturnType<typeof openSystem>>;
const visitors: Visitor[] = [];

beforeAll(async () => {
  system = await openSystem({
    mongodbUri: uri,
    redisUrl: engines.redis.url,
    env: { NAME_PREFIX: databasePrefix },
  });
});

afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await system?.close();
});

function openVisitor(): Visitor {
  const visitor = new Visitor(system.stack.url);
  visitors.push(visitor);
  return visitor;
}

const password = 'Wolke-Besen-Zebra';
const Url = z.object({ url: z.string() });
const enter = (child: Visitor, path: string, username: string) =>
  child.json(User, 'POST', path, { username, password, visitorToken: child.token });
const register = (child: Visitor, username: string) => enter(child, '/api/register', username);
const logIn = (child: Visitor, username: string) => enter(child, '/api/login', username);
const paint = async (child: Visitor, prompt: string) =>
  (await child.json(Url, 'POST', '/api/generate-image', { prompt, visitorToken: child.token })).url;
const ownerOf = (child: Visitor) => createHash('sha256').update(child.token).digest('base64url');

test('a visitor who registers takes everything along, and finds it on another device', async () => {
  const here = openVisitor();
  const conversation = await here.startConversation();
  await here.say(conversation, 'Wie viele Beine hat eine Spinne?');
  const picture = await paint(here, 'ein roter Hund');
  await register(here, 'mia');

  const there = openVisitor();
  await logIn(there, 'MIA');
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
  await register(mia, 'mia-2');
  await register(tom, 'tom-2');
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

test('after a visitor has deleted everything, nothing of theirs is left in any database', async () => {
  const child = openVisitor();
  const conversation = await child.startConversation();
  const question = 'Warum hat der Wombat einen Beutel?';
  await child.say(conversation, question);
  const picture = await paint(child, 'ein gelber Elefant');
  await child.request('GET', `${picture}/thumbnail`);
  const traces = [child.token, ownerOf(child), question, conversation, picture.slice(-22)];
  await waitFor(async () =>
    (await findInDatabases(uri, databasePrefix, [question])).some((name) =>
      name.endsWith('.requests'),
    ),
  );

  const archive = await child.request('GET', '/api/me/data/archive');
  expect(archive.headers.get('content-type')).toBe('application/zip');
  const zip = Buffer.from(await archive.arrayBuffer());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('meine-daten.json')).toBe(true);
  expect(zip.includes(`dateien/${picture.slice(-22)}.png`)).toBe(true);

  await waitFor(async () => (await countRequests(child)) >= 5);
  expect((await child.request('DELETE', '/api/me/data')).status).toBe(204);
  await waitUntilGone(traces);
});

/** What was still under way, such as the last count's own event, is stored for a moment and then forgotten. */
const waitUntilGone = async (texts: string[]) => {
  const isGone = async () => (await findInDatabases(uri, databasePrefix, texts)).length === 0;
  await waitFor(isGone, { what: 'the last trace to go' });
};

const countRequests = async (child: Visitor) => {
  const data = z.object({ requests: z.array(z.unknown()) });
  return (await child.json(data, 'GET', '/api/me/data')).requests.length;
};

test('of a conversation and a picture that a child deletes no word is left', async () => {
  const child = openVisitor();
  const conversation = await child.startConversation();
  await child.say(conversation, 'Mein Hund heißt Wuffelix. Was frisst ein Hund?');
  await child.request('POST', '/api/speech', {
    ...{ text: 'Du hast gesagt: Mein Hund heißt Wuffelix.', conversationId: conversation },
  });
  const picture = await paint(child, 'ein Hund namens Knurrmann');
  const words = ['Wuffelix', 'Knurrmann'];
  await waitFor(async () => (await countRequests(child)) >= 4);

  expect((await child.request('DELETE', `/api/conversations/${conversation}`)).status).toBe(204);
  const removed = await child.graphql(
    z.object({ removePicture: z.literal(true) }),
    'mutation ($id: ID!) { removePicture(id: $id) }',
    { id: picture.slice('/media/'.length) },
  );
  expect(removed.removePicture).toBe(true);
  await waitUntilGone(words);
});

test('an admin has the visitor behind a request forgotten, and never reads who it is', async () => {
  const child = openVisitor();
  const conversation = await child.startConversation();
  const question = 'Wie wiegt man einen Schwertwal?';
  await child.say(conversation, question);
  const picture = await paint(child, 'ein lila Tapir');
  const admin = openVisitor();
  await admin.request('POST', '/api/dashboard/login', { password: system.stack.dashboardPassword });
  const Rows = z.array(z.looseObject({ id: z.string(), prompt: z.string().nullable() }));
  const read = () => admin.json(Rows, 'GET', '/api/analytics/requests');
  const row = await waitFor(async () =>
    (await read()).find(({ prompt }) => prompt?.includes('Schwertwal')),
  );
  // The picture's request goes with the talk's.
  await waitFor(async () => (await countRequests(child)) >= 4);
  expect(JSON.stringify(await read())).not.toContain(ownerOf(child));

  const path = `/api/analytics/requests/${row.id}/forgettings`;
  expect((await admin.request('POST', path)).status).toBe(200);
  const traces = [ownerOf(child), question, conversation, picture.slice(-22), 'lila Tapir'];
  await waitUntilGone(traces);
  expect((await admin.request('POST', path)).status).toBe(409);
});

test('an account can be deleted by its user, and logs in nowhere any more', async () => {
  const [here, there] = [openVisitor(), openVisitor()];
  await register(here, 'lea');
  await logIn(there, 'lea');
  expect((await here.request('DELETE', '/api/me/data')).status).toBe(204);
  expect((await there.request('GET', '/api/user')).status).toBe(401);
  expect(await findInDatabases(uri, databasePrefix, ['"lea"'])).toEqual([]);
  const again = await openVisitor().request('POST', '/api/login', { username: 'lea', password });
  expect(again.status).toBe(401);
});

test('a key saved by an admin is nowhere to be read', async () => {
  const admin = openVisitor();
  await admin.request('POST', '/api/dashboard/login', { password: system.stack.dashboardPassword });
  const key = 'sk-proj-QWERTZ-12345678-abcdefgh';
  const saved = await admin.request('POST', '/api/admin/settings', { elevenlabsApiKey: key });
  expect(saved.status).toBe(200);
  const shown = await (await admin.request('GET', '/api/admin/settings')).text();
  expect(shown).toContain('"lastFour":"efgh"');
  const spellings = [
    key,
    Buffer.from(key).toString('hex'),
    Buffer.from(key).toString('base64').slice(0, 36),
  ];
  for (const spelling of spellings) expect(shown).not.toContain(spelling);
  expect(await findInDatabases(uri, databasePrefix, spellings)).toEqual([]);
  expect(await findInRedis(engines.redis.url, databasePrefix, spellings)).toEqual([]);
  const logs = join(system.stack.dataDir, 'logs');
  for (const name of await readdir(logs)) {
    const log = await readFile(join(logs, name), 'utf8');
    for (const spelling of spellings) expect(log).not.toContain(spelling);
  }
});

test('a single talk and picture that were deleted since a back-up are gone again after its restore', async () => {
  const visitor = openVisitor();
  const said = ['Was trinkt der Wüstenfuchs?', 'Wie hoch springt der Luchs?'] as const;
  const [gone, kept] = [await visitor.startConversation(), await visitor.startConversation()];
  await visitor.say(gone, said[0]);
  await visitor.say(kept, said[1]);
  const picture = (await paint(visitor, 'ein getupfter Dackel')).slice(-22);
  await waitFor(async () => (await countRequests(visitor)) >= 3);
  const backup = await copyDatabases(uri, databasePrefix);
  for (const path of [`/api/conversations/${gone}`, `/api/pictures/${picture}`]) {
    expect((await visitor.request('DELETE', path)).status).toBe(204);
  }
  const traces = [said[0], gone, 'getupfter Dackel'];
  await backup.restore();
  const back = await findInDatabases(uri, databasePrefix, traces);
  for (const collection of ['analytics.requests', 'conversation.messages', 'media.jobs']) {
    expect(back.some((name) => name.endsWith(collection))).toBe(true);
  }

  system.stack.kill('bff');
  let left: string[] = [];
  const isGone = async () => {
    left = await findInDatabases(uri, databasePrefix, [said[0], 'getupfter Dackel']);
    return left.length === 0;
  };
  await waitFor(isGone, { timeoutMs: 20_000 }).catch(() => expect(left).toEqual([]));
  await system.stack.waitUntilReady('bff');
  expect((await visitor.request('GET', `/api/conversations/${gone}`)).status).toBe(404);
  expect((await visitor.request('GET', `/media/${picture}`)).status).toBe(404);
  expect((await visitor.request('GET', `/api/conversations/${kept}`)).status).toBe(200);
});

test('who was deleted since a back-up is gone again after its restore, in every service', async () => {
  const [child, visitor, other] = [openVisitor(), openVisitor(), openVisitor()];
  await register(child, 'zoe');
  await register(other, 'bea');
  const said = ['Wo schläft der Ameisenbär?', 'Wann badet das Nilpferd?'];
  const traces = ['"zoe"', ...said];
  for (const [index, one] of [child, visitor].entries()) {
    const conversation = await one.startConversation();
    await one.say(conversation, said[index] ?? '');
    const picture = await paint(one, 'ein gestreifter Kater');
    traces.push(conversation, picture.slice(-22));
    await waitFor(async () => (await countRequests(one)) >= 3);
  }
  const backup = await copyDatabases(uri, databasePrefix);
  for (const one of [child, visitor]) {
    expect((await one.request('DELETE', '/api/me/data')).status).toBe(204);
  }
  await waitUntilGone(traces);
  await backup.restore();
  const back = await findInDatabases(uri, databasePrefix, traces);
  for (const service of ['accounts.users', 'analytics.requests', 'conversation.messages']) {
    expect(back.some((name) => name.endsWith(service))).toBe(true);
  }
  // A visitor may go on after its deletion; that is not what it asked to have deleted.
  const later = await visitor.startConversation();

  system.stack.kill('bff');
  let left: string[] = [];
  const isGone = async () => {
    left = await findInDatabases(uri, databasePrefix, traces);
    return left.length === 0;
  };
  await waitFor(isGone, { timeoutMs: 20_000 }).catch(() => expect(left).toEqual([]));
  await system.stack.waitUntilReady('bff');
  const refused = await openVisitor().request('POST', '/api/login', { username: 'zoe', password });
  expect(refused.status).toBe(401);
  await logIn(openVisitor(), 'bea');

  expect((await visitor.request('GET', `/api/conversations/${later}`)).status).toBe(200);
});
