import type { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const open = () => {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-things-${opened}`;
  const { uri } = engines.mongodb;
  return openAccounts({ uri, redisUrl: engines.redis.url, database });
};
type Call = Awaited<ReturnType<typeof open>>['call'];

const asUser = (name: string) => ({
  'x-lux-owners': `user:${name.padEnd(22, '-')},visitor:abcdefgh`,
});
const build = (id: string, changedAt: string, data: StoredThing['data'] = { title: id }) => ({
  kind: 'story',
  id,
  changedAt,
  data,
});
const [early, late, later] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)).toISOString());
const put = (call: Call, name: string, ...things: object[]) =>
  call('PUT', '/things', { things }, asUser(name));

test('what one device keeps, another of the same user finds, and nobody else', async () => {
  const { call } = await open();
  const { status, body } = await put(call, 'mia', build('story_1', early ?? ''));
  expect([status, body]).toEqual([200, [build('story_1', early ?? '')]]);
  expect((await call('GET', '/things', undefined, asUser('mia'))).body).toEqual(body);
  expect((await call('GET', '/things', undefined, asUser('tom'))).body).toEqual([]);
});

test('of two versions the later change counts, whichever arrives first', async () => {
  const { call } = await open();
  await put(call, 'mia', build('story_1', late ?? '', { title: 'neu' }));
  await put(call, 'mia', build('story_1', early ?? '', { title: 'alt' }));
  const { body } = await call('GET', '/things', undefined, asUser('mia'));
  expect(body).toEqual([build('story_1', late ?? '', { title: 'neu' })]);
});

test('what was deleted does not come back with a device that was away', async () => {
  const { call } = await open();
  await put(call, 'mia', build('story_1', early ?? ''));
  await put(call, 'mia', build('story_1', later ?? '', null));
  const { body } = await put(call, 'mia', build('story_1', late ?? ''));
  expect(body).toEqual([build('story_1', later ?? '', null)]);
});

test('the same change from many devices at once is one thing', async () => {
  const { call } = await open();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => put(call, 'mia', build('story_1', early ?? ''))),
  );
  for (const { status } of answers) expect(status).toBe(200);
  expect((await call('GET', '/things', undefined, asUser('mia'))).body).toHaveLength(1);
});

test.each([
  { 'a\0b': 1 },
  { $ref: 'a', $where: 'b', 'a.b': [{ $set: 1 }], '': null },
  { a: { _bsontype: 'ObjectId' } },
  { $__: 1, toObject: 1, toBSON: { toJSON: 1 } },
  { text: '\ud800 \0 \u2028' },
])('a thing comes back as it was kept, whatever its parts are called: %j', async (data) => {
  const { call } = await open();
  const thing = build('story_1', early ?? '', data);
  expect(await put(call, 'mia', thing)).toMatchObject({ status: 200, body: [thing] });
});

test('a clock that runs ahead does not win for ever', async () => {
  const { call } = await open();
  await put(call, 'mia', build('story_1', '2099-01-01T00:00:00.000Z'));
  const { body } = await call('GET', '/things', undefined, asUser('mia'));
  expect(Date.parse(body[0].changedAt)).toBeLessThan(Date.now() + 120_000);
});

test.each([
  [{ ...build('x', '2026-01-01T00:00:00.000Z'), kind: 'secret' }],
  [build('', '2026-01-01T00:00:00.000Z')],
  [build('x', 'yesterday')],
  [build('x', '2026-01-01T00:00:00.000Z', { text: 'x'.repeat(200_001) })],
])('a broken thing is refused whole', async (thing) => {
  const { call } = await open();
  const { status } = await put(call, 'mia', build('good', early ?? ''), thing);
  expect(status).toBe(400);
  expect((await call('GET', '/things', undefined, asUser('mia'))).body).toEqual([]);
});

test('a visitor’s things stay on the device', async () => {
  const { call } = await open();
  const answer = await call('GET', '/things', undefined, { 'x-lux-owners': 'visitor:abcdefgh' });
  expect([answer.status, answer.body.error]).toEqual([401, 'LOGIN_NEEDED']);
});

test('everything of a user can be listed, and removed together with the account', async () => {
  const { call } = await open();
  const registered = await call('POST', '/users', {
    username: 'mia',
    password: 'Wolke-Besen-Zebra',
  });
  const owner = { 'x-lux-owners': `user:${registered.body.id}` };
  await call('PUT', '/things', { things: [build('story_1', early ?? '')] }, owner);
  const { body } = await call('GET', '/belongings', undefined, owner);
  expect(body).toMatchObject({ user: { username: 'mia' }, things: [{ id: 'story_1' }] });

  expect((await call('DELETE', '/belongings', undefined, owner)).status).toBe(204);
  expect((await call('GET', '/things', undefined, owner)).body).toEqual([]);
  expect((await call('GET', `/users/${registered.body.id}`)).status).toBe(404);
});
