import { type SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const open = () => {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-items-${opened}`;
  const { uri } = engines.mongodb;
  return openAccounts({ uri, redisUrl: engines.redis.url, database });
};
type Call = Awaited<ReturnType<typeof open>>['call'];

const asUser = (name: string) => ({
  'x-lux-owners': `user:${name.padEnd(22, '-')},visitor:abcdefgh`,
});
const build = (id: string, changedAt: string, data: SyncedItem['data'] = { title: id }) => ({
  kind: 'story',
  id,
  changedAt,
  data,
});
const [early, late, later] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)).toISOString());
const put = (call: Call, name: string, ...things: object[]) =>
  call('PUT', '/things', { things }, asUser(name));
/** All pages, as a device that has seen nothing yet. */
async function read(call: Call, name: string, limit = 100): Promise<SyncedItem[]> {
  const pages: SyncedItemsPage[] = [];
  do {
    const mark = pages.at(-1)?.mark;
    const since = mark === undefined ? '' : `&since=${mark}`;
    const { body } = await call('GET', `/things?limit=${limit}${since}`, undefined, asUser(name));
    pages.push(SyncedItemsPage.parse(body));
  } while (pages.at(-1)?.hasMore);
  return pages.flatMap(({ things }) => things);
}

test('what one device keeps, another of the same user finds, and nobody else', async () => {
  const { call } = await open();
  const { status, body } = await put(call, 'mia', build('story_1', early ?? ''));
  expect([status, body.things, body.hasMore]).toEqual([
    200,
    [build('story_1', early ?? '')],
    false,
  ]);
  expect(await read(call, 'mia')).toEqual(body.things);
  expect(await read(call, 'tom')).toEqual([]);
});

test('of two versions the later change counts, whichever arrives first', async () => {
  const { call } = await open();
  await put(call, 'mia', build('story_1', late ?? '', { title: 'neu' }));
  await put(call, 'mia', build('story_1', early ?? '', { title: 'alt' }));
  expect(await read(call, 'mia')).toEqual([build('story_1', late ?? '', { title: 'neu' })]);
});

test('what was deleted does not come back with a device that was away', async () => {
  const { call } = await open();
  await put(call, 'mia', build('story_1', early ?? ''));
  await put(call, 'mia', build('story_1', later ?? '', null));
  const { body } = await put(call, 'mia', build('story_1', late ?? ''));
  expect(body.things).toEqual([build('story_1', later ?? '', null)]);
});

test('the same change from many devices at once is one item', async () => {
  const { call } = await open();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => put(call, 'mia', build('story_1', early ?? ''))),
  );
  for (const { status } of answers) expect(status).toBe(200);
  expect(await read(call, 'mia')).toHaveLength(1);
});

test.each([
  { 'a\0b': 1 },
  { $ref: 'a', $where: 'b', 'a.b': [{ $set: 1 }], '': null },
  { a: { _bsontype: 'ObjectId' } },
  { $__: 1, toObject: 1, toBSON: { toJSON: 1 } },
  { text: '\ud800 \0 \u2028' },
])('an item comes back as it was kept, whatever its parts are called: %j', async (data) => {
  const { call } = await open();
  const item = build('story_1', early ?? '', data);
  expect(await put(call, 'mia', item)).toMatchObject({ status: 200, body: { things: [item] } });
});

test('a clock that runs ahead does not win for ever', async () => {
  const { call } = await open();
  await put(call, 'mia', build('story_1', '2099-01-01T00:00:00.000Z'));
  const [kept] = await read(call, 'mia');
  expect(Date.parse(kept?.changedAt ?? '')).toBeLessThan(Date.now() + 120_000);
});

test.each([
  [{ ...build('x', '2026-01-01T00:00:00.000Z'), kind: 'secret' }],
  [build('', '2026-01-01T00:00:00.000Z')],
  [build('x', 'yesterday')],
  [build('x', '2026-01-01T00:00:00.000Z', { text: 'x'.repeat(200_001) })],
])('a broken item is refused whole', async (item) => {
  const { call } = await open();
  const { status } = await put(call, 'mia', build('good', early ?? ''), item);
  expect(status).toBe(400);
  expect(await read(call, 'mia')).toEqual([]);
});

test('everything of a user can be listed, and removed together with the account', async () => {
  const { call } = await open();
  const registered = await call('POST', '/users', {
    username: 'mia',
    password: 'Wolke-Besen-Zebra',
  });
  const owner = { 'x-lux-owners': `user:${registered.body.id}` };
  await call('PUT', '/things', { things: [build('story_1', early ?? '')] }, owner);
  const { body } = await call('GET', '/user-data', undefined, owner);
  expect(body).toMatchObject({ user: { username: 'mia' } });

  expect((await call('DELETE', '/user-data', undefined, owner)).status).toBe(204);
  expect((await call('GET', '/things', undefined, owner)).body.things).toEqual([]);
  expect((await call('GET', `/users/${registered.body.id}`)).status).toBe(404);
});

const now = () => new Date().toISOString();
const large = (id: string, sizeBytes = 190_000) =>
  build(id, now(), { text: 'x'.repeat(sizeBytes) });

test('an account is full at 10 MB, says so kindly, and takes again what makes it smaller', async () => {
  const { call } = await open();
  const statuses: number[] = [];
  for (let count = 0; count < 14; count += 1) {
    const things = [1, 2, 3, 4].map((one) => large(`story_${count}${one}`));
    statuses.push((await put(call, 'mia', ...things)).status);
  }
  expect(statuses).toEqual([...Array(13).fill(200), 409]);
  const full = await put(call, 'mia', large('story_99', 200_000 - 20));
  expect(full.body).toMatchObject({
    error: 'TOO_MANY_THINGS',
    message: expect.stringContaining('Lösche etwas'),
  });
  expect((await put(call, 'tom', large('story_1'))).status).toBe(200);

  const deleted = ['story_01', 'story_02'].map((id) => build(id, now(), null));
  expect((await put(call, 'mia', ...deleted)).status).toBe(200);
  expect((await put(call, 'mia', large('story_99'))).status).toBe(200);
});

test('many changes of one account at the same moment stay within its quota', async () => {
  const { call } = await open();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      put(call, 'mia', ...[1, 2, 3, 4].map((one) => large(`story_${at}_${one}`))),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(13);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
});

test('who had more before there was a quota keeps it, and may change it, but not add', async () => {
  const { call, deps } = await open();
  const userId = 'mia'.padEnd(22, '-');
  const old = Array.from({ length: 60 }, (_, at) => ({
    userId,
    kind: 'story',
    id: `story_${at}`,
    changedAt: new Date(early ?? ''),
    data: at % 2 === 0 ? JSON.stringify({ text: 'x'.repeat(190_000) }) : { text: 'y' },
  }));
  old.push(
    ...old.slice(0, 40).map((one, at) => ({ ...one, id: `more_${at}`, data: old[0]?.data ?? '' })),
  );
  await deps.mongo.connection.collection('things').insertMany(old);
  expect(await read(call, 'mia')).toHaveLength(100);
  expect((await put(call, 'mia', large('story_0', 100_000))).status).toBe(200);
  expect((await put(call, 'mia', build('story_2', now(), null))).status).toBe(200);
  expect((await put(call, 'mia', large('new'))).status).toBe(409);
});

test('pages end at their limit and at a megabyte, and each item comes once', async () => {
  const { call } = await open();
  await put(
    call,
    'mia',
    ...Array.from({ length: 9 }, (_, at) => build(`story_${at}`, early ?? '')),
  );
  const small = await call('GET', '/things?limit=4', undefined, asUser('mia'));
  expect([small.body.things.length, small.body.hasMore]).toEqual([4, true]);
  const ids = (await read(call, 'mia', 4)).map(({ id }) => id);
  expect(ids).toHaveLength(9);
  expect(new Set(ids).size).toBe(9);

  for (let at = 0; at < 12; at += 4) {
    await put(call, 'tom', ...[0, 1, 2, 3].map((one) => large(`story_${at + one}`)));
  }
  const { body } = await call('GET', '/things', undefined, asUser('tom'));
  expect(body.hasMore).toBe(true);
  expect(JSON.stringify(body).length).toBeLessThan(1_100_000);
  expect(await read(call, 'tom')).toHaveLength(12);
});

test('with a mark only what changed since comes, from a GET and from a PUT', async () => {
  const { call } = await open();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const first = await put(
    call,
    'mia',
    build('story_1', early ?? ''),
    build('story_2', early ?? ''),
  );
  const { mark } = first.body;
  const nothing = await call('GET', `/things?since=${mark}`, undefined, asUser('mia'));
  expect(nothing.body).toEqual({ things: [], mark, hasMore: false });
  await put(call, 'mia', build('story_1', late ?? '', { title: 'neu' }));
  const changed = await call('GET', `/things?since=${mark}`, undefined, asUser('mia'));
  expect(changed.body.things).toEqual([build('story_1', late ?? '', { title: 'neu' })]);
  const change = { things: [build('story_3', early ?? '')], since: changed.body.mark };
  const answer = await call('PUT', '/things', change, asUser('mia'));
  expect(answer.body.things).toEqual([build('story_3', early ?? '')]);
});

test('what was changed a moment ago comes once more, lest something slipped in before it', async () => {
  const { call } = await open();
  const { body } = await put(call, 'mia', build('story_1', early ?? ''));
  const again = await call('GET', `/things?since=${body.mark}`, undefined, asUser('mia'));
  expect(again.body.things).toHaveLength(1);
});

test('a mark that an older back-up does not know is refused, and so is what is none', async () => {
  const { call } = await open();
  const ahead = `zzzzzzzz.${'0'.repeat(24)}.0`;
  const unknown = await call('GET', `/things?since=${ahead}`, undefined, asUser('mia'));
  expect([unknown.status, unknown.body.error]).toEqual([409, 'CHANGES_UNKNOWN']);
  const none = await call('GET', '/things?since=yesterday', undefined, asUser('mia'));
  expect(none.status).toBe(400);
});

test('more than a megabyte at once is refused before it is read', async () => {
  const { call } = await open();
  const things = [1, 2, 3, 4, 5, 6].map((one) => large(`story_${one}`));
  expect((await put(call, 'mia', ...things)).status).toBe(413);
});
