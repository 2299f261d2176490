import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { listenToPushes } from '../testing/listen-to-pushes.ts';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-stickers-${opened}`;
  const redisUrl = engines.redis.url;
  const service = await openAccounts({ uri: engines.mongodb.uri, redisUrl, database });
  const { call, deps } = service;
  const registration = { username: 'Mia', password: 'Wolke-Besen-Zebra' };
  const userId: string = (await call('POST', '/users', registration)).body.id;
  return {
    ...service,
    userId,
    pushes: await listenToPushes(redisUrl, database),
    /** Has done that much without anybody having looked what it earns. */
    reach: (counts: Record<string, number>) =>
      deps.progress.add([
        { userId, activityId: createId(), at: new Date(), day: '2026-03-29', counts },
      ]),
    claim: (claim: object, id = userId) => call('POST', `/users/${id}/stickers`, claim),
    list: async (id = userId) => (await call('GET', `/users/${id}/stickers`)).body,
  };
}

test('all stickers can be seen, and each has its picture', async () => {
  const { app, call, deps } = await open();
  const { body } = await call('GET', '/stickers');
  expect(body).toHaveLength(deps.catalogue.size);
  expect(body).toContainEqual({
    id: 'erstes-bild',
    name: 'Erstes Bild',
    description: 'Lass LUX dein erstes Bild malen.',
    category: 'Malen',
    rarity: 'normal',
    image_url: expect.stringMatching(/^\/api\/stickers\/erstes-bild\/image\?v=\w{8}$/),
  });
  const image = await app.inject({
    url: '/stickers/erstes-bild/image',
    headers: { 'x-internal-token': deps.internalToken },
  });
  expect(image.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(image.body).toBe(deps.catalogue.get('erstes-bild')?.svg);
  expect((await call('GET', '/stickers/gibt-es-nicht/image')).body.error).toBe('STICKER_NOT_FOUND');
});

test('a sticker that is not earned is refused kindly, an unknown one is not found', async () => {
  const { claim, list, reach } = await open();
  await reach({ pictures: 2 });
  const refused = await claim({ stickerId: 'farbklecks', achievementType: 'ich will' });
  expect([refused.status, refused.body]).toEqual([
    403,
    {
      error: 'NOT_ACHIEVED',
      message: 'Diesen Sticker hast du noch nicht verdient. Mach weiter, dann klappt es bald!',
    },
  ]);
  const unknown = await claim({ stickerId: 'gibt-es-nicht' });
  expect([unknown.status, unknown.body.error]).toEqual([404, 'STICKER_NOT_FOUND']);
  expect(await list()).toEqual([]);
});

test('fifty claims at once are one record and one push, and all get the same answer', async () => {
  const { claim, deps, list, pushes, reach, userId } = await open();
  await reach({ pictures: 1 });
  const wish = { stickerId: 'erstes-bild', achievementType: 'Malen', metadata: { bild: 7 } };
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim(wish)));
  const [first] = answers;
  expect(first?.body).toEqual({
    stickerId: 'erstes-bild',
    achievementType: 'Malen',
    collectedAt: expect.any(String),
    metadata: { bild: 7 },
    sticker: deps.catalogue.get('erstes-bild')?.sticker,
  });
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, first?.body]);
  expect(await deps.mongo.connection.collection('user-stickers').countDocuments()).toBe(1);
  expect(await list()).toEqual([first?.body]);

  const later = await claim({ stickerId: 'erstes-bild', achievementType: 'anders' });
  expect(later.body).toEqual(first?.body);
  deps.push.toOwner(`user:${userId}`, 'job.ready', { jobId: 'the last push', kind: 'image' });
  await waitFor(() => pushes.count(userId, 'the last push') === 1);
  expect(pushes.count(userId, 'sticker.awarded', 'erstes-bild')).toBe(1);
});

test('without words of its own a claim says what the catalogue says', async () => {
  const { claim, reach } = await open();
  await reach({ pictures: 1 });
  expect((await claim({ stickerId: 'erstes-bild' })).body).toMatchObject({
    achievementType: 'dein erstes Bild',
    metadata: null,
  });
});

test.each([
  ['no sticker', {}],
  ['an operator for a sticker', { stickerId: { $ne: '' } }],
  ['a long achievement', { stickerId: 'erstes-bild', achievementType: 'x'.repeat(101) }],
  ['nested facts', { stickerId: 'erstes-bild', metadata: { a: { b: 1 } } }],
  ['an operator among the facts', { stickerId: 'erstes-bild', metadata: { $where: '1' } }],
])('a claim with %s is refused', async (_fault, body) => {
  const { claim, reach } = await open();
  await reach({ pictures: 1 });
  const answer = await claim(body);
  expect([answer.status, answer.body.error]).toEqual([400, 'VALIDATION_FAILED']);
});

test('what one child has reached is nothing to another', async () => {
  const { claim, list, reach } = await open();
  await reach({ pictures: 1 });
  const stranger = createId();
  expect((await claim({ stickerId: 'erstes-bild' }, stranger)).status).toBe(403);
  expect(await list(stranger)).toEqual([]);
});

test('an account deleted while its sticker is awarded leaves nothing behind', async () => {
  const { call, claim, deps, reach, userId } = await open();
  await call('DELETE', `/users/${userId}`);
  await reach({ pictures: 1 });
  expect((await claim({ stickerId: 'erstes-bild' })).status).toBe(404);
  for (const collection of ['user-stickers', 'sticker-progress']) {
    expect(await deps.mongo.connection.collection(collection).countDocuments()).toBe(0);
  }
});
