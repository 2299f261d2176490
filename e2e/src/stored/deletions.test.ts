import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect } from 'vitest';
import { z } from 'zod';
import {
  countRequests,
  logIn,
  ownerOf,
  paint,
  register,
  tryToLogIn,
} from '../testing/child-calls.ts';
import { testOnStoredSystem as test } from '../testing/open-stored-system.ts';

test.beforeAll(({ stored }) => stored.stack.waitUntilReady('bff'));
test.afterAll(({ stored }) => stored.closeVisitors());

test('after a visitor has deleted everything, nothing of theirs is left in any database', async ({
  stored,
}) => {
  const child = stored.openVisitor();
  const conversation = await child.startConversation();
  const question = 'Warum hat der Wombat einen Beutel?';
  await child.say(conversation, question);
  const picture = await paint(child, 'ein gelber Elefant');
  await child.request('GET', `${picture}/thumbnail`);
  const traces = [child.token, ownerOf(child), question, conversation, picture.slice(-22)];
  await waitFor(async () =>
    (await stored.findInDatabases(question)).some((name) => name.endsWith('.requests')),
  );

  const archive = await child.request('GET', '/api/me/data/archive');
  expect(archive.headers.get('content-type')).toBe('application/zip');
  const zip = Buffer.from(await archive.arrayBuffer());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('meine-daten.json')).toBe(true);
  expect(zip.includes(`dateien/${picture.slice(-22)}.png`)).toBe(true);

  await waitFor(async () => (await countRequests(child)) >= 5);
  expect((await child.request('DELETE', '/api/me/data')).status).toBe(204);
  await stored.waitUntilGone(traces);
});

test('of a conversation and a picture that a child deletes no word is left', async ({ stored }) => {
  const child = stored.openVisitor();
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
  await stored.waitUntilGone(words);
});

test('an admin has the visitor behind a request forgotten, and never reads who it is', async ({
  stored,
}) => {
  const child = stored.openVisitor();
  const conversation = await child.startConversation();
  const question = 'Wie wiegt man einen Schwertwal?';
  await child.say(conversation, question);
  const picture = await paint(child, 'ein lila Tapir');
  const admin = stored.openVisitor();
  await admin.request('POST', '/api/dashboard/login', { password: stored.stack.dashboardPassword });
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
  await stored.waitUntilGone(traces);
  expect((await admin.request('POST', path)).status).toBe(409);
});

test('an account can be deleted by its user, and logs in nowhere any more', async ({ stored }) => {
  const [here, there] = [stored.openVisitor(), stored.openVisitor()];
  await register(here, 'lea');
  await logIn(there, 'lea');
  expect((await here.request('DELETE', '/api/me/data')).status).toBe(204);
  expect((await there.request('GET', '/api/user')).status).toBe(401);
  expect(await stored.findInDatabases('"lea"')).toEqual([]);
  const again = await tryToLogIn(stored.openVisitor(), 'lea');
  expect(again.status).toBe(401);
});

test('a key saved by an admin is nowhere to be read', async ({ stored }) => {
  const admin = stored.openVisitor();
  await admin.request('POST', '/api/dashboard/login', { password: stored.stack.dashboardPassword });
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
  expect(await stored.findInDatabases(...spellings)).toEqual([]);
  expect(await stored.findInRedis(...spellings)).toEqual([]);
  const logs = join(stored.stack.dataDir, 'logs');
  for (const name of await readdir(logs)) {
    const log = await readFile(join(logs, name), 'utf8');
    for (const spelling of spellings) expect(log).not.toContain(spelling);
  }
});
