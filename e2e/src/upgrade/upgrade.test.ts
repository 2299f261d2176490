/**
 * What a LUX of 21 November 2026 stored is there for today's: `data-of-2026-11-21.tar.gz` is a back-up of
 * a LUX that ran commit 8076158, where a child with an account, a visitor and an admin had been at work.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { Conversation, ConversationSummary } from '@lux/contracts/conversation/conversation.ts';
import { inheritedEnv } from '@lux/local-stack/config.ts';
import { findInDatabases } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSystem } from '../testing/open-system.ts';
import { Visitor } from '../testing/visitor.ts';

const engines = useEngines();
const { uri, databasePrefix } = engines.mongodb;
const backup = fileURLToPath(new URL('data-of-2026-11-21.tar.gz', import.meta.url));
const restore = fileURLToPath(new URL('../../../packages/backup/src/restore.ts', import.meta.url));
/** Made up by the LUX of then, and used for nothing else. */
const secrets = {
  SESSION_SECRET: '2AaMYuml_Cd4-I7IeyvrTlr0SOzy18e1PjqwSviTWNtWn2-DJvSJVQT-_zyt-ZK9',
  SETTINGS_KEY: '/GLcf7NMuygTy3chXrlndWy9TnHOS2wxyy/h5uiiogs=',
};
/** The data gets older every day, and what nobody uses is deleted: as late as can be. */
const keepsLongest = {
  EVENT_RETENTION_DAYS: '3650',
  VISITOR_RETENTION_DAYS: '3650',
  ACCOUNT_RETENTION_DAYS: '0',
};
const password = 'Wolke-Besen-Zebra';
const tokens = ['upgrade-owner-0001', 'upgrade-mia-00001', 'upgrade-visitor-1'];

let system: Awaited<ReturnType<typeof openSystem>>;
let mia: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  const env = { ...inheritedEnv(), MONGODB_URI: uri, NAME_PREFIX: databasePrefix };
  await promisify(execFile)(process.execPath, [restore, backup, '--stopped'], { env });
  system = await openSystem({
    mongodbUri: uri,
    redisUrl: engines.redis.url,
    secrets,
    env: { NAME_PREFIX: databasePrefix, ...keepsLongest },
  });
  mia = new Visitor(system.stack.url, 'upgrade-mia-00001');
  visitor = new Visitor(system.stack.url, 'upgrade-visitor-1');
});

afterAll(async () => {
  mia?.close();
  visitor?.close();
  await system?.close();
});

const readTalks = async (child: Visitor) => {
  const found = await child.json(z.array(ConversationSummary), 'GET', '/api/conversations');
  return Promise.all(
    found.map(({ id }) => child.json(Conversation, 'GET', `/api/conversations/${id}`)),
  );
};

test('a child logs in with the password and the accented name of then, and finds its things', async () => {
  const body = { username: 'mía', password, visitorToken: mia.token };
  const user = await mia.json(User, 'POST', '/api/login', body);
  expect(user).toMatchObject({ username: 'Mía', email: null, role: 'user', isOwner: false });

  const [talk] = await readTalks(mia);
  expect(talk?.messages).toMatchObject([
    { role: 'user', content: 'Wie viele Beine hat eine Spinne?' },
    { role: 'assistant', content: expect.stringContaining('acht Beine') },
  ]);
  const { things } = await mia.json(SyncedItemsPage, 'GET', '/api/me/things');
  expect(things.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
    { kind: 'progress', id: 'quiz', data: { best: 8 } },
    { kind: 'story', id: 'story-1', data: { title: 'Der Drache' } },
    { kind: 'story', id: 'story-2', data: null },
  ]);
  const Collected = z.array(z.object({ stickerId: z.string() }));
  const stickers = await mia.json(Collected, 'GET', '/api/user/stickers');
  expect(stickers.map(({ stickerId }) => stickerId)).toEqual(
    expect.arrayContaining(['erstes-quiz', 'erstes-bild', 'erstes-ausmalbild', 'erste-frage']),
  );
});

test('pictures and colouring pages of then are handed out to their children, and to nobody else', async () => {
  await visitor.startConversation();
  const Mine = z.object({ fileIds: z.array(z.string()) });
  for (const [child, other] of [
    [mia, visitor],
    [visitor, mia],
  ] as const) {
    const { fileIds } = await child.json(Mine, 'GET', '/api/me/data');
    expect(fileIds).toHaveLength(2);
    for (const id of fileIds) {
      const answer = await child.request('GET', `/media/${id}`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
      expect((await other.request('GET', `/media/${id}`)).status).toBe(404);
    }
  }
});

test('a visitor goes on in the talk of then', async () => {
  const before = await readTalks(visitor);
  const talk = before.find(({ messages }) => messages.length === 2);
  expect(await visitor.say(talk?.id ?? '', 'Und ein Käfer?')).toContain('sechs Beine');
  const after = await visitor.json(Conversation, 'GET', `/api/conversations/${talk?.id}`);
  expect(after.messages).toHaveLength(4);
});

test('an admin finds settings, the sealed key and the requests of then, with no child’s token in them', async () => {
  const admin = new Visitor(system.stack.url);
  const { dashboardPassword } = system.stack;
  await admin.request('POST', '/api/dashboard/login', { password: dashboardPassword });
  const Settings = z.looseObject({
    assistantName: z.string(),
    elevenlabsApiKey: z.looseObject({ lastFour: z.string() }),
  });
  const settings = await admin.json(Settings, 'GET', '/api/admin/settings');
  expect(settings).toMatchObject({ assistantName: 'Luxi', elevenlabsApiKey: { lastFour: '5678' } });
  const Rows = z.array(z.looseObject({ type: z.string(), timestamp: z.string() }));
  const rows = await admin.json(Rows, 'GET', '/api/analytics/requests?limit=200');
  const ofThen = rows.filter(({ timestamp }) => timestamp.startsWith('2026-11-28T19:41'));
  for (const type of ['text', 'image', 'coloring']) {
    expect(ofThen.filter((row) => row.type === type)).toHaveLength(2);
  }
  await waitFor(async () => {
    const found = await findInDatabases(uri, databasePrefix, tokens);
    return found.every((name) => !name.endsWith('analytics.requests'));
  });
  admin.close();
});

test('the owner of then is still the owner', async () => {
  const owner = new Visitor(system.stack.url);
  const body = { username: 'owner', password, visitorToken: owner.token };
  expect(await owner.json(User, 'POST', '/api/login', body)).toMatchObject({ isOwner: true });
  owner.close();
});
